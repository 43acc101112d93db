/** Plans and quota (specification §10 and §11). */
const pricingPage = {
  title: 'Preços',
  line: 'O seu plano, o que já utilizou e o que os outros incluem.',
  subscription: 'Page Speed Boost, {plan|money} por mês',
  usageTerms: '{price|money} por cada bloco iniciado de {images|local} imagens além do plano',
  succeed: 'Sucesso',
  decided: {
    free: 'Está agora no plano gratuito.',
    active: 'O seu plano foi alterado.',
    declined: 'Recusou a alteração. O seu plano mantém-se.',
    waiting: 'A Shopify ainda não confirmou a alteração. O seu plano muda assim que o fizer.'
  },
  notice: {
    frozenTitle: 'O seu plano está suspenso',
    frozenLine:
      'A sua loja tem uma fatura da Shopify por pagar. Até ser paga, tem o plano gratuito; depois, o seu plano de {price|money} por mês é retomado automaticamente.',
    testTitle: 'A sua loja já não é uma loja de desenvolvimento',
    testLine:
      'O seu plano de {price|money} por mês era um teste gratuito. Pode utilizar as imagens restantes até {date}. Para manter o plano, subscreva-o.',
    testEndedTitle: 'O seu plano de teste gratuito terminou',
    testEndedLine:
      'A sua loja já não é uma loja de desenvolvimento, por isso o plano de {price|money} por mês deixou de ser gratuito. Está agora no plano gratuito.',
    subscribe: 'Subscrever por {price|money} por mês',
    refusedTitle: 'Uma cobrança foi recusada',
    refusedLine:
      'A última cobrança de imagens adicionais não foi aceite. A faturação de excedentes está desativada, pelo que nada mais é cobrado. Contacte o suporte se quiser voltar a ativá-la.',
    heldTitle: 'O limite de excedentes foi atingido',
    heldLine:
      'Neste período de 30 dias, foram cobrados {used|money} de um máximo de {cap|money}. A faturação de excedentes é retomada automaticamente quando começar o período seguinte, ou de imediato se aumentar o limite.',
    nearTitle: 'O limite de excedentes está próximo',
    nearLine:
      'Neste período de 30 dias, foram cobrados {used|money} de um máximo de {cap|money}. Ao atingir o limite, a faturação de excedentes fica suspensa até começar o período seguinte.',
    until: 'O próximo período de 30 dias começa a {date}.',
    raise: 'Aumentar o limite para {cap|money}',
    failed: 'Não foi possível aumentar o limite. Verifique a ligação e tente novamente.'
  },
  promo: '{rate} de desconto nos primeiros {months} meses',
  promoLine: 'Para lojas novas: escolha um plano até {date}.',
  usage: 'A sua utilização',
  account: 'Conta',
  store: 'Loja',
  email: 'E-mail',
  plan: 'Plano',
  free: 'Plano gratuito',
  paid: '{price} por mês',
  quota: 'Quota de imagens',
  quotaUsed: '{used} de {all} imagens utilizadas',
  addOn: 'Imagens adicionais',
  addOnUsed: '{used} de {all} imagens adicionais utilizadas',
  addOnOff: 'A faturação de excedentes está desativada: esgotada a quota, a otimização para.',
  addOnOn:
    'A faturação de excedentes está ativada: {price} por cada bloco iniciado de {images} imagens.',
  addOnTip:
    'As imagens além da quota são imagens adicionais. Ative ou desative a faturação de excedentes nas definições.',
  settings: 'Definições de excedentes',
  reset: 'A quota é renovada a {date}.',
  once: 'Quota única: não é renovada.',
  open: '{n} {{count:imagem ainda pode ser otimizada|imagens ainda podem ser otimizadas}}',
  saved: '{n} {{count:imagem otimizada|imagens otimizadas}}, {size} de poupança',
  compare: 'O que cada plano inclui',
  feature: 'Funcionalidade',
  freeColumn: 'Gratuito',
  premiumColumn: 'Premium',
  yes: 'Incluído',
  no: 'Não incluído',
  features: {
    preload: 'Velocidade da página: pré-carregamento de links',
    products: 'Imagens de produtos: compressão, PNG para JPG, marca de água',
    restore: 'Restauro dos originais até {days} dias',
    single: 'Otimização e transferência de imagens individuais',
    others: 'Imagens de coleções e do blogue',
    automatic: 'Otimização automática de imagens novas',
    bulk: 'Restauro e nova otimização de tudo de uma só vez',
    alt: 'Texto alternativo a partir de modelos',
    names: 'Nomes de ficheiro a partir de modelos',
    upload: 'Otimização de imagens que carregar'
  },
  faq: 'Perguntas e respostas',
  questions: {
    counts: 'O que conta como uma imagem?',
    countsLine:
      'Uma imagem alterada na sua loja, uma vez por mês, por mais vezes que a otimize de novo. As imagens que falham ou que não podem ficar mais pequenas não têm custos, tal como restaurar e transferir.',
    full: 'O que acontece quando a quota se esgota?',
    fullLine:
      'A otimização para e nada é cobrado, a não ser que ative a faturação de excedentes nas definições. Com ela, cada bloco iniciado de mais {images} imagens custa {price}, até ao limite do seu plano.',
    reset: 'Quando é renovada a minha quota?',
    resetLine:
      'Todos os meses, no dia em que o plano começou; nos meses mais curtos, no último dia. A quota gratuita é atribuída uma única vez.',
    billed: 'Quando é feita a cobrança?',
    billedLine:
      'A Shopify cobra o plano a cada 30 dias. A quota é renovada todos os meses no mesmo dia, pelo que, com o tempo, a fatura chega mais cedo no mês do que a nova quota. O limite de excedentes aplica-se aos períodos de 30 dias da Shopify.',
    upgrade: 'O que acontece quando passo para um plano superior?',
    upgradeLine:
      'A quota maior fica logo disponível. O que já utilizou este mês conta para ela, e o dia da renovação mantém-se.',
    downgrade: 'O que acontece quando passo para o plano gratuito?',
    downgradeLine:
      'A subscrição termina de imediato e a otimização automática é desativada. Recupera o que restava da quota gratuita. As imagens otimizadas continuam otimizadas.'
  }
}

