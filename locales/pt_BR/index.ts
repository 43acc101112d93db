import { automatic, automaticReplies, exclusions, runLog } from './automatic.ts'
import { cli } from './cli.ts'
import { exportCsv } from './export.ts'
import { gain } from './gain.ts'
import { imageSettings } from './image-settings.ts'
import { legacy } from './legacy.ts'
import { looks } from './looks.ts'
import { pricing } from './pricing.ts'
import { imageTexts, setting, watermark } from './setting.ts'
import { shell } from './shell.ts'
import { speed } from './speed.ts'
import { strict } from './strict.ts'
import { templates } from './templates.ts'
import { uploadErrors, uploads } from './uploads.ts'

const pt_BR = {
  cli,
  exportCsv,
  gain,
  imageSettings,
  speed,
  strict,
  ...shell,
  ...pricing,
  app: {
    name: 'Page Speed Boost',
    skip: 'Ir para o conteúdo',
    navigation: 'Principal',
    dismiss: 'Dispensar',
    notifications: 'Notificações',
    problem: 'Algo deu errado'
  },
  signIn: {
    title: 'Fazer login',
    line: 'Insira o token de acesso exibido quando o servidor foi iniciado.',
    token: 'Token de acesso',
    action: 'Entrar',
    wrong:
      'Este token de acesso não é válido. Copie-o novamente da última linha exibida pelo servidor.'
  },
  dialog: {
    quota: {
      title: 'Limite do plano atingido',
      fit: 'Otimizar o que couber',
      upgrade: 'Fazer upgrade'
    },
    close: 'Fechar',
    cancel: 'Cancelar',
    tryAgain: 'Tentar novamente',
    failed: 'Não foi possível carregar',
    checkConnection: 'Verifique sua conexão e tente novamente.',
    loading: 'Carregando',
    from: 'A partir de {plan}',
    none: 'Nenhum'
  },
  manual: {
    title: 'Otimizar manualmente',
    kinds: 'O que otimizar',
    tabs: { product: 'Produto', collection: 'Coleção', article: 'Blog' },
    search: {
      product: 'Pesquisar produtos',
      collection: 'Pesquisar coleções',
      article: 'Pesquisar posts'
    },
    name: 'Nome',
    state: 'Status',
    onlyOpen: 'Só não otimizados',
    sort: 'Ordenar por',
    sorts: { open: 'Não otimizados primeiro', size: 'Maiores primeiro' },
    selectAll: 'Selecionar todos ({n})',
    nothing: 'Selecione o que você quer otimizar.',
    start: 'Otimizar',
    selectPage: 'Selecionar tudo nesta página',
    select: 'Selecionar {title}',
    images: '{shown} {{count:imagem|imagens}}',
    open: 'Não otimizado',
    partly: '{done} de {all} otimizadas',
    done: 'Otimizado',
    excluded: 'Ignorado',
    someExcluded: '{n} {{count:imagem ignorada|imagens ignoradas}}',
    exclude: 'Ignorar na otimização',
    include: 'Voltar a incluir',
    more: 'Ações para {title}',
    selected: 'Selecionados: {count}',
    left: '{shown} {{count:imagem restante|imagens restantes}}',
    tooMany: 'No máximo {most} por vez',
    clear: 'Limpar seleção',
    optimize: {
      product: 'Otimizar {shown} {{count:produto|produtos}}',
      collection: 'Otimizar {shown} {{count:coleção|coleções}}',
      article: 'Otimizar {shown} {{count:post|posts}}'
    },
    empty: 'Nenhum dado para mostrar aqui',
    emptyLine: {
      product: 'Os produtos com imagens aparecerão aqui.',
      collection: 'As coleções com imagens aparecerão aqui.',
      article: 'Os posts com imagens aparecerão aqui.'
    },
    noHits: 'Tente outra pesquisa.',
    estimate: 'Estimar economia',
    estimating: 'Testando algumas imagens…',
    estimated: 'É possível economizar cerca de {saved} de {size} ({percent}).',
    hardlyAny: 'Não há quase nada para economizar aqui.',
    estimateBasis:
      'Testado em {tried} de {shown} {{count:imagem|imagens}}. Nada foi alterado nem descontado da cota.'
  },
  paging: {
    label: 'Páginas',
    rows: 'Linhas',
    showing: 'Mostrando {from}–{to} de {total} resultados',
    page: '{page} / {pages}',
    previous: 'Página anterior',
    next: 'Próxima página',
    show: 'Mostrar'
  },
  compression: {
    title: 'Configurações de otimização',
    targets: 'Imagens a otimizar',
    products: 'Imagens de produtos',
    scope: 'Quais produtos',
    allProducts: 'Todas as imagens de produtos',
    publishedProducts: 'Somente imagens de produtos publicados',
    collections: 'Imagens de coleções',
    blogs: 'Imagens do blog',
    compression: 'Compressão',
    custom: 'Qualidade personalizada',
    lossless: 'Sem perdas',
    losslessLine: 'Mantém todos os pixels.',
    level: 'Nível de compressão',
    levels: { low: 'Baixo', medium: 'Médio', high: 'Alto' },
    recommended: '{level} (recomendado)',
    conversion: 'Tipo de arquivo',
    pngToJpg: 'Converter PNG em JPG',
    pngToJpgLine: 'Pode reduzir o tamanho em até 80%.',
    sizeControl: 'Não converter quando o resultado ficar maior que o original',
    flatten: 'Também imagens com transparência, sobre fundo branco',
    leaveTitle: 'Alterações não salvas',
    leaveText: 'Suas alterações não foram salvas. Quer mesmo sair?',
    leave: 'Sair',
    stay: 'Ficar nesta página'
  },
  compare: {
    title: 'Original e otimizada',
    original: 'Original',
    optimized: 'Otimizada',
    reduction: 'Redução',
    ...looks,
    fileType: 'Tipo de arquivo',
    converted: '{from} → {to}',
    handle: 'Mostrar mais da imagem original ou da otimizada',
    share: '{percent} da original',
    previous: 'Imagem anterior',
    next: 'Próxima imagem',
    position: 'Imagem {position} de {total}',
    restore: 'Restaurar original',
    moreQuality: 'Mais qualidade',
    better: {
      medium: 'Nível de compressão: Médio',
      low: 'Nível de compressão: Baixo',
      lossless: 'Sem perdas'
    },
    best: 'Não há qualidade maior para esta imagem.',
    nothing: 'Nada para comparar',
    nothingLine: 'Nenhuma imagem daqui está comprimida no momento.',
    originalMissing: 'Não foi possível carregar a imagem original.',
    optimizedMissing: 'Não foi possível carregar a imagem otimizada.'
  },
  detail: {
    back: 'Otimização de imagens',
    title: 'Detalhes da otimização',
    kept: 'Os dados das imagens ficam guardados por apenas {days} dias.',
    table: 'Imagens de {title}',
    noItem: 'Nenhum dado para mostrar aqui',
    noItemLine: 'Abra uma linha do histórico para ver o que foi feito com as imagens.',
    empty: 'Nenhum dado para mostrar aqui',
    emptyLine: 'As imagens processadas nos últimos 30 dias aparecerão aqui.',
    toJpg: 'PNG para JPG',
    altText: 'Texto alternativo',
    fileName: 'Nome do arquivo',
    watermark: 'Marca-d’água',
    columns: {
      status: 'Status',
      fileType: 'Tipo de arquivo',
      originalSize: 'Tamanho original',
      ratio: 'Redução',
      compressedSize: 'Tamanho comprimido',
      actions: 'Ações'
    },
    status: {
      compressed: 'Comprimida',
      not_compressed: 'Não comprimida',
      already_optimal: 'Já ideal',
      restored: 'Restaurada',
      failed: 'Falhou',
      expired: 'Expirada',
      deleted: 'Excluída'
    },
    selectPage: 'Selecionar tudo nesta página',
    select: 'Selecionar {name}',
    selected: 'Selecionadas: {count}',
    clear: 'Limpar seleção',
    restore: 'Restaurar',
    restoreOriginal: 'Restaurar original',
    reOptimize: 'Reotimizar',
    download: 'Baixar',
    compare: 'Comparar',
    more: 'Ações para {name}',
    wrongState: 'Selecione imagens com o status certo para esta ação',
    noUrl: 'A URL está vazia',
    working: { optimize: 'Otimizando', restore: 'Restaurando' },
    daysLeft: '{{count:Resta|Restam}} {n} {{count:dia|dias}} para restaurar',
    delivered:
      'O backup é a imagem como a loja a mostra. A Shopify não fornece aos apps o arquivo que você enviou.',
    excluded: 'Ignorada',
    exclude: 'Ignorar na otimização',
    include: 'Voltar a incluir',
    progress: '{done} de {total} imagens concluídas',
    optimized: '{shown} {{count:imagem otimizada|imagens otimizadas}}',
    restored: '{shown} {{count:imagem restaurada|imagens restauradas}}',
    notDone: '{shown} {{count:imagem falhou|imagens falharam}}',
    alreadyOptimal: '{shown} {{count:imagem já ideal|imagens já ideais}}'
  },
  imagesPage: {
    title: 'Otimização de imagens',
    line: 'Imagens menores, melhores resultados de busca.',
    settings: 'Configurações',
    optimize: 'Otimizar imagens',
    notLoaded: 'Não foi possível carregar. Verifique sua conexão e tente novamente.'
  },
  stats: {
    label: 'Resultados',
    totalSaved: 'Espaço total economizado',
    across: 'em {n} {{count:imagem|imagens}}',
    averageSaved: 'Espaço médio economizado',
    perImage: 'por imagem',
    averagePercent: 'Economia média',
    ofOriginal: 'do tamanho original',
    freePlan: 'Plano gratuito',
    prePlan: 'Plano Premium',
    unlimited: 'Ilimitado',
    used: '{n} {{count:imagem usada|imagens usadas}}',
    left: '{n} {{count:imagem restante|imagens restantes}}',
    addOn: 'Adicionais: {used} / {all} imagens',
    quota: '{used} de {all} imagens usadas'
  },
  run: {
    optimise: {
      product: 'Otimizando produtos',
      collection: 'Otimizando coleções',
      article: 'Otimizando posts',
      upload: 'Otimizando imagens'
    },
    reoptimise: {
      product: 'Reotimizando produtos',
      collection: 'Reotimizando coleções',
      article: 'Reotimizando posts',
      upload: 'Reotimizando imagens'
    },
    automatic: {
      product: 'Otimizando produtos automaticamente',
      collection: 'Otimizando coleções automaticamente',
      article: 'Otimizando posts automaticamente',
      upload: 'Otimizando imagens automaticamente'
    },
    restore: {
      product: 'Restaurando imagens de produtos',
      collection: 'Restaurando imagens de coleções',
      article: 'Restaurando imagens do blog',
      upload: 'Restaurando imagens'
    },
    done: 'Progresso: {n} de {all}. Você pode sair desta página.',
    seconds: 'Menos de um minuto restante',
    minutes: 'Cerca de {n} {{count:minuto restante|minutos restantes}}',
    hours: 'Cerca de {n} {{count:hora restante|horas restantes}}',
    stop: 'Parar',
    pause: 'Pausar',
    resume: 'Retomar',
    paused: 'Pausada',
    undo: 'Desfazer',
    notChanged: 'Não foi possível fazer isso. Verifique sua conexão e tente novamente.',
    notStopped: 'Não foi possível parar a operação. Verifique sua conexão e tente novamente.',
    waitsForRoom:
      'O disco do servidor está cheio. A operação continua automaticamente assim que houver espaço. Nada se perde.',
    waitsForDisk:
      'O servidor não consegue gravar no disco. A operação continua automaticamente assim que for possível. Nada se perde.',
    percentDone: '{percent} concluído',
    optimized: {
      product: '{n} {{count:produto otimizado|produtos otimizados}}',
      collection: '{n} {{count:coleção otimizada|coleções otimizadas}}',
      article: '{n} {{count:post otimizado|posts otimizados}}',
      upload: '{n} {{count:imagem otimizada|imagens otimizadas}}'
    },
    restored: {
      product: 'Imagens de {n} {{count:produto|produtos}} restauradas',
      collection: 'Imagens de {n} {{count:coleção|coleções}} restauradas',
      article: 'Imagens de {n} {{count:post|posts}} restauradas',
      upload: '{n} {{count:imagem restaurada|imagens restauradas}}'
    },
    notOptimized: '{n} {{count:imagem não pôde ser otimizada|imagens não puderam ser otimizadas}}',
    notRestored: '{n} {{count:imagem não pôde ser restaurada|imagens não puderam ser restauradas}}',
    imagesDone: '{done} de {all} imagens concluídas',
    alreadyOptimal: '{n} {{count:imagem já ideal|imagens já ideais}}',
    skippedUnpaid: 'Não processadas: {n}, cota esgotada',
    review: 'Revisar'
  },
  history: {
    title: 'Histórico de otimização',
    note: 'As imagens originais ficam guardadas por {days} dias.',
    tabs: { product: 'Produto', collection: 'Coleção', article: 'Blog', upload: 'Outro' },
    search: {
      product: 'Pesquisar produtos',
      collection: 'Pesquisar coleções',
      article: 'Pesquisar posts',
      upload: 'Pesquisar imagens'
    },
    selected: 'Selecionados: {n}',
    unselect: 'Limpar seleção',
    restoreMany: 'Restaurar',
    reoptimizeMany: 'Reotimizar',
    fromPlan: 'A partir de {plan}',
    wrongState: {
      product: 'Selecione produtos com o status certo para esta ação',
      collection: 'Selecione coleções com o status certo para esta ação',
      article: 'Selecione posts com o status certo para esta ação',
      upload: 'Selecione imagens com o status certo para esta ação'
    },
    pageSelected: 'Tudo nesta página está selecionado ({n}).',
    allSelected: {
      product: '{n} {{count:produto selecionado|produtos selecionados}} ao todo.',
      collection: '{n} {{count:coleção selecionada|coleções selecionadas}} ao todo.',
      article: '{n} {{count:post selecionado|posts selecionados}} ao todo.',
      upload: '{n} {{count:imagem selecionada|imagens selecionadas}} ao todo.'
    },
    selectAll: {
      product: 'Selecionar todos os {n} produtos encontrados',
      collection: 'Selecionar todas as {n} coleções encontradas',
      article: 'Selecionar todos os {n} posts encontrados',
      upload: 'Selecionar todas as {n} imagens encontradas'
    },
    confirmRestore: {
      title: 'Restaurar tudo?',
      text: {
        product:
          '{n} {{count:produto terá as imagens originais|produtos terão as imagens originais}} de volta.',
        collection:
          '{n} {{count:coleção terá as imagens originais|coleções terão as imagens originais}} de volta.',
        article:
          '{n} {{count:post terá as imagens originais|posts terão as imagens originais}} de volta.',
        upload:
          '{{count:Será restaurada|Serão restauradas}} {n} {{count:imagem original|imagens originais}}.'
      },
      go: 'Restaurar tudo'
    },
    confirmReoptimize: {
      title: 'Reotimizar tudo?',
      text: {
        product:
          '{n} {{count:produto será otimizado|produtos serão otimizados}} novamente a partir dos originais.',
        collection:
          '{n} {{count:coleção será otimizada|coleções serão otimizadas}} novamente a partir dos originais.',
        article:
          '{n} {{count:post será otimizado|posts serão otimizados}} novamente a partir dos originais.',
        upload:
          '{n} {{count:imagem será otimizada|imagens serão otimizadas}} novamente a partir dos originais.'
      },
      go: 'Reotimizar tudo'
    },
    daysLeft: '{{count:Resta|Restam}} {n} {{count:dia|dias}} para restaurar',
    excluded: 'Ignorado',
    exclude: 'Ignorar na otimização',
    include: 'Voltar a incluir',
    selectPage: 'Selecionar tudo nesta página',
    selectRow: 'Selecionar {title}',
    name: 'Nome',
    status: 'Status',
    changes: 'Alterações',
    size: 'Tamanho',
    saved: 'Economia',
    sort: 'Ordenar por',
    sorts: { newest: 'Mais recentes primeiro', saved: 'Maior economia primeiro', name: 'Por nome' },
    actions: 'Ações',
    none: 'Nenhum',
    before: 'Antes:',
    after: 'Depois:',
    images: '{n} {{count:imagem|imagens}}',
    compressed: 'Comprimido',
    partly_done: 'Concluído em parte',
    already_optimal: 'Já ideal',
    not_compressed: 'Não comprimido',
    restored: 'Restaurado',
    failed: 'Falhou',
    expired: 'Expirado',
    deleted: 'Excluído',
    toJpg: 'PNG para JPG',
    altText: 'Texto alternativo',
    fileName: 'Nome do arquivo',
    watermark: 'Marca-d’água',
    compare: 'Comparar',
    download: 'Baixar',
    restore: 'Restaurar original',
    more: 'Mais ações para {title}',
    emptyUrl: 'A URL está vazia',
    results: '{n} {{count:resultado|resultados}}',
    empty: 'Nenhum dado para mostrar aqui',
    emptyLine: 'As imagens que você otimizar aparecerão aqui.',
    emptyUploads: 'As imagens que você enviar aparecerão aqui.',
    upload: 'Enviar imagens',
    noHits: 'Tente outra pesquisa.',
    notLoaded: 'Não foi possível carregar o histórico',
    tryAgainLine: 'Verifique sua conexão e tente novamente.',
    tryAgain: 'Tentar novamente',
    optimize: 'Otimizar imagens',
    exportCsv: 'Exportar CSV',
    notDone: 'Não foi possível fazer isso. Verifique sua conexão e tente novamente.'
  },
  automatic,
  automaticReplies,
  exclusions,
  runLog,
  errors: {
    notSignedIn: 'Sua sessão terminou. Abra o app novamente para entrar.',
    wrongToken: 'Este token de acesso não é válido.',
    shopClosed:
      'O app não está mais conectado à sua loja. Abra-o novamente pelo admin da sua loja.',
    otherOrigin: 'Esta solicitação veio de outro site e foi recusada.',
    notFound: 'Não há nada neste endereço.',
    fault: 'Tente novamente mais tarde',
    malformed: 'Não foi possível ler a solicitação: {detail}',
    field: '“{field}” está ausente ou é inválido: {detail}',
    tooLarge: 'A solicitação é grande demais.',
    tooLong: '“{field}” é longo demais: no máximo {most|local} caracteres.',
    tooMany: '“{field}” tem itens demais: no máximo {most|local}.',
    addressTooLong:
      'O endereço é longo demais: no máximo {most|local} caracteres e {parameters|local} parâmetros.',
    keyOfOtherCall: 'Esta Idempotency-Key pertence a outra chamada.',
    keyNotAnswered:
      'A primeira chamada com esta Idempotency-Key não foi respondida. Verifique o que ela fez antes de enviá-la novamente.',
    tooManyRequests: 'Muitas solicitações. Tente novamente mais tarde.',
    unknownLanguage: 'O idioma “{language}” não está disponível.',
    unknownSwitch: '“{name}” não é uma opção deste app.',
    linkExpired: 'Este link expirou. Recarregue a página para receber um novo.',
    fileGone: 'Esta imagem não está mais disponível.',
    storeUnreachable: 'A loja não está acessível no momento. Tente novamente mais tarde.',
    quotaUsedUp:
      'Sua cota de imagens acabou. Com um plano maior, {count|local} {{count:imagem ainda pode ser otimizada|imagens ainda podem ser otimizadas}}.',
    quotaShort: 'A cota de imagens cobre {covered|local} destas {chosen|local} imagens.',
    planLacks: 'Seu plano não inclui isso. Disponível a partir do plano de {plan|money}.',
    wrongState: {
      product: 'Selecione produtos com o status certo para esta ação',
      collection: 'Selecione coleções com o status certo para esta ação',
      blog: 'Selecione posts com o status certo para esta ação',
      image: 'Selecione imagens com o status certo para esta ação'
    },
    nothingToOptimize: 'Tudo o que você escolheu já está otimizado com estas configurações.',
    nothingRunning: 'Não há nada em andamento.',
    alreadyEstimating: 'Uma estimativa já está em andamento. Tente novamente quando ela terminar.',
    noTarget: 'Antes de otimizar, escolha pelo menos um tipo de imagens nas configurações.',
    onlyPublished:
      'Somente imagens de produtos publicados são otimizadas. Mude isso nas configurações.',
    diskFull:
      'O disco do servidor está cheio, por isso nada foi salvo. Tente novamente mais tarde.',
    diskReadOnly:
      'O servidor não consegue gravar no disco, por isso nada foi salvo. Tente novamente mais tarde.',
    databaseGone:
      'O servidor não consegue acessar o banco de dados no momento. Tente novamente em um minuto.',
    unknownImage: 'Esta imagem não está no histórico.'
  },
  reasons: {
    empty: 'O arquivo está vazio.',
    'not-a-picture': 'O arquivo não é uma imagem.',
    damaged: 'O arquivo está danificado ou incompleto.',
    'too-large': 'O arquivo tem mais de 50 MB.',
    'too-many-pixels': 'A imagem tem mais de 100 megapixels ou, em PNG ou WebP, mais de 50.',
    'too-many-frames': 'A animação tem quadros demais.',
    avif: 'Imagens AVIF não são compatíveis; elas já são pequenas. A imagem fica como está.',
    heic: 'Imagens HEIC não são compatíveis, e a maioria dos navegadores não as mostra. Salve a imagem como JPEG.',
    colours:
      'A descrição das cores da imagem não pode ser lida, e as cores poderiam mudar. A imagem foi mantida como está. Salve-a em sRGB para otimizá-la.',
    hdr: 'A imagem é uma foto HDR e perderia o HDR ao ser otimizada. Ela foi mantida como está. Salve-a sem HDR para otimizá-la.',
    watermark: 'Não foi possível ler a marca-d’água. Envie-a novamente nas configurações.',
    unsupported: 'Este tipo de imagem não é compatível. Use JPEG, PNG, GIF ou WebP.',
    'took-too-long': 'O processamento da imagem demorou demais e foi cancelado.',
    'worker-died': 'Não foi possível processar a imagem.',
    'disk-full': 'O disco está cheio. Libere espaço e otimize novamente.',
    refused: 'A loja não aceitou a nova imagem. A antiga continua no lugar.',
    lost: 'A loja não mostra mais esta imagem. Restaure-a ou envie-a de novo na sua loja.',
    'read-only': 'A loja não permite alterar esta imagem.',
    gone: 'A imagem foi excluída na loja.',
    unreachable: 'Não foi possível acessar a loja. Otimize novamente mais tarde.',
    'quota-used-up': 'A cota de imagens acabou.',
    'changed-in-store': 'A imagem foi alterada na loja nesse meio-tempo e foi mantida como está.',
    'backup-missing': 'O original não está mais guardado.',
    'law-broken':
      'Nossos registros deste trabalho se contradizem, por isso ele foi interrompido. Nada foi perdido. Fale com o suporte.',
    fault: 'Algo deu errado com esta imagem. Otimize-a novamente.'
  },
  partly: {
    failed:
      '{count|local} {{count:imagem não pôde ser otimizada|imagens não puderam ser otimizadas}}',
    skipped: '{count|local} {{count:imagem não processada|imagens não processadas}}'
  },
  replies: {
    started: '{count|local} {{count:imagem|imagens}} na fila',
    restoring: 'Restaurando {count|local} {{count:imagem|imagens}}',
    stopped: 'Operação interrompida. As imagens concluídas continuam otimizadas.',
    settingsSaved: 'Configurações salvas',
    noted: 'Anotado',
    languageSaved: 'Idioma salvo',
    rated: 'Agradecemos sua avaliação.'
  },
  templates,
  uploadErrors,
  uploads,
  setting,
  watermark,
  imageTexts,
  legacy
}

export default pt_BR
