/** The privacy policy (specification §17.1). It states what this program does and nothing beyond that. */
export const privacy = {
  title: 'Política de privacidade',
  updated: 'Última alteração a {date}',
  intro:
    'O Page Speed Boost torna mais rápidas as páginas das lojas online: comprime imagens, cria textos alternativos e nomes de ficheiro e carrega páginas antecipadamente. Esta política indica que informações sobre uma loja e o seu proprietário a aplicação conserva, para que fim e durante quanto tempo.',
  contents: 'Índice',
  collect: {
    title: 'O que recolhemos',
    line: 'Quando instala a aplicação, e enquanto a utiliza, recebemos da sua loja:',
    owner: 'O seu nome e endereço de e-mail. Não pedimos o seu número de telefone.',
    shop: 'O nome, o endereço, o plano e o idioma da sua loja.',
    catalogue:
      'Produtos, blogues e coleções: títulos, fornecedores, tipos, preços e as respetivas imagens, com nomes de ficheiro e textos alternativos.',
    theme:
      'As definições do seu tema, para sabermos se a Aceleração da loja está ativada. Não lemos etiquetas de script.',
    use: 'O que faz na aplicação: definições, otimizações, o que estas pouparam e as mensagens que nos escreve.',
    visitors:
      'Sobre os visitantes da sua loja, não conservamos nada que permita distinguir um do outro. O script que carrega páginas antecipadamente não coloca nenhum cookie. Só se ativar a recolha dos tempos de carregamento é que os navegadores comunicam a rapidez com que as páginas aparecem, e nós conservamos apenas contagens por dia.'
  },
  use: {
    title: 'Para que utilizamos as informações',
    work: 'Para fazer o que nos pede: comprimir imagens, criar textos alternativos e nomes de ficheiro, restaurar originais e medir a velocidade das suas páginas.',
    plan: 'Para contar as imagens do seu plano e cobrá-lo através da plataforma da sua loja. Nunca vemos números de cartões.',
    support: 'Para responder às suas mensagens e informar sobre alterações que afetem a sua loja.',
    improve:
      'Para encontrar falhas e saber que funcionalidades são utilizadas. Estas contagens identificam a loja, nunca os seus clientes.',
    share:
      'Não vendemos as suas informações. Só as facultamos às empresas que gerem os nossos servidores e enviam os nossos e-mails, que estão proibidas de as utilizar para qualquer outro fim, e quando a lei o exige. Se o PageSpeed Insights medir a velocidade da sua loja, a Google recebe o endereço da loja.',
    cookie:
      'Um cookie mantém a sua sessão iniciada: durante 30 dias, ou um dia no admin da sua loja. Não há cookies de publicidade nem de seguimento.'
  },
  rights: {
    title: 'Direitos dos comerciantes europeus',
    line: 'Se estiver no Espaço Económico Europeu, no Reino Unido ou na Suíça, pode pedir para consultar os dados pessoais que temos a seu respeito, para que sejam corrigidos, completados, apagados ou entregues a si, e para que a sua utilização seja limitada. Pode opor-se à sua utilização e apresentar uma reclamação à autoridade de proteção de dados do seu país.',
    ground:
      'Utilizamos as suas informações para cumprir o contrato que tem connosco e, de resto, porque temos um interesse legítimo num serviço que funcione e seja seguro.',
    transfer:
      'As suas informações podem ser tratadas fora da Europa, nos locais onde as empresas que gerem os nossos servidores os mantêm.'
  },
  keep: {
    title: 'Durante quanto tempo as conservamos',
    line: 'Conservamos as informações sobre a sua loja até desinstalar a aplicação; são eliminadas depois disso, ou mais cedo, se nos pedir.',
    originals:
      'As imagens originais são conservadas durante {days} dias após a otimização, para que as possa restaurar, e depois eliminadas.'
  },
  contact: {
    title: 'Contacto',
    line: 'Para questões sobre esta política, ou para exercer os seus direitos, escreva-nos através de «Contactar o suporte» na aplicação.',
    email: 'Também pode escrever para {email}.'
  }
}