const planPicker = {
  free: 'Gratuito',
  premium: 'Premium',
  month: '/ mês',
  once: '{n} imagens, uma única vez',
  images: '{n} imagens / mês',
  quota: 'Imagens por mês',
  needs:
    '{n} {{count:imagem da sua loja ainda pode ser otimizada|imagens da sua loja ainda podem ser otimizadas}}. O plano com {all} imagens por mês chega para isso.',
  fewer: 'Menos imagens',
  more: 'Mais imagens',
  perImage: '{price} por imagem',
  addOn:
    'Depois, {price} por cada {images} imagens adicionais, apenas se ativar a faturação de excedentes',
  freeTimes: 'UTILIZAÇÃO GRATUITA',
  current: 'PLANO ATUAL',
  upgrade: 'Atualizar plano',
  downgrade: 'Passar para o gratuito',
  yours: 'O seu plano: {n} imagens por {price} ao mês',
  rate: '{rate} de desconto durante {months} meses',
  was: 'Preço normal',
  now: 'Preço nos primeiros meses',
  endsIn: 'A oferta termina dentro de {days} {{count:dia|dias}} e {time}',
  endsOn: 'A oferta termina a {date}',
  includes: {
    free: {
      products: 'Imagens de produtos, com PNG para JPG e marca de água',
      restore: 'Restauro dos originais até {days} dias',
      speed: 'Velocidade da página, sempre grátis'
    },
    premium: {
      all: 'Tudo o que o plano gratuito inclui',
      others: 'Imagens de coleções, do blogue e carregadas',
      automatic: 'Otimização automática',
      texts: 'Texto alternativo e nomes de ficheiro',
      bulk: 'Tudo de uma só vez: restaurar, otimizar de novo'
    }
  },
  warningTitle: 'Passar para o plano gratuito',
  warning:
    'Se passar agora para o plano gratuito, as funcionalidades do plano pago atual deixam de estar disponíveis. Pretende mesmo mudar de plano?',
  warningTerms:
    'A Otimização automática e a Faturação de excedentes são desativadas de imediato. O resto do período já pago não é reembolsado.',
  stay: 'Vou pensar melhor',
  go: 'Continuar com a mudança',
  failed: 'Não foi possível alterar o plano. Verifique a ligação e tente novamente.'
}

