import { guidance } from './guidance.ts'
import { privacy } from './privacy.ts'
import { recommendations } from './recommendations.ts'
import { advert, congratulations, feedback, language, review } from './support.ts'

/** The page shell and the public pages (specification §13). */
export const shell = {
  privacy,
  guidance,
  recommendations,
  feedback,
  language,
  review,
  congratulations,
  advert,
  tabs: {
    imageOptimization: 'Otimização de imagens',
    pageSpeed: 'Velocidade da página',
    settings: 'Configurações',
    pricing: 'Preços',
    recommendation: 'Recomendações'
  },
  trend: {
    title: 'Últimos 30 dias',
    line: '{n} {{count:imagem otimizada|imagens otimizadas}} e {size} de economia nos últimos 30 dias.',
    images: 'Imagens otimizadas',
    saved: 'Economia',
    day: 'Dia',
    table: 'Números de cada dia'
  },
  footer: {
    label: 'Sobre este app',
    privacy: 'Política de privacidade'
  },
  pages: {
    notFound: 'Não foi possível encontrar a página que você procura',
    notFoundLine: 'Verifique o endereço ou volte para a página inicial.',
    fault: 'Erro interno do servidor.',
    faultLine: 'Acesse a página a partir do início do Page Speed Boost e tente novamente.',
    home: 'Ir para a página inicial'
  },
  permission: {
    line: 'Sua loja tem acesso à Velocidade da página. Peça para adicionarmos a otimização de imagens, as configurações e os planos.',
    apply: 'Solicitar permissão'
  },
  cookies: {
    title: 'Ative os cookies',
    line: 'O Page Speed Boost mantém sua sessão aberta com um cookie. Seu navegador precisa permiti-lo por 30 dias.',
    steps: 'O que você pode fazer',
    allow: 'Nas configurações do navegador, permita cookies para este site e abra o app novamente.',
    ios: 'No iPhone ou iPad: abra Ajustes, depois Safari, e verifique se a opção “Impedir Rastreamento entre Sites” está desativada.',
    home: 'Ir para a página inicial'
  },
  install: {
    permission: 'O Page Speed Boost precisa da sua permissão',
    permissionLine: 'A Shopify pede a permissão em uma página à parte.',
    permit: 'Continuar',
    failed: 'Não foi possível abrir sua loja',
    failedLine:
      'O link que trouxe você até aqui está incompleto, expirou ou pertence a outro servidor. Abra o app novamente pelo admin da sua loja.',
    again: 'Tentar novamente',
    signIn: 'Entrar com um token de acesso',
    unknownShop: 'Este servidor não conhece a loja {shop}.',
    noSession: 'Não há nenhuma sessão aberta. Abra o app pelo link dele ou faça login.'
  }
}
