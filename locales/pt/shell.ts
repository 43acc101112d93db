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
    settings: 'Definições',
    pricing: 'Preços',
    recommendation: 'Recomendações'
  },
  trend: {
    title: 'Últimos 30 dias',
    line: '{n} {{count:imagem otimizada|imagens otimizadas}} e {size} de poupança nos últimos 30 dias.',
    images: 'Imagens otimizadas',
    saved: 'Poupança',
    day: 'Dia',
    table: 'Números de cada dia'
  },
  footer: {
    label: 'Acerca desta aplicação',
    privacy: 'Política de privacidade'
  },
  pages: {
    notFound: 'Não foi possível encontrar a página que procura',
    notFoundLine: 'Verifique o endereço ou volte à página inicial.',
    fault: 'Erro interno do servidor.',
    faultLine: 'Aceda à página a partir do início do Page Speed Boost e tente novamente.',
    home: 'Ir para a página inicial'
  },
  permission: {
    line: 'A sua loja tem acesso à Velocidade da página. Peça-nos que adicionemos a otimização de imagens, as definições e os planos.',
    apply: 'Pedir permissão'
  },
  cookies: {
    title: 'Ative os cookies',
    line: 'O Page Speed Boost mantém a sua sessão iniciada com um cookie. O navegador tem de o permitir durante 30 dias.',
    steps: 'O que pode fazer',
    allow:
      'Nas definições do navegador, permita os cookies deste site e abra novamente a aplicação.',
    ios: 'Num iPhone ou iPad: abra Definições, depois Safari, e confirme que a opção «Evitar seguimento entre sites» não está selecionada.',
    home: 'Ir para a página inicial'
  },
  install: {
    permission: 'O Page Speed Boost precisa da sua autorização',
    permissionLine: 'A Shopify pede-a numa página à parte.',
    permit: 'Continuar',
    failed: 'Não foi possível abrir a sua loja',
    failedLine:
      'O link utilizado está incompleto, expirou ou pertence a outro servidor. Abra novamente a aplicação a partir do admin da sua loja.',
    again: 'Tentar novamente',
    signIn: 'Iniciar sessão com um token de acesso',
    unknownShop: 'Este servidor não conhece a loja {shop}.',
    noSession: 'Não há nenhuma sessão iniciada. Abra a aplicação a partir do link ou inicie sessão.'
  }
}
