/** The privacy policy (specification §17.1). It states what this program does and nothing beyond that. */
export const privacy = {
  title: 'Política de privacidade',
  updated: 'Última alteração em {date}',
  intro:
    'O Page Speed Boost deixa as páginas das lojas virtuais mais rápidas: comprime imagens, cria textos alternativos e nomes de arquivo e carrega páginas com antecedência. Esta política explica quais informações sobre uma loja e seu titular o app guarda, para quê e por quanto tempo.',
  contents: 'Conteúdo',
  collect: {
    title: 'O que coletamos',
    line: 'Quando você instala o app, e enquanto o usa, recebemos da sua loja:',
    owner: 'Seu nome e endereço de e-mail. Não pedimos seu número de telefone.',
    shop: 'O nome, o endereço, o plano e o idioma da sua loja.',
    catalogue:
      'Produtos, blogs e coleções: títulos, fabricantes, tipos, preços e suas imagens, com nomes de arquivo e textos alternativos.',
    theme:
      'As configurações do seu tema, para sabermos se a Aceleração da loja está ativada. Não lemos tags de script.',
    use: 'O que você faz no app: configurações, otimizações, quanto elas economizaram e as mensagens que você nos escreve.',
    visitors:
      'Sobre os visitantes da sua loja, não guardamos nada que permita distinguir um do outro. O script que carrega páginas com antecedência não grava nenhum cookie. Somente se você ativar a coleta dos tempos de carregamento é que os navegadores informam em quanto tempo as páginas aparecem, e nós guardamos apenas contagens por dia.'
  },
  use: {
    title: 'Para que usamos',
    work: 'Para fazer o que você pede: comprimir imagens, criar textos alternativos e nomes de arquivo, restaurar originais e medir a velocidade das suas páginas.',
    plan: 'Para contar as imagens do seu plano e fazer a cobrança pela plataforma da sua loja. Nunca vemos números de cartão.',
    support: 'Para responder às suas mensagens e informar você sobre mudanças que afetam sua loja.',
    improve:
      'Para encontrar falhas e saber quais recursos são usados. Essas contagens identificam a loja, nunca os clientes dela.',
    share:
      'Não vendemos suas informações. Só as repassamos às empresas que operam nossos servidores e enviam nossos e-mails, que estão proibidas de usá-las para qualquer outra finalidade, e quando a lei exige. Se o PageSpeed Insights medir a velocidade da sua loja, o Google receberá o endereço dela.',
    cookie:
      'Um cookie mantém sua sessão aberta: por 30 dias, ou por um dia no admin da loja. Não há cookies de publicidade nem de rastreamento.'
  },
  rights: {
    title: 'Direitos dos lojistas europeus',
    line: 'Se você está no Espaço Econômico Europeu, no Reino Unido ou na Suíça, pode pedir para consultar as informações pessoais que temos sobre você, para que sejam corrigidas, completadas, excluídas ou entregues a você, e para que o uso delas seja limitado. Você pode se opor ao uso e apresentar uma reclamação à autoridade de proteção de dados do seu país.',
    ground:
      'Usamos suas informações para cumprir o contrato que você tem conosco e, fora isso, porque temos um interesse legítimo em um serviço que funcione e seja seguro.',
    transfer:
      'Suas informações podem ser processadas fora da Europa, nos locais onde as empresas que operam nossos servidores os mantêm.'
  },
  keep: {
    title: 'Por quanto tempo guardamos',
    line: 'Guardamos as informações sobre sua loja até você desinstalar o app; depois disso, ou antes, se você pedir, elas são excluídas.',
    originals:
      'As imagens originais ficam guardadas por {days} dias após a otimização, para que você possa restaurá-las, e depois são excluídas.'
  },
  contact: {
    title: 'Contato',
    line: 'Para perguntas sobre esta política, ou para exercer seus direitos, escreva para nós em “Falar com o suporte”, no app.',
    email: 'Você também pode escrever para {email}.'
  }
}
