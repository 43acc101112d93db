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

const pt = {
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
    skip: 'Saltar para o conteúdo',
    navigation: 'Principal',
    dismiss: 'Ignorar',
    notifications: 'Notificações',
    problem: 'Ocorreu um problema'
  },
  signIn: {
    title: 'Iniciar sessão',
    line: 'Introduza o token de acesso apresentado quando o servidor foi iniciado.',
    token: 'Token de acesso',
    action: 'Iniciar sessão',
    wrong:
      'Este token de acesso não é válido. Copie-o novamente da última linha apresentada pelo servidor.'
  },
  dialog: {
    quota: {
      title: 'Limite do plano atingido',
      fit: 'Otimizar as que couberem',
      upgrade: 'Atualizar plano'
    },
    close: 'Fechar',
    cancel: 'Cancelar',
    tryAgain: 'Tentar novamente',
    failed: 'Não foi possível carregar',
    checkConnection: 'Verifique a ligação e tente novamente.',
    loading: 'A carregar',
    from: 'A partir de {plan}',
    none: 'Nenhum'
  },
  manual: {
    title: 'Otimizar manualmente',
    kinds: 'O que otimizar',
    tabs: { product: 'Produto', collection: 'Coleção', article: 'Blogue' },
    search: {
      product: 'Procurar produtos',
      collection: 'Procurar coleções',
      article: 'Procurar publicações'
    },
    name: 'Nome',
    state: 'Estado',
    onlyOpen: 'Só não otimizados',
    sort: 'Ordenar por',
    sorts: { open: 'Não otimizados primeiro', size: 'Maiores primeiro' },
    selectAll: 'Selecionar todos ({n})',
    nothing: 'Selecione o que quer otimizar.',
    start: 'Otimizar',
    selectPage: 'Selecionar tudo nesta página',
    select: 'Selecionar {title}',
    images: '{shown} {{count:imagem|imagens}}',
    open: 'Não otimizado',
    partly: '{done} de {all} otimizadas',
    done: 'Otimizado',
    excluded: 'Excluído',
    someExcluded: '{n} {{count:imagem excluída|imagens excluídas}}',
    exclude: 'Excluir da otimização',
    include: 'Voltar a incluir',
    more: 'Ações para {title}',
    selected: 'Selecionados: {count}',
    left: '{shown} {{count:imagem disponível|imagens disponíveis}}',
    tooMany: 'No máximo, {most} de cada vez',
    clear: 'Limpar seleção',
    optimize: {
      product: 'Otimizar {shown} {{count:produto|produtos}}',
      collection: 'Otimizar {shown} {{count:coleção|coleções}}',
      article: 'Otimizar {shown} {{count:publicação|publicações}}'
    },
    empty: 'Não há dados para mostrar',
    emptyLine: {
      product: 'Os produtos com imagens aparecem aqui.',
      collection: 'As coleções com imagens aparecem aqui.',
      article: 'As publicações com imagens aparecem aqui.'
    },
    noHits: 'Experimente outra pesquisa.',
    estimate: 'Estimar poupança',
    estimating: 'A experimentar algumas imagens…',
    estimated: 'É possível poupar cerca de {saved} de {size} ({percent}).',
    hardlyAny: 'Aqui quase não há nada a poupar.',
    estimateBasis:
      'Experimentado em {tried} de {shown} {{count:imagem|imagens}}. Nada foi alterado nem descontado na quota.'
  },
  paging: {
    label: 'Páginas',
    rows: 'Linhas',
    showing: 'A mostrar {from}–{to} de {total} resultados',
    page: '{page} / {pages}',
    previous: 'Página anterior',
    next: 'Página seguinte',
    show: 'Mostrar'
  },
  compression: {
    title: 'Definições de otimização',
    targets: 'Imagens a otimizar',
    products: 'Imagens de produtos',
    scope: 'Que produtos',
    allProducts: 'Todas as imagens de produtos',
    publishedProducts: 'Apenas imagens de produtos publicados',
    collections: 'Imagens de coleções',
    blogs: 'Imagens do blogue',
    compression: 'Compressão',
    custom: 'Qualidade personalizada',
    lossless: 'Sem perdas',
    losslessLine: 'Mantém todos os píxeis.',
    level: 'Nível de compressão',
    levels: { low: 'Baixo', medium: 'Médio', high: 'Alto' },
    recommended: '{level} (recomendado)',
    conversion: 'Tipo de ficheiro',
    pngToJpg: 'Converter PNG em JPG',
    pngToJpgLine: 'Pode reduzir o tamanho em até 80%.',
    sizeControl: 'Não converter se o resultado for maior do que o original',
    flatten: 'Também imagens com transparência, sobre fundo branco',
    leaveTitle: 'Alterações por guardar',
    leaveText: 'As alterações não foram guardadas. Pretende mesmo sair?',
    leave: 'Sair',
    stay: 'Ficar nesta página'
  },
  compare: {
    title: 'Original e otimizada',
    original: 'Original',
    optimized: 'Otimizada',
    reduction: 'Redução',
    ...looks,
    fileType: 'Tipo de ficheiro',
    converted: '{from} → {to}',
    handle: 'Mostrar mais da imagem original ou da otimizada',
    share: '{percent} da original',
    previous: 'Imagem anterior',
    next: 'Imagem seguinte',
    position: 'Imagem {position} de {total}',
    restore: 'Restaurar original',
    moreQuality: 'Mais qualidade',
    better: {
      medium: 'Nível de compressão: Médio',
      low: 'Nível de compressão: Baixo',
      lossless: 'Sem perdas'
    },
    best: 'Não há uma qualidade superior para esta imagem.',
    nothing: 'Nada para comparar',
    nothingLine: 'De momento, nenhuma destas imagens está comprimida.',
    originalMissing: 'Não foi possível carregar a imagem original.',
    optimizedMissing: 'Não foi possível carregar a imagem otimizada.'
  },
  detail: {
    back: 'Otimização de imagens',
    title: 'Detalhes da otimização',
    kept: 'Os dados das imagens são conservados apenas durante {days} dias.',
    table: 'Imagens de {title}',
    noItem: 'Não há dados para mostrar',
    noItemLine: 'Abra uma linha do histórico para ver o que foi feito às imagens.',
    empty: 'Não há dados para mostrar',
    emptyLine: 'As imagens processadas nos últimos 30 dias aparecem aqui.',
    toJpg: 'PNG para JPG',
    altText: 'Texto alternativo',
    fileName: 'Nome do ficheiro',
    watermark: 'Marca de água',
    columns: {
      status: 'Estado',
      fileType: 'Tipo de ficheiro',
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
      deleted: 'Eliminada'
    },
    selectPage: 'Selecionar tudo nesta página',
    select: 'Selecionar {name}',
    selected: 'Selecionadas: {count}',
    clear: 'Limpar seleção',
    restore: 'Restaurar',
    restoreOriginal: 'Restaurar original',
    reOptimize: 'Otimizar de novo',
    download: 'Transferir',
    compare: 'Comparar',
    more: 'Ações para {name}',
    wrongState: 'Selecione imagens num estado que permita esta ação',
    noUrl: 'O URL está vazio',
    working: { optimize: 'A otimizar', restore: 'A restaurar' },
    daysLeft: '{{count:Resta|Restam}} {n} {{count:dia|dias}} para restaurar',
    delivered:
      'A cópia de segurança é a imagem tal como a loja a mostra. A Shopify não fornece às aplicações o ficheiro que carregou.',
    excluded: 'Excluída',
    exclude: 'Excluir da otimização',
    include: 'Voltar a incluir',
    progress: '{done} de {total} imagens concluídas',
    optimized: '{shown} {{count:imagem otimizada|imagens otimizadas}}',
    restored: '{shown} {{count:imagem restaurada|imagens restauradas}}',
    notDone: '{shown} {{count:imagem falhou|imagens falharam}}',
    alreadyOptimal: '{shown} {{count:imagem já ideal|imagens já ideais}}'
  },
  imagesPage: {
    title: 'Otimização de imagens',
    line: 'Imagens mais leves, melhores resultados nas pesquisas.',
    settings: 'Definições',
    optimize: 'Otimizar imagens',
    notLoaded: 'Não foi possível carregar. Verifique a ligação e tente novamente.'
  },
  stats: {
    label: 'Resultados',
    totalSaved: 'Espaço total poupado',
    across: 'em {n} {{count:imagem|imagens}}',
    averageSaved: 'Espaço médio poupado',
    perImage: 'por imagem',
    averagePercent: 'Poupança média',
    ofOriginal: 'do tamanho original',
    freePlan: 'Plano gratuito',
    prePlan: 'Plano Premium',
    unlimited: 'Ilimitado',
    used: '{n} {{count:imagem utilizada|imagens utilizadas}}',
    left: '{n} {{count:imagem disponível|imagens disponíveis}}',
    addOn: 'Adicionais: {used} / {all} imagens',
    quota: '{used} de {all} imagens utilizadas'
  },
  run: {
    optimise: {
      product: 'A otimizar produtos',
      collection: 'A otimizar coleções',
      article: 'A otimizar publicações',
      upload: 'A otimizar imagens'
    },
    reoptimise: {
      product: 'A otimizar produtos de novo',
      collection: 'A otimizar coleções de novo',
      article: 'A otimizar publicações de novo',
      upload: 'A otimizar imagens de novo'
    },
    automatic: {
      product: 'A otimizar produtos automaticamente',
      collection: 'A otimizar coleções automaticamente',
      article: 'A otimizar publicações automaticamente',
      upload: 'A otimizar imagens automaticamente'
    },
    restore: {
      product: 'A restaurar imagens de produtos',
      collection: 'A restaurar imagens de coleções',
      article: 'A restaurar imagens do blogue',
      upload: 'A restaurar imagens'
    },
    done: 'Progresso: {n} de {all}. Pode sair desta página.',
    seconds: 'Falta menos de um minuto',
    minutes: '{{count:Falta|Faltam}} cerca de {n} {{count:minuto|minutos}}',
    hours: '{{count:Falta|Faltam}} cerca de {n} {{count:hora|horas}}',
    stop: 'Parar',
    pause: 'Pausar',
    resume: 'Retomar',
    paused: 'Em pausa',
    undo: 'Anular',
    notChanged: 'Não foi possível executar esta ação. Verifique a ligação e tente novamente.',
    notStopped: 'Não foi possível parar a operação. Verifique a ligação e tente novamente.',
    waitsForRoom:
      'O disco do servidor está cheio. A operação continua automaticamente assim que houver espaço. Nada se perde.',
    waitsForDisk:
      'O servidor não consegue escrever no disco. A operação continua automaticamente assim que for possível. Nada se perde.',
    percentDone: '{percent} concluído',
    optimized: {
      product: '{n} {{count:produto otimizado|produtos otimizados}}',
      collection: '{n} {{count:coleção otimizada|coleções otimizadas}}',
      article: '{n} {{count:publicação otimizada|publicações otimizadas}}',
      upload: '{n} {{count:imagem otimizada|imagens otimizadas}}'
    },
    restored: {
      product: 'Imagens de {n} {{count:produto|produtos}} restauradas',
      collection: 'Imagens de {n} {{count:coleção|coleções}} restauradas',
      article: 'Imagens de {n} {{count:publicação|publicações}} restauradas',
      upload: '{n} {{count:imagem restaurada|imagens restauradas}}'
    },
    notOptimized: 'Não foi possível otimizar {n} {{count:imagem|imagens}}',
    notRestored: 'Não foi possível restaurar {n} {{count:imagem|imagens}}',
    imagesDone: '{done} de {all} imagens concluídas',
    alreadyOptimal: '{n} {{count:imagem já ideal|imagens já ideais}}',
    skippedUnpaid: 'Ignoradas: {n}, quota esgotada',
    review: 'Rever'
  },
  history: {
    title: 'Histórico de otimizações',
    note: 'As imagens originais são conservadas durante {days} dias.',
    tabs: { product: 'Produto', collection: 'Coleção', article: 'Blogue', upload: 'Outro' },
    search: {
      product: 'Procurar produtos',
      collection: 'Procurar coleções',
      article: 'Procurar publicações',
      upload: 'Procurar imagens'
    },
    selected: 'Selecionados: {n}',
    unselect: 'Limpar seleção',
    restoreMany: 'Restaurar',
    reoptimizeMany: 'Otimizar de novo',
    fromPlan: 'A partir de {plan}',
    wrongState: {
      product: 'Selecione produtos num estado que permita esta ação',
      collection: 'Selecione coleções num estado que permita esta ação',
      article: 'Selecione publicações num estado que permita esta ação',
      upload: 'Selecione imagens num estado que permita esta ação'
    },
    pageSelected: 'Tudo nesta página está selecionado ({n}).',
    allSelected: {
      product: '{n} {{count:produto selecionado|produtos selecionados}} no total.',
      collection: '{n} {{count:coleção selecionada|coleções selecionadas}} no total.',
      article: '{n} {{count:publicação selecionada|publicações selecionadas}} no total.',
      upload: '{n} {{count:imagem selecionada|imagens selecionadas}} no total.'
    },
    selectAll: {
      product: 'Selecionar todos os {n} produtos encontrados',
      collection: 'Selecionar todas as {n} coleções encontradas',
      article: 'Selecionar todas as {n} publicações encontradas',
      upload: 'Selecionar todas as {n} imagens encontradas'
    },
    confirmRestore: {
      title: 'Restaurar tudo?',
      text: {
        product: '{n} {{count:produto recupera|produtos recuperam}} as imagens originais.',
        collection: '{n} {{count:coleção recupera|coleções recuperam}} as imagens originais.',
        article: '{n} {{count:publicação recupera|publicações recuperam}} as imagens originais.',
        upload:
          '{{count:Será restaurada|Serão restauradas}} {n} {{count:imagem original|imagens originais}}.'
      },
      go: 'Restaurar tudo'
    },
    confirmReoptimize: {
      title: 'Otimizar tudo de novo?',
      text: {
        product:
          '{n} {{count:produto é otimizado|produtos são otimizados}} de novo a partir dos originais.',
        collection:
          '{n} {{count:coleção é otimizada|coleções são otimizadas}} de novo a partir dos originais.',
        article:
          '{n} {{count:publicação é otimizada|publicações são otimizadas}} de novo a partir dos originais.',
        upload:
          '{n} {{count:imagem é otimizada|imagens são otimizadas}} de novo a partir dos originais.'
      },
      go: 'Otimizar tudo de novo'
    },
    daysLeft: '{{count:Resta|Restam}} {n} {{count:dia|dias}} para restaurar',
    excluded: 'Excluído',
    exclude: 'Excluir da otimização',
    include: 'Voltar a incluir',
    selectPage: 'Selecionar tudo nesta página',
    selectRow: 'Selecionar {title}',
    name: 'Nome',
    status: 'Estado',
    changes: 'Alterações',
    size: 'Tamanho',
    saved: 'Poupança',
    sort: 'Ordenar por',
    sorts: { newest: 'Mais recentes primeiro', saved: 'Maior poupança primeiro', name: 'Por nome' },
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
    deleted: 'Eliminado',
    toJpg: 'PNG para JPG',
    altText: 'Texto alternativo',
    fileName: 'Nome do ficheiro',
    watermark: 'Marca de água',
    compare: 'Comparar',
    download: 'Transferir',
    restore: 'Restaurar original',
    more: 'Mais ações para {title}',
    emptyUrl: 'O URL está vazio',
    results: '{n} {{count:resultado|resultados}}',
    empty: 'Não há dados para mostrar',
    emptyLine: 'As imagens que otimizar aparecem aqui.',
    emptyUploads: 'As imagens que carregar aparecem aqui.',
    upload: 'Carregar imagens',
    noHits: 'Experimente outra pesquisa.',
    notLoaded: 'Não foi possível carregar o histórico',
    tryAgainLine: 'Verifique a ligação e tente novamente.',
    tryAgain: 'Tentar novamente',
    optimize: 'Otimizar imagens',
    exportCsv: 'Exportar CSV',
    notDone: 'Não foi possível executar esta ação. Verifique a ligação e tente novamente.'
  },
  automatic,
  automaticReplies,
  exclusions,
  runLog,
  errors: {
    notSignedIn: 'A sua sessão terminou. Abra novamente a aplicação para iniciar sessão.',
    wrongToken: 'Este token de acesso não é válido.',
    shopClosed:
      'A aplicação já não está ligada à sua loja. Abra-a novamente a partir do admin da sua loja.',
    otherOrigin: 'Este pedido veio de outro site e foi recusado.',
    notFound: 'Não existe nada neste endereço.',
    fault: 'Tente novamente mais tarde',
    malformed: 'Não foi possível ler o pedido: {detail}',
    field: '«{field}» está em falta ou é inválido: {detail}',
    tooLarge: 'O pedido é demasiado grande.',
    tooLong: '«{field}» é demasiado longo: no máximo, {most|local} carateres.',
    tooMany: '«{field}» tem demasiados elementos: no máximo, {most|local}.',
    addressTooLong:
      'O endereço é demasiado longo: no máximo, {most|local} carateres e {parameters|local} parâmetros.',
    keyOfOtherCall: 'Esta Idempotency-Key pertence a outra chamada.',
    keyNotAnswered:
      'A primeira chamada com esta Idempotency-Key não teve resposta. Verifique o que essa chamada fez antes de a enviar novamente.',
    tooManyRequests: 'Demasiados pedidos. Tente novamente mais tarde.',
    unknownLanguage: 'O idioma «{language}» não está disponível.',
    unknownSwitch: '«{name}» não é uma opção desta aplicação.',
    linkExpired: 'Este link expirou. Recarregue a página para obter um novo.',
    fileGone: 'Esta imagem já não está disponível.',
    storeUnreachable: 'De momento, não é possível aceder à loja. Tente novamente mais tarde.',
    quotaUsedUp:
      'A sua quota de imagens esgotou-se. Com um plano maior, {{count:ainda pode ser otimizada|ainda podem ser otimizadas}} {count|local} {{count:imagem|imagens}}.',
    quotaShort: 'A quota de imagens chega para {covered|local} destas {chosen|local} imagens.',
    planLacks:
      'O seu plano não inclui esta funcionalidade. Está disponível a partir do plano de {plan|money}.',
    wrongState: {
      product: 'Selecione produtos num estado que permita esta ação',
      collection: 'Selecione coleções num estado que permita esta ação',
      blog: 'Selecione publicações num estado que permita esta ação',
      image: 'Selecione imagens num estado que permita esta ação'
    },
    nothingToOptimize: 'Tudo o que escolheu já está otimizado com estas definições.',
    nothingRunning: 'Não há nada em curso.',
    alreadyEstimating: 'Já está em curso uma estimativa. Tente novamente quando terminar.',
    noTarget: 'Antes de otimizar, escolha nas definições pelo menos um tipo de imagens.',
    onlyPublished:
      'Só são otimizadas imagens de produtos publicados. Altere esta opção nas definições.',
    diskFull:
      'O disco do servidor está cheio, por isso nada foi guardado. Tente novamente mais tarde.',
    diskReadOnly:
      'O servidor não consegue escrever no disco, por isso nada foi guardado. Tente novamente mais tarde.',
    databaseGone:
      'O servidor não consegue aceder à base de dados neste momento. Tente novamente dentro de um minuto.',
    unknownImage: 'Esta imagem não está no histórico.'
  },
  reasons: {
    empty: 'O ficheiro está vazio.',
    'not-a-picture': 'O ficheiro não é uma imagem.',
    damaged: 'O ficheiro está danificado ou incompleto.',
    'too-large': 'O ficheiro tem mais de 50 MB.',
    'too-many-pixels': 'A imagem tem mais de 100 megapíxeis ou, em PNG ou WebP, mais de 50.',
    'too-many-frames': 'A animação tem demasiados fotogramas.',
    avif: 'As imagens AVIF não são suportadas; já são pequenas. A imagem fica como está.',
    heic: 'As imagens HEIC não são suportadas, e a maioria dos navegadores não as mostra. Guarde a imagem como JPEG.',
    colours:
      'A descrição das cores da imagem não pode ser lida e as cores poderiam mudar. A imagem foi deixada como está. Guarde-a em sRGB para a otimizar.',
    hdr: 'A imagem é uma fotografia HDR e perderia o HDR ao ser otimizada. Foi deixada como está. Guarde-a sem HDR para a otimizar.',
    watermark: 'Não foi possível ler a marca de água. Carregue-a novamente nas definições.',
    unsupported: 'Este tipo de imagem não é suportado. Utilize JPEG, PNG, GIF ou WebP.',
    'took-too-long': 'O processamento da imagem demorou demasiado e foi cancelado.',
    'worker-died': 'Não foi possível processar a imagem.',
    'disk-full': 'O disco está cheio. Liberte espaço e otimize novamente.',
    refused: 'A loja não aceitou a nova imagem. A anterior continua no lugar.',
    lost: 'A loja já não mostra esta imagem. Restaure-a ou carregue-a de novo na sua loja.',
    'read-only': 'A loja não permite alterar esta imagem.',
    gone: 'A imagem foi eliminada na loja.',
    unreachable: 'Não foi possível aceder à loja. Otimize novamente mais tarde.',
    'quota-used-up': 'A quota de imagens esgotou-se.',
    'changed-in-store': 'Entretanto, a imagem foi alterada na loja e foi deixada como está.',
    'backup-missing': 'O original já não está guardado.',
    'law-broken':
      'Os nossos registos deste trabalho contradizem-se, por isso foi interrompido. Nada se perdeu. Contacte o suporte.',
    fault: 'Ocorreu um problema com esta imagem. Otimize-a novamente.'
  },
  partly: {
    failed: 'Não foi possível otimizar {count|local} {{count:imagem|imagens}}',
    skipped: '{count|local} {{count:imagem ignorada|imagens ignoradas}}'
  },
  replies: {
    started: '{count|local} {{count:imagem|imagens}} em espera',
    restoring: 'A restaurar {count|local} {{count:imagem|imagens}}',
    stopped: 'Operação interrompida. As imagens concluídas continuam otimizadas.',
    settingsSaved: 'Definições guardadas',
    noted: 'Registado',
    languageSaved: 'Idioma guardado',
    rated: 'Obrigado pela sua avaliação.'
  },
  templates,
  uploadErrors,
  uploads,
  setting,
  watermark,
  imageTexts,
  legacy
}

export default pt
