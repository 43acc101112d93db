const encoded = 'As imagens são codificadas de novo e o ficheiro mais pequeno substitui o maior.'
const forPhotographs = 'O formato JPG é feito para fotografias. Não tem transparência.'

/** These replace the messages with the same keys, without claims about outcomes (see locales/en/strict.ts). */
export const strict = {
  compression: { pngToJpgLine: forPhotographs },
  guidance: {
    welcome: {
      line: 'Algumas perguntas sobre o que a aplicação pode fazer com as imagens da sua loja.'
    }
  },
  imagesPage: {
    line: 'Comprime as imagens e cria os respetivos textos alternativos e nomes de ficheiro.'
  },
  privacy: {
    intro:
      'O Page Speed Boost comprime as imagens das lojas online, cria textos alternativos e nomes de ficheiro e carrega páginas antecipadamente. Esta política indica que informações sobre uma loja e o seu proprietário a aplicação conserva, para que fim e durante quanto tempo.'
  },
  setting: { lines: { image_opt: encoded } },
  speed: {
    line: 'O que um teste de velocidade mede na sua loja e que páginas são carregadas antecipadamente.',
    up: {
      line: 'Quando um visitante mantém o ponteiro sobre um link durante mais de 65 ms, a página é carregada antecipadamente. As pontuações dos testes de velocidade mantêm-se.'
    },
    video: {
      line: 'Quando o ponteiro se detém sobre um link, a página é carregada antes do clique.'
    },
    opportunities: {
      title: 'O que a medição assinala',
      line: 'Resultados e estimativas da medição para quem visita a loja ({device}).',
      saving: 'estimativa: {ms}'
    },
    faq: {
      scoreAnswer:
        'Não. Os testes de velocidade abrem uma página e não clicam em nada, pelo que as pontuações se mantêm. O que muda é o momento em que uma página é carregada: antes do clique, e não depois.'
    }
  },
  uploads: { pngToJpgLine: forPhotographs }
}
