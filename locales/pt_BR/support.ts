/** Language, feedback, ratings and adverts (specification §13.8 and §14). */
export const feedback = {
  open: 'Falar com o suporte',
  title: 'Falar com o suporte',
  line: 'Conte do que você precisa ou o que deu errado. Respondemos por e-mail.',
  name: 'Nome',
  email: 'E-mail',
  subject: 'Assunto',
  description: 'Descrição',
  optional: '(opcional)',
  send: 'Enviar',
  sent: 'Agradecemos o contato. Sua mensagem chegou.',
  notSent: 'Não foi possível enviar a mensagem. Verifique sua conexão e tente novamente.',
  empty: {
    name: 'O nome não pode ficar vazio',
    email: 'O e-mail não pode ficar vazio',
    description: 'A descrição não pode ficar vazia'
  },
  badEmail: 'Digite um endereço de e-mail completo, por exemplo name@example.com.',
  tooLong: {
    name: 'O nome é longo demais: no máximo {most} caracteres.',
    email: 'O endereço de e-mail é longo demais: no máximo {most} caracteres.',
    title: 'O assunto é longo demais: no máximo {most} caracteres.',
    description: 'A descrição é longa demais: no máximo {most} caracteres.'
  },
  tooMany: 'Você enviou mensagens demais na última hora. Tente novamente mais tarde.'
}

export const language = {
  label: 'Idioma',
  notSaved: 'Não foi possível salvar o idioma. Verifique sua conexão e tente novamente.'
}

export const review = {
  title: 'O que você acha do Page Speed Boost?',
  line: 'Sua avaliação nos ajuda a melhorá-lo.',
  stars: 'Avaliação',
  star: '{n} {{count:estrela|estrelas}}',
  rate: 'Avaliar o app',
  send: 'Enviar avaliação',
  later: 'Lembrar depois',
  dismiss: 'Dispensar',
  notSent: 'Não foi possível enviar a avaliação. Verifique sua conexão e tente novamente.',
  thanks: 'Agradecemos sua avaliação.',
  both: 'Você também pode avaliar o app em público ou nos contar mais.',
  here: 'Você também pode nos contar mais.',
  inPublic: 'Avaliar em público',
  tellMore: 'Contar mais'
}

export const congratulations = {
  title: 'Parabéns',
  saved: 'Você economizou {size} na sua primeira otimização',
  line: 'É o quanto os novos arquivos são menores do que os originais.',
  see: 'Ver histórico',
  open: 'Ver o resultado',
  dismiss: 'Dispensar'
}

export const advert = {
  title: 'Mais para sua loja',
  line: 'Veja outros apps para sua loja em Recomendações.',
  open: 'Ver apps',
  dismiss: 'Dispensar'
}
