/** Page speed: the dashboard, its checks and the theme editor (specification §12). */
export const speed = {
  title: 'Velocidade da página',
  line: 'Com que rapidez sua loja abre e o que a faz abrir mais rápido.',
  dismiss: 'Dispensar',
  notLoaded: 'Não foi possível carregar. Verifique sua conexão e tente novamente.',
  promo: {
    title: '30% de desconto em ferramentas de SEO',
    line: 'Apps de SEO dos nossos parceiros, para lojistas que usam este app.',
    open: 'Ver apps'
  },
  gauge: {
    title: 'Desempenho na web',
    devices: 'Dispositivo',
    pc: 'Computador',
    mb: 'Celular',
    recheck: 'Verificar novamente',
    checking: 'Verificando…',
    checkingLine:
      'Sua página inicial é aberta três vezes em cada dispositivo. Isso leva um ou dois minutos.',
    none: 'Ainda não verificada',
    checkedAt: 'Verificada em {when}',
    spread:
      'Três medições, com diferença de no máximo {points|local} {{points:ponto|pontos}}. Vale a pontuação do meio.',
    label: '{device}: {score|local} de 100, {band}',
    scale: 'As cores seguem a escala deste app.',
    googleScale: 'Escala do Google',
    good: 'Boa',
    warn: 'Precisa melhorar',
    bad: 'Lenta',
    notStarted: 'Não foi possível iniciar a verificação. Verifique sua conexão e tente novamente.'
  },
  opportunities: {
    title: 'O que mais ajudaria',
    line: 'As maiores economias que a verificação encontrou para quem visita a loja ({device}).',
    saving: 'até {ms}',
    none: 'A verificação não encontrou nada que valha a pena melhorar.',
    images: 'Otimizar imagens'
  },
  trend: {
    title: 'Últimos 90 dias',
    label: 'Pontuações de {from} a {to}',
    table: 'Mostrar os números',
    date: 'Data',
    few: 'Um gráfico aparecerá aqui após a segunda verificação.'
  },
  up: {
    title: 'Aceleração da loja',
    line: 'Quando um visitante deixa o cursor sobre um link por mais de 65 ms, a página é carregada com antecedência e abre na hora. As pontuações dos testes de velocidade não mudam.',
    speedUp: 'Acelerar',
    preview: 'Ver prévia',
    turnOff: 'Desativar',
    never: 'Carrinhos, checkouts, contas e downloads nunca são carregados com antecedência.'
  },
  effect: {
    title: 'Na sua loja',
    visitors:
      'Visualizações de página nos últimos 28 dias: {prefetched} pré-carregadas, {fresh} não. Em 75% delas, a próxima página apareceu nesse tempo ou menos.',
    few: 'Os tempos dos seus visitantes aparecem aqui após {n} visualizações de página com pré-carregamento e o mesmo número sem.',
    measured:
      'Medido em {when}: do clique na sua página inicial até {page} aparecer. O valor do meio de três visitas cada, em uma conexão 4G lenta.',
    none: 'Abre duas páginas da sua loja como um visitante, com e sem pré-carregamento, e mede a espera.',
    measure: 'Medir na minha loja',
    measuring: 'Medindo…',
    measuringLine: 'Sua loja é aberta seis vezes. Isso leva um ou dois minutos.'
  },
  embed: {
    title: 'Incorporação de app no tema',
    on: 'Ativada',
    off: 'Desativada',
    lineOn: 'O script de pré-carregamento está ativo no seu tema.',
    lineOff: 'Ative a incorporação do app no tema',
    unknown: 'Desconhecido',
    lineUnknown:
      'Não foi possível ler seu tema agora. O editor mostra se a incorporação está ativada.',
    settings: 'Configurar incorporação',
    waiting: 'Aguardando uma alteração no editor…',
    turnedOn: 'A incorporação do app está ativada',
    turnedOff: 'A incorporação do app está desativada'
  },
  video: {
    title: 'Como funciona',
    line: 'Entre passar o cursor sobre um link e clicar, costuma haver cerca de um quarto de segundo. É o suficiente para carregar uma página.',
    watch: 'Assistir ao vídeo',
    preview: 'Ver prévia',
    close: 'Fechar',
    stepOne: 'Um visitante aponta para um link',
    stepTwo: '65 ms depois, a página começa a carregar',
    stepThree: 'O clique abre uma página já carregada',
    without: 'Sem pré-carregamento',
    with: 'Com pré-carregamento',
    shown: 'Próxima página exibida após {time}',
    play: 'Reproduzir',
    pause: 'Pausar',
    label:
      '{way}: o cursor fica sobre um produto, o clique o abre e a página aparece {time} depois.',
    recorded:
      'Uma gravação real de duas páginas da loja de demonstração em uma conexão 4G lenta ({latency}, {speed}). O cursor fica sobre o link por {rest} antes do clique. Reproduzida na metade da velocidade.'
  },
  since: {
    title: 'Desde que você otimizou as imagens',
    line: '{device}: {before} → {after}',
    first: 'Primeira otimização',
    weight: 'Peso da página'
  },
  visitors: {
    title: 'Visitantes reais',
    line: 'A experiência dos visitantes da sua loja nos últimos 28 dias. 75% das visitas tiveram este valor ou um melhor.',
    off: 'Desativado. Se você ativar, sua loja informará tempos de carregamento sem cookies, endereços IP nem qualquer outro dado pessoal.',
    switch: 'Coletar tempos de carregamento dos visitantes',
    none: 'Nenhuma visita ainda. Os primeiros números aparecem depois que alguém abrir uma página da sua loja.',
    lcp: 'Conteúdo principal exibido',
    inp: 'Resposta à interação',
    cls: 'Mudança de layout',
    prefetched: 'Abertura de página, com pré-carregamento',
    fresh: 'Abertura de página, sem pré-carregamento',
    views: '{n} {{count:visualização de página|visualizações de página}}',
    notSaved: 'Tente novamente mais tarde'
  },
  faq: {
    title: 'Perguntas',
    scoreQuestion: 'O script de pré-carregamento aumenta minha pontuação?',
    scoreAnswer:
      'Não. Os testes de velocidade abrem uma página e não clicam em nada, então as pontuações não mudam. Seus visitantes sentem a diferença: as próximas páginas abrem de 200 a 300 ms mais cedo.',
    orderQuestion: 'Ele pode colocar algo no carrinho ou desconectar alguém?',
    orderAnswer:
      'Não. Somente as páginas inicial, de produto, de coleção, de blog, de busca e de conteúdo são carregadas, e nenhum link com parâmetro desconhecido. Um link marcado com data-no-preload nunca é carregado.',
    dataQuestion: 'Ele consome os dados móveis dos meus visitantes?',
    dataAnswer:
      'São guardadas no máximo duas páginas por vez, e nada é carregado para visitantes que economizam dados ou têm uma conexão lenta.',
    varyQuestion: 'Por que a pontuação muda se nada mudou?',
    varyAnswer:
      'As medições variam alguns pontos. Por isso, cada verificação abre a página três vezes em cada dispositivo, e vale a medição do meio.',
    costQuestion: 'Quanto custa?',
    costAnswer: 'Nada. O pré-carregamento e as verificações são gratuitos em todos os planos.'
  },
  editor: {
    title: 'Editor de temas',
    line: 'Esta página faz as vezes do editor de temas da sua plataforma: aqui você ativa e desativa partes dos apps.',
    legend: 'Incorporações de apps',
    embed: 'Pré-carregamento do Page Speed Boost',
    embedLine: 'Coloca o script de pré-carregamento em todas as páginas da loja.',
    save: 'Salvar',
    saved: 'Salvo',
    open: 'Abrir loja'
  },
  reasons: {
    'no-checker':
      'No momento, não é possível medir a velocidade da sua loja aqui. Fale com o suporte se precisar da medição.',
    'not-reached':
      'Não foi possível abrir a página inicial da loja. Verifique se a loja está online e sem senha.',
    'left-shop': 'O endereço da loja leva a outro site, então ela não foi medida.',
    'no-link': 'Sua página inicial não mostra nenhum link que possa ser aberto para a medição.',
    'took-too-long':
      'A verificação passou de 5 minutos e foi cancelada. Tente novamente quando a loja estiver menos movimentada.',
    refused:
      'O serviço que mede a velocidade recusou a verificação ou não respondeu. Tente novamente mais tarde.',
    interrupted: 'A verificação foi interrompida por uma reinicialização. Inicie-a novamente.',
    fault: 'Não foi possível concluir a verificação. Tente novamente mais tarde.'
  }
}