const imageSync = {
  note: 'A contagem das imagens da sua loja ainda está em curso: {n} até agora.'
}

const overcharge = {
  title: 'Faturação de excedentes',
  enabled: 'Ativada',
  disabled: 'Desativada',
  price: 'Imagens além da quota: {price} por cada bloco iniciado de {images}.',
  needsPlan: 'Disponível com um plano pago.',
  onHold: 'Suspensa desde a última cobrança: a página Preços explica porquê.',
  ask: 'Ativar a faturação de excedentes?',
  askText:
    'As imagens além da quota custam {price} por cada bloco iniciado de {images}. São, no máximo, mais {cap} imagens por mês, por um total de até {most}.',
  limit: 'Limite mensal',
  turnOn: 'Ativar',
  plans: 'Ver planos',
  succeed: 'Sucesso',
  failed: 'Tente novamente mais tarde'
}

const limits = {
  quotaTitle: 'Lembrete: atingiu o limite da quota',
  quotaLine:
    'Só poderá otimizar imagens novas depois de ativar a faturação de excedentes nas definições.',
  limitTitle: 'Limite do plano atingido',
  limitLine:
    'Na sua loja, {{count:ainda pode ser otimizada|ainda podem ser otimizadas}} mais {n} {{count:imagem|imagens}}.',
  ownTitle: 'O seu próprio limite foi atingido',
  ownLine:
    'Este mês não é possível otimizar novas imagens, a menos que aumente o limite da faturação de excedentes nas definições.',
  upgradeTitle: 'Atingiu o limite do plano',
  upgradeLine:
    'Blocos de imagens adicionais que está a pagar este mês: {blocks}. O plano seguinte tem {images} imagens por {price} ao mês.',
  settings: 'Definições',
  upgrade: 'Atualizar plano',
  trial: 'Pedir mais créditos de teste',
  contact: 'Contactar o suporte',
  dismiss: 'Ignorar'
}

const confirmPage = {
  title: 'Confirme o seu plano',
  line: '{store} vai subscrever:',
  price: 'Preço',
  discount: 'Primeiros {months} meses',
  monthly: '{price} por mês',
  period: 'Faturação',
  everyMonth: 'Todos os meses, até passar para o plano gratuito',
  usage: 'Imagens adicionais',
  most: 'No máximo {price} por mês, e apenas se ativar a faturação de excedentes',
  local: 'Este servidor tem a sua própria faturação: não é cobrado qualquer valor.',
  until: 'Responda até {date}.',
  approve: 'Aprovar',
  decline: 'Recusar',
  over: {
    active: 'Este plano foi aprovado.',
    declined: 'Este plano foi recusado.',
    expired: 'Esta confirmação expirou. Escolha novamente um plano.',
    ended: 'Esta confirmação já não é válida, porque foi escolhido outro plano.'
  },
  back: 'Voltar aos preços'
}

const pricingErrors = {
  wrongLimit:
    'Escolha um limite de, no máximo, {most:number|local} imagens, em passos de {block:number|local}.',
  notCapped: 'A faturação de excedentes requer um plano pago. Atualize primeiro o plano.',
  noPlans: 'Este servidor não tem planos: está tudo incluído.',
  isFree: 'Já está no plano gratuito.',
  samePlan: 'Já tem o plano de {plan|money}.',
  smallerPlan: 'Para ter um plano mais pequeno, passe primeiro para o plano gratuito.',
  overtaken:
    'Entretanto, foi iniciada outra alteração do plano. Verifique o plano e tente novamente.',
  unreachable:
    'De momento, não é possível aceder ao serviço de faturação. Tente novamente mais tarde.',
  refused: 'O serviço de faturação não aceitou este pedido. Contacte o suporte e vamos verificar.',
  noLimit: 'Não há nenhum limite que possa ser aumentado.',
  unknownCharge: 'Neste endereço não há nenhum plano para confirmar.'
}

/** All sections about pricing, spread into the dictionary. */
export const pricing = {
  pricingPage,
  planPicker,
  imageSync,
  overcharge,
  limits,
  confirmPage,
  pricingErrors
}
