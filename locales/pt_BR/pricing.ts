/** Plans and quota (specification §10 and §11). */
const pricingPage = {
  title: 'Preços',
  line: 'Seu plano, quanto você já usou e o que os outros incluem.',
  subscription: 'Page Speed Boost, {plan|money} por mês',
  usageTerms: '{price|money} por bloco iniciado de {images|local} imagens além do plano',
  succeed: 'Sucesso',
  decided: {
    free: 'Agora você está no plano gratuito.',
    active: 'Seu plano mudou.',
    declined: 'Você recusou a mudança. Seu plano continua o mesmo.',
    waiting: 'A Shopify ainda não confirmou a mudança. Seu plano muda assim que ela confirmar.'
  },
  notice: {
    frozenTitle: 'Seu plano está suspenso',
    frozenLine:
      'Sua loja tem uma fatura da Shopify em aberto. Até o pagamento, você fica no plano gratuito; depois, seu plano de {price|money} por mês é retomado automaticamente.',
    testTitle: 'Sua loja não é mais uma loja de desenvolvimento',
    testLine:
      'Seu plano de {price|money} por mês era um teste gratuito. Você pode usar as imagens restantes até {date}. Para manter o plano, assine-o.',
    testEndedTitle: 'Seu plano de teste gratuito terminou',
    testEndedLine:
      'Sua loja não é mais uma loja de desenvolvimento, por isso o plano de {price|money} por mês deixou de ser gratuito. Agora você está no plano gratuito.',
    subscribe: 'Assinar por {price|money} por mês',
    refusedTitle: 'Uma cobrança foi recusada',
    refusedLine:
      'A última cobrança de imagens adicionais não foi aceita. A cobrança por excedente está desativada, então nada mais será cobrado. Fale com o suporte se quiser ativá-la de novo.',
    heldTitle: 'O limite de excedente foi atingido',
    heldLine:
      'Neste período de 30 dias, foram cobrados {used|money} de no máximo {cap|money}. A cobrança por excedente é retomada automaticamente quando o próximo período começar, ou na hora se você aumentar o limite.',
    nearTitle: 'O limite de excedente está próximo',
    nearLine:
      'Neste período de 30 dias, foram cobrados {used|money} de no máximo {cap|money}. Ao atingir o limite, a cobrança por excedente fica pausada até o próximo período começar.',
    until: 'O próximo período de 30 dias começa em {date}.',
    raise: 'Aumentar o limite para {cap|money}',
    failed: 'Não foi possível aumentar o limite. Verifique sua conexão e tente novamente.'
  },
  promo: '{rate} de desconto nos primeiros {months} meses',
  promoLine: 'Para novas lojas: escolha um plano até {date}.',
  usage: 'Seu uso',
  account: 'Conta',
  store: 'Loja',
  email: 'E-mail',
  plan: 'Plano',
  free: 'Plano gratuito',
  paid: '{price} por mês',
  quota: 'Cota de imagens',
  quotaUsed: '{used} de {all} imagens usadas',
  addOn: 'Imagens adicionais',
  addOnUsed: '{used} de {all} imagens adicionais usadas',
  addOnOff: 'A cobrança por excedente está desativada: quando a cota acabar, a otimização para.',
  addOnOn: 'A cobrança por excedente está ativada: {price} por bloco iniciado de {images} imagens.',
  addOnTip:
    'Imagens além da sua cota são imagens adicionais. Ative ou desative a cobrança por excedente nas configurações.',
  settings: 'Configurar excedente',
  reset: 'A cota é renovada em {date}.',
  once: 'Cota única: não é renovada.',
  open: '{n} {{count:imagem ainda pode ser otimizada|imagens ainda podem ser otimizadas}}',
  saved: '{n} {{count:imagem otimizada|imagens otimizadas}}, {size} de economia',
  compare: 'O que cada plano inclui',
  feature: 'Recurso',
  freeColumn: 'Gratuito',
  premiumColumn: 'Premium',
  yes: 'Incluído',
  no: 'Não incluído',
  features: {
    preload: 'Velocidade da página: pré-carregamento de links',
    products: 'Imagens de produtos: compressão, PNG para JPG, marca-d’água',
    restore: 'Restauração dos originais por até {days} dias',
    single: 'Otimização e download de imagens individuais',
    others: 'Imagens de coleções e do blog',
    automatic: 'Otimização automática de novas imagens',
    bulk: 'Restauração e reotimização de tudo de uma vez',
    alt: 'Texto alternativo com modelos',
    names: 'Nomes de arquivo com modelos',
    upload: 'Otimização de imagens enviadas por você'
  },
  faq: 'Perguntas e respostas',
  questions: {
    counts: 'O que conta como uma imagem?',
    countsLine:
      'Uma imagem que foi alterada na sua loja, uma vez por mês, não importa quantas vezes você a reotimize. Imagens que falham ou que não podem ficar menores não custam nada; restaurar e baixar também não.',
    full: 'O que acontece quando a cota acaba?',
    fullLine:
      'A otimização para e nada é cobrado, a menos que você ative a cobrança por excedente nas configurações. Com ela, cada bloco iniciado de mais {images} imagens custa {price}, até o limite do seu plano.',
    reset: 'Quando minha cota é renovada?',
    resetLine:
      'Todo mês, no dia em que seu plano começou; em meses mais curtos, no último dia. A cota gratuita é concedida uma única vez.',
    billed: 'Quando é feita a cobrança?',
    billedLine:
      'A Shopify cobra o plano a cada 30 dias. A cota é renovada todo mês no mesmo dia; por isso, com o tempo, a cobrança passa a cair mais cedo no mês do que a nova cota. O limite de excedente vale para os períodos de 30 dias da Shopify.',
    upgrade: 'O que acontece quando eu faço upgrade?',
    upgradeLine:
      'A cota maior vale na hora. O que você já usou neste mês conta nela, e o dia da renovação não muda.',
    downgrade: 'O que acontece quando eu faço downgrade?',
    downgradeLine:
      'Sua assinatura termina na hora e a otimização automática é desativada. O que sobrou da cota gratuita volta a valer. As imagens otimizadas continuam otimizadas.'
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
    '{n} {{count:imagem da sua loja ainda pode ser otimizada|imagens da sua loja ainda podem ser otimizadas}}. O plano com {all} imagens por mês é suficiente para isso.',
  fewer: 'Menos imagens',
  more: 'Mais imagens',
  perImage: '{price} por imagem',
  addOn:
    'Depois, {price} a cada {images} imagens adicionais, somente se você ativar a cobrança por excedente',
  freeTimes: 'USO GRATUITO',
  current: 'PLANO ATUAL',
  upgrade: 'Fazer upgrade',
  downgrade: 'Fazer downgrade',
  yours: 'Seu plano: {n} imagens por {price} ao mês',
  rate: '{rate} de desconto por {months} meses',
  was: 'Preço normal',
  now: 'Preço nos primeiros meses',
  endsIn: 'A oferta termina em {days} {{count:dia|dias}} e {time}',
  endsOn: 'A oferta termina em {date}',
  includes: {
    free: {
      products: 'Imagens de produtos, com PNG para JPG e marca-d’água',
      restore: 'Restauração dos originais por até {days} dias',
      speed: 'Velocidade da página, sempre grátis'
    },
    premium: {
      all: 'Tudo do plano gratuito',
      others: 'Imagens de coleções, do blog e enviadas por você',
      automatic: 'Otimização automática',
      texts: 'Texto alternativo e nomes de arquivo',
      bulk: 'Tudo de uma vez: restaurar, reotimizar'
    }
  },
  warningTitle: 'Fazer downgrade para o plano gratuito',
  warning:
    'Se você fizer downgrade para o plano gratuito agora, os recursos do plano pago atual deixarão de estar disponíveis. Quer mesmo fazer o downgrade?',
  warningTerms:
    'A Otimização automática e a Cobrança por excedente são desativadas na hora. O restante do período já pago não é reembolsado.',
  stay: 'Vou pensar melhor',
  go: 'Continuar com o downgrade',
  failed: 'Não foi possível mudar o plano. Verifique sua conexão e tente novamente.'
}

const imageSync = {
  note: 'As imagens da sua loja ainda estão sendo contadas: {n} até agora.'
}

const overcharge = {
  title: 'Cobrança por excedente',
  enabled: 'Ativada',
  disabled: 'Desativada',
  price: 'Imagens além da sua cota: {price} por bloco iniciado de {images}.',
  needsPlan: 'Disponível com um plano pago.',
  onHold: 'Pausada desde a última cobrança: a página Preços explica o motivo.',
  ask: 'Ativar a cobrança por excedente?',
  askText:
    'As imagens além da sua cota custam {price} por bloco iniciado de {images}. São no máximo {cap} imagens a mais por mês, por um total de até {most}.',
  limit: 'Limite mensal',
  turnOn: 'Ativar',
  plans: 'Ver planos',
  succeed: 'Sucesso',
  failed: 'Tente novamente mais tarde'
}

const limits = {
  quotaTitle: 'Lembrete: a cota de imagens acabou',
  quotaLine:
    'Só será possível otimizar novas imagens quando a cobrança por excedente for ativada nas configurações.',
  limitTitle: 'Limite do plano atingido',
  limitLine:
    'Mais {n} {{count:imagem da sua loja ainda pode ser otimizada|imagens da sua loja ainda podem ser otimizadas}}.',
  ownTitle: 'Seu próprio limite foi atingido',
  ownLine:
    'Não é possível otimizar novas imagens neste mês, a menos que você aumente o limite da cobrança por excedente nas configurações.',
  upgradeTitle: 'Você atingiu o limite do plano',
  upgradeLine:
    'Blocos de imagens adicionais que você está pagando neste mês: {blocks}. O próximo plano tem {images} imagens por {price} ao mês.',
  settings: 'Configurações',
  upgrade: 'Fazer upgrade',
  trial: 'Pedir mais créditos de teste',
  contact: 'Falar com o suporte',
  dismiss: 'Dispensar'
}

const confirmPage = {
  title: 'Confirme seu plano',
  line: '{store} vai assinar:',
  price: 'Preço',
  discount: 'Primeiros {months} meses',
  monthly: '{price} por mês',
  period: 'Cobrança',
  everyMonth: 'Todo mês, até você fazer downgrade',
  usage: 'Imagens adicionais',
  most: 'No máximo {price} por mês, e somente se você ativar a cobrança por excedente',
  local: 'Este servidor tem seu próprio faturamento: nenhum valor é cobrado.',
  until: 'Responda até {date}.',
  approve: 'Aprovar',
  decline: 'Recusar',
  over: {
    active: 'Este plano foi aprovado.',
    declined: 'Este plano foi recusado.',
    expired: 'Esta confirmação expirou. Escolha um plano novamente.',
    ended: 'Esta confirmação não vale mais, porque outro plano foi escolhido.'
  },
  back: 'Voltar para Preços'
}

const pricingErrors = {
  wrongLimit:
    'Escolha um limite de, no máximo, {most:number|local} imagens, em passos de {block:number|local}.',
  notCapped: 'A cobrança por excedente exige um plano pago. Faça upgrade primeiro.',
  noPlans: 'Este servidor não tem planos: tudo está incluído.',
  isFree: 'Você já está no plano gratuito.',
  samePlan: 'Você já tem o plano de {plan|money}.',
  smallerPlan: 'Para ter um plano menor, faça primeiro downgrade para o plano gratuito.',
  overtaken:
    'Outra mudança do seu plano foi iniciada nesse meio-tempo. Confira o plano e tente novamente.',
  unreachable: 'O serviço de cobrança não está acessível no momento. Tente novamente mais tarde.',
  refused: 'O serviço de cobrança não aceitou este pedido. Fale com o suporte e vamos verificar.',
  noLimit: 'Não há nenhum limite para aumentar.',
  unknownCharge: 'Não há nenhum plano para confirmar neste endereço.'
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
