/** Language, feedback, ratings and adverts (specification §13.8 and §14). */
export const feedback = {
  open: 'Contactar o suporte',
  title: 'Contactar o suporte',
  line: 'Diga-nos do que precisa ou o que correu mal. Respondemos por e-mail.',
  name: 'Nome',
  email: 'E-mail',
  subject: 'Assunto',
  description: 'Descrição',
  optional: '(opcional)',
  send: 'Enviar',
  sent: 'Obrigado. Recebemos a sua mensagem.',
  notSent: 'Não foi possível enviar a mensagem. Verifique a ligação e tente novamente.',
  empty: {
    name: 'O nome não pode ficar vazio',
    email: 'O e-mail não pode ficar vazio',
    description: 'A descrição não pode ficar vazia'
  },
  badEmail: 'Introduza um endereço de e-mail completo, por exemplo name@example.com.',
  tooLong: {
    name: 'O nome é demasiado longo: no máximo, {most} carateres.',
    email: 'O endereço de e-mail é demasiado longo: no máximo, {most} carateres.',
    title: 'O assunto é demasiado longo: no máximo, {most} carateres.',
    description: 'A descrição é demasiado longa: no máximo, {most} carateres.'
  },
  tooMany: 'Enviou demasiadas mensagens na última hora. Tente novamente mais tarde.'
}

export const language = {
  label: 'Idioma',
  notSaved: 'Não foi possível guardar o idioma. Verifique a ligação e tente novamente.'
}

export const review = {
  title: 'O que acha do Page Speed Boost?',
  line: 'A sua avaliação ajuda-nos a torná-lo melhor.',
  stars: 'Avaliação',
  star: '{n} {{count:estrela|estrelas}}',
  rate: 'Avaliar a aplicação',
  send: 'Enviar avaliação',
  later: 'Lembrar mais tarde',
  dismiss: 'Ignorar',
  notSent: 'Não foi possível enviar a avaliação. Verifique a ligação e tente novamente.',
  thanks: 'Obrigado pela sua avaliação.',
  both: 'Também pode avaliar a aplicação em público ou contar-nos mais.',
  here: 'Também pode contar-nos mais.',
  inPublic: 'Avaliar em público',
  tellMore: 'Contar mais'
}

export const congratulations = {
  title: 'Parabéns',
  saved: 'Poupou {size} na sua primeira otimização',
  line: 'É o que os novos ficheiros ocupam a menos do que os originais.',
  see: 'Ver histórico',
  open: 'Ver o resultado',
  dismiss: 'Ignorar'
}

export const advert = {
  title: 'Mais para a sua loja',
  line: 'Há outras aplicações para a sua loja em Recomendações.',
  open: 'Ver aplicações',
  dismiss: 'Ignorar'
}
