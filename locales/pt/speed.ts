/** Page speed: the dashboard, its checks and the theme editor (specification §12). */
export const speed = {
  title: 'Velocidade da página',
  line: 'A rapidez com que a sua loja abre e o que a faz abrir mais depressa.',
  dismiss: 'Ignorar',
  notLoaded: 'Não foi possível carregar. Verifique a ligação e tente novamente.',
  promo: {
    title: '30% de desconto em ferramentas de SEO',
    line: 'Aplicações de SEO dos nossos parceiros, para comerciantes que utilizam esta aplicação.',
    open: 'Ver aplicações'
  },
  gauge: {
    title: 'Desempenho na Web',
    devices: 'Dispositivo',
    pc: 'Computador',
    mb: 'Telemóvel',
    recheck: 'Medir novamente',
    checking: 'A medir…',
    checkingLine:
      'A sua página inicial é aberta três vezes em cada dispositivo. Demora um ou dois minutos.',
    none: 'Ainda não medida',
    checkedAt: 'Medida a {when}',
    spread:
      'Três medições, com uma diferença máxima de {points|local} {{points:ponto|pontos}}. Conta a pontuação do meio.',
    label: '{device}: {score|local} em 100, {band}',
    scale: 'As cores seguem a escala desta aplicação.',
    googleScale: 'Escala da Google',
    good: 'Boa',
    warn: 'Precisa de melhorar',
    bad: 'Lenta',
    notStarted: 'Não foi possível iniciar a medição. Verifique a ligação e tente novamente.'
  },
  opportunities: {
    title: 'O que ajudaria mais',
    line: 'As maiores poupanças que a medição encontrou para quem visita a loja ({device}).',
    saving: 'até {ms}',
    none: 'A medição não encontrou nada que valha a pena melhorar.',
    images: 'Otimizar imagens'
  },
  trend: {
    title: 'Últimos 90 dias',
    label: 'Pontuações de {from} a {to}',
    table: 'Mostrar os números',
    date: 'Data',
    few: 'Após a segunda medição, aparece aqui um gráfico.'
  },
  up: {
    title: 'Aceleração da loja',
    line: 'Quando um visitante mantém o ponteiro sobre um link durante mais de 65 ms, a página é carregada antecipadamente e abre de imediato. As pontuações dos testes de velocidade mantêm-se.',
    speedUp: 'Acelerar',
    preview: 'Pré-visualizar',
    turnOff: 'Desativar',
    never:
      'Carrinhos, finalizações de compra, contas e transferências nunca são carregados antecipadamente.'
  },
  effect: {
    title: 'Na sua loja',
    visitors:
      'Visualizações de páginas nos últimos 28 dias: {prefetched} pré-carregadas, {fresh} não. Em 75% delas, a página seguinte apareceu neste tempo ou menos.',
    few: 'Os tempos dos seus visitantes aparecem aqui após {n} visualizações de páginas com pré-carregamento e outras tantas sem.',
    measured:
      'Medido a {when}: do clique na sua página inicial até {page} aparecer. O valor do meio de três visitas cada, numa ligação 4G lenta.',
    none: 'Abre duas páginas da sua loja como um visitante, com e sem pré-carregamento, e mede a espera.',
    measure: 'Medir na minha loja',
    measuring: 'A medir…',
    measuringLine: 'A sua loja é aberta seis vezes. Isto demora um a dois minutos.'
  },
  embed: {
    title: 'Incorporação da aplicação no tema',
    on: 'Ativada',
    off: 'Desativada',
    lineOn: 'O script de pré-carregamento está ativo no seu tema.',
    lineOff: 'Ative a incorporação da aplicação no tema',
    unknown: 'Desconhecido',
    lineUnknown:
      'De momento, não é possível ler o seu tema. O editor mostra se a incorporação está ativada.',
    settings: 'Definições da incorporação',
    waiting: 'A aguardar uma alteração no editor…',
    turnedOn: 'A incorporação da aplicação está ativada',
    turnedOff: 'A incorporação da aplicação está desativada'
  },
  video: {
    title: 'Como funciona',
    line: 'Entre passar o ponteiro sobre um link e clicar, decorre normalmente cerca de um quarto de segundo. É o suficiente para carregar uma página.',
    watch: 'Ver o vídeo',
    preview: 'Pré-visualizar',
    close: 'Fechar',
    stepOne: 'Um visitante aponta para um link',
    stepTwo: '65 ms depois, a página começa a carregar',
    stepThree: 'O clique abre uma página já carregada',
    without: 'Sem pré-carregamento',
    with: 'Com pré-carregamento',
    shown: 'Página seguinte visível após {time}',
    play: 'Reproduzir',
    pause: 'Pausar',
    label:
      '{way}: o ponteiro detém-se sobre um produto, o clique abre-o e a página aparece {time} depois.',
    recorded:
      'Uma gravação real de duas páginas da loja de demonstração numa ligação 4G lenta ({latency}, {speed}). O ponteiro fica sobre o link durante {rest} antes do clique. Reproduzida a metade da velocidade.'
  },
  since: {
    title: 'Desde que otimizou as imagens',
    line: '{device}: {before} → {after}',
    first: 'Primeira otimização',
    weight: 'Peso da página'
  },
  visitors: {
    title: 'Visitantes reais',
    line: 'A experiência dos visitantes da sua loja nos últimos 28 dias. 75% das visitas tiveram este valor ou um melhor.',
    off: 'Desativado. Se ativar esta opção, a sua loja comunica os tempos de carregamento sem cookies, endereços IP ou quaisquer outros dados pessoais.',
    switch: 'Recolher os tempos de carregamento dos visitantes',
    none: 'Ainda sem visitas. Os primeiros números aparecem depois de alguém abrir uma página da sua loja.',
    lcp: 'Conteúdo principal apresentado',
    inp: 'Resposta à interação',
    cls: 'Deslocação do esquema',
    prefetched: 'Abertura de página pré-carregada',
    fresh: 'Abertura de página não pré-carregada',
    views: '{n} {{count:visualização de página|visualizações de páginas}}',
    notSaved: 'Tente novamente mais tarde'
  },
  faq: {
    title: 'Perguntas',
    scoreQuestion: 'O script de pré-carregamento aumenta a minha pontuação?',
    scoreAnswer:
      'Não. Os testes de velocidade abrem uma página e não clicam em nada, pelo que as pontuações se mantêm. Quem nota a diferença são os visitantes: as páginas seguintes abrem 200 a 300 ms mais cedo.',
    orderQuestion: 'Pode colocar algo num carrinho ou terminar a sessão de alguém?',
    orderAnswer:
      'Não. Só são carregadas a página inicial e as páginas de produtos, coleções, blogues, pesquisa e conteúdos, e nenhum link com um parâmetro desconhecido. Um link marcado com data-no-preload nunca é carregado.',
    dataQuestion: 'Gasta os dados móveis dos meus visitantes?',
    dataAnswer:
      'São mantidas, no máximo, duas páginas de cada vez, e nada é carregado para visitantes que poupam dados ou têm uma ligação lenta.',
    varyQuestion: 'Porque é que a pontuação muda se nada mudou?',
    varyAnswer:
      'As medições variam alguns pontos. Por isso, a página é aberta três vezes em cada dispositivo e conta a medição do meio.',
    costQuestion: 'Quanto custa?',
    costAnswer: 'Nada. O pré-carregamento e as medições são gratuitos em todos os planos.'
  },
  editor: {
    title: 'Editor de temas',
    line: 'Esta página faz as vezes do editor de temas da sua plataforma: aqui ativa e desativa partes das aplicações.',
    legend: 'Incorporações de aplicações',
    embed: 'Pré-carregamento do Page Speed Boost',
    embedLine: 'Coloca o script de pré-carregamento em todas as páginas da loja.',
    save: 'Guardar',
    saved: 'Guardado',
    open: 'Abrir loja'
  },
  reasons: {
    'no-checker':
      'De momento, não é possível medir aqui a velocidade da sua loja. Contacte o suporte se precisar da medição.',
    'not-reached':
      'Não foi possível abrir a página inicial da loja. Confirme que a loja está online e não tem palavra-passe.',
    'left-shop': 'O endereço da loja conduz a outro site, pelo que não foi medida.',
    'no-link': 'A sua página inicial não mostra nenhum link que possa ser aberto para a medição.',
    'took-too-long':
      'A medição demorou mais de 5 minutos e foi cancelada. Tente novamente quando a loja tiver menos movimento.',
    refused:
      'O serviço que mede a velocidade recusou a medição ou não respondeu. Tente novamente mais tarde.',
    interrupted: 'A medição foi interrompida por um reinício. Inicie-a novamente.',
    fault: 'Não foi possível concluir a medição. Tente novamente mais tarde.'
  }
}
