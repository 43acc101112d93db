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
  blogs: 'Imagens do blogue',
  altText: 'Texto alternativo',
  fileName: 'Nomes de ficheiro',
  fromPlan: 'A partir de {plan}',
  noFeature: 'A otimização automática está desativada. Defina o que deve ser otimizado.',
  setUp: 'Configurar',
  paused:
    'Em pausa: a quota de imagens esgotou-se. A otimização recomeça automaticamente assim que houver quota.',
  byHand: 'Agora, após cada alteração, tem de otimizar manualmente na aplicação.',
  ask: 'Ativar a otimização automática?',
  turnOn: 'Ativar',
  turnedOn: 'A otimização automática está ativada',
  notChanged: 'Não foi possível guardar a alteração. Verifique a ligação e tente novamente.',
  banner: 'A otimizar automaticamente',
  bannerLine: 'As imagens novas e alteradas são otimizadas automaticamente.'
} satisfies BaseTranslation

/** The list of recent runs and their actions. */
export const runLog = {
  title: 'Operações',
  line: 'O que foi feito nos últimos 90 dias, a começar pelo mais recente.',
  open: 'Operações',
  kinds: {
    optimise: {
      product: 'Otimização de produtos',
      collection: 'Otimização de coleções',
      article: 'Otimização de publicações',
      upload: 'Otimização de imagens carregadas'
    },
    reoptimise: {
      product: 'Nova otimização de produtos',
      collection: 'Nova otimização de coleções',
      article: 'Nova otimização de publicações',
      upload: 'Nova otimização de imagens carregadas'
    },
    automatic: {
      product: 'Otimização automática de produtos',
      collection: 'Otimização automática de coleções',
      article: 'Otimização automática de publicações',
      upload: 'Otimização automática de imagens carregadas'
    },
    restore: {
      product: 'Restauro de imagens de produtos',
      collection: 'Restauro de imagens de coleções',
      article: 'Restauro de imagens do blogue',
      upload: 'Restauro de imagens carregadas'
    }
  },
  states: {
    queued: 'Em espera',
    running: 'Em curso',
    paused: 'Em pausa',
    stopping: 'A parar',
    done: 'Concluída',
    stopped: 'Interrompida',
    partly: 'Concluída em parte',
    failed: 'Falhou'
  },
  changed: '{n} {{count:imagem alterada|imagens alteradas}}',
  unchanged: 'Já ideais: {n}',
  skipped: '{n} sem processar',
  left: '{n} em espera',
  undo: 'Anular',
  undoNamed: 'Anular: {title}',
  undoTitle: 'Anular esta operação?',
  undoText:
    'Cada imagem que esta operação alterou recupera o original, com o respetivo nome e texto alternativo. É gratuito. O que outras operações alteraram mantém-se.',
  failures: 'Porque {{count:falhou|falharam}} {n} {{count:imagem|imagens}}',
  hideFailures: 'Ocultar',
  retry: 'Tentar novamente',
  retryNamed: 'Tentar novamente: {name}',
  retryAll: 'Tentar tudo novamente',
  more: 'Mostrar mais',
  empty: 'Ainda não há operações',
  emptyLine: 'Cada operação que otimize ou restaure imagens aparece aqui.'
} satisfies BaseTranslation

/** Exclusions and the reasons for them. */
export const exclusions = {
  reasons: {
    item: 'Excluído pelas suas definições',
    image: 'Excluída pelas suas definições',
    name: 'O nome do ficheiro está excluído nas definições',
    size: 'Abaixo do tamanho mínimo das definições'
  },
  title: 'Imagens excluídas',
  line: 'Estas imagens nunca são otimizadas. Continua a ser possível restaurá-las.',
  none: 'Nenhuma',
  names: 'Nomes de ficheiro',
  namesHelp: 'Um por linha. * corresponde a quaisquer carateres: logo-*, *.gif',
  below: 'Inferiores a',
  belowUnit: 'KB',
  wrongNames: 'No máximo, 200 nomes com até 255 carateres cada.',
  wrongSize: 'Introduza um número inteiro de KB entre 0 e 51200.'
} satisfies BaseTranslation

/** Server messages about automatic mode, exclusions and runs. */
export const automaticReplies = {
  starts: '{count|local} {{count:imagem será otimizada|imagens serão otimizadas}} de imediato.',
  uses: 'Isto usa, no máximo, {count|local} das {left|local} que restam na quota de imagens.',
  short:
    'A quota de imagens chega para {left|local} delas. As outras esperam até haver quota novamente.',
  mustSetUp: 'Antes de otimizar, escolha nas definições pelo menos um tipo de imagens.',
  noFeature: 'A otimização automática está desativada. Defina o que deve ser otimizado.',
  excluded: 'O que escolheu está excluído da otimização. Volte primeiro a incluí-lo.',
  excludedDone: '{count|local} {{count:imagem excluída|imagens excluídas}} da otimização',
  includedDone: '{count|local} {{count:imagem incluída|imagens incluídas}} novamente na otimização',
  paused: 'Em pausa. As imagens em processamento serão concluídas.',
  resumed: 'Operação retomada',
  nothingPaused: 'Não há nada em pausa.',
  unknownRun: 'Esta operação já não está disponível.',
  nothingToUndo:
    'Já não há nada para anular: entretanto, estas imagens foram restauradas ou alteradas.',
  nothingToRetry: 'Já não há nada para tentar novamente.'
} satisfies BaseTranslation
