import type { BaseTranslation } from '../i18n-types.ts'

/** The automatic mode card, and the banner on the detail page. */
export const automatic = {
  title: 'Otimização automática',
  line: 'As imagens novas, as alteradas e as que nunca foram otimizadas são otimizadas automaticamente.',
  on: 'Ativada',
  off: 'Desativada',
  targets: 'Aplica-se a',
  products: 'Imagens de produtos',
  publishedProducts: 'Imagens de produtos publicados',
  collections: 'Imagens de coleções',
  blogs: 'Imagens do blog',
  altText: 'Texto alternativo',
  fileName: 'Nomes de arquivo',
  fromPlan: 'A partir de {plan}',
  noFeature:
    'A otimização automática está desativada. Configure o que deve ser otimizado automaticamente.',
  setUp: 'Configurar',
  paused:
    'Pausada: a cota de imagens acabou. A otimização continuará automaticamente quando houver cota novamente.',
  byHand: 'Agora você precisa otimizar manualmente no app após cada alteração.',
  ask: 'Ativar a otimização automática?',
  turnOn: 'Ativar',
  turnedOn: 'A otimização automática está ativada',
  notChanged: 'Não foi possível salvar a alteração. Verifique sua conexão e tente novamente.',
  banner: 'Otimização automática em andamento',
  bannerLine: 'Imagens novas e alteradas são otimizadas automaticamente.'
} satisfies BaseTranslation

/** The list of recent runs and their actions. */
export const runLog = {
  title: 'Operações',
  line: 'O que foi feito nos últimos 90 dias, do mais recente ao mais antigo.',
  open: 'Operações',
  kinds: {
    optimise: {
      product: 'Otimização de produtos',
      collection: 'Otimização de coleções',
      article: 'Otimização de posts',
      upload: 'Otimização de imagens enviadas'
    },
    reoptimise: {
      product: 'Reotimização de produtos',
      collection: 'Reotimização de coleções',
      article: 'Reotimização de posts',
      upload: 'Reotimização de imagens enviadas'
    },
    automatic: {
      product: 'Otimização automática de produtos',
      collection: 'Otimização automática de coleções',
      article: 'Otimização automática de posts',
      upload: 'Otimização automática de imagens enviadas'
    },
    restore: {
      product: 'Restauração de imagens de produtos',
      collection: 'Restauração de imagens de coleções',
      article: 'Restauração de imagens do blog',
      upload: 'Restauração de imagens enviadas'
    }
  },
  states: {
    queued: 'Na fila',
    running: 'Em andamento',
    paused: 'Pausada',
    stopping: 'Parando',
    done: 'Concluída',
    stopped: 'Interrompida',
    partly: 'Concluída em parte',
    failed: 'Falhou'
  },
  changed: '{n} {{count:imagem alterada|imagens alteradas}}',
  unchanged: 'Já ideais: {n}',
  skipped: '{n} sem processar',
  left: '{n} na fila',
  undo: 'Desfazer',
  undoNamed: 'Desfazer: {title}',
  undoTitle: 'Desfazer esta operação?',
  undoText:
    'Cada imagem alterada nesta operação volta ao original, com o nome e o texto alternativo que tinha. Isso é gratuito. O que outras operações alteraram não muda.',
  failures: 'Por que {n} {{count:imagem falhou|imagens falharam}}',
  hideFailures: 'Ocultar',
  retry: 'Tentar novamente',
  retryNamed: 'Tentar novamente: {name}',
  retryAll: 'Tentar tudo novamente',
  more: 'Mostrar mais',
  empty: 'Nenhuma operação ainda',
  emptyLine: 'Cada operação que otimiza ou restaura imagens aparece aqui.'
} satisfies BaseTranslation

/** Exclusions and the reasons for them. */
export const exclusions = {
  reasons: {
    item: 'Ignorado pelas suas configurações',
    image: 'Ignorada pelas suas configurações',
    name: 'O nome do arquivo está na lista de ignorados das configurações',
    size: 'Menor que o tamanho mínimo das configurações'
  },
  title: 'Imagens ignoradas',
  line: 'Estas imagens nunca são otimizadas. Ainda é possível restaurá-las.',
  none: 'Nenhuma',
  names: 'Nomes de arquivo',
  namesHelp: 'Um por linha. * representa quaisquer caracteres: logo-*, *.gif',
  below: 'Menores que',
  belowUnit: 'KB',
  wrongNames: 'Insira no máximo 200 nomes, com até 255 caracteres cada.',
  wrongSize: 'Insira um número inteiro de KB, de 0 a 51200.'
} satisfies BaseTranslation

/** Server messages about automatic mode, exclusions and runs. */
export const automaticReplies = {
  starts: '{count|local} {{count:imagem será otimizada|imagens serão otimizadas}} agora mesmo.',
  uses: 'Isso usa no máximo {count|local} das {left|local} que restam na cota de imagens.',
  short: 'A cota de imagens cobre {left|local} delas. As outras esperam até haver cota novamente.',
  mustSetUp: 'Antes de otimizar, escolha pelo menos um tipo de imagens nas configurações.',
  noFeature:
    'A otimização automática está desativada. Configure o que deve ser otimizado automaticamente.',
  excluded: 'O que você escolheu é ignorado na otimização. Volte a incluí-lo primeiro.',
  excludedDone:
    '{count|local} {{count:imagem será ignorada|imagens serão ignoradas}} na otimização',
  includedDone: '{count|local} {{count:imagem incluída|imagens incluídas}} novamente na otimização',
  paused: 'Pausada. As imagens em processamento serão concluídas.',
  resumed: 'Operação retomada',
  nothingPaused: 'Não há nada pausado.',
  unknownRun: 'Esta operação não está mais disponível.',
  nothingToUndo: 'Não há mais nada para desfazer: estas imagens já foram restauradas ou alteradas.',
  nothingToRetry: 'Não há mais nada para tentar novamente.'
} satisfies BaseTranslation
