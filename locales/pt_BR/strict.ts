const encoded = 'As imagens são codificadas de novo, e o arquivo menor substitui o maior.'
const forPhotographs = 'O formato JPG é feito para fotos. Ele não tem transparência.'

/** These replace the messages with the same keys, without claims about outcomes (see locales/en/strict.ts). */
export const strict = {
  compression: { pngToJpgLine: forPhotographs },
  guidance: {
    welcome: { line: 'Algumas perguntas sobre o que o app pode fazer com as imagens da sua loja.' }
  },
  imagesPage: { line: 'Comprime as imagens e cria seus textos alternativos e nomes de arquivo.' },
  privacy: {
    intro:
      'O Page Speed Boost comprime as imagens das lojas virtuais, cria textos alternativos e nomes de arquivo e carrega páginas com antecedência. Esta política explica quais informações sobre uma loja e seu titular o app guarda, para quê e por quanto tempo.'
  },
  setting: { lines: { image_opt: encoded } },
  speed: {
    line: 'O que um teste de velocidade mede na sua loja e quais páginas são carregadas com antecedência.',
    up: {
      line: 'Quando um visitante deixa o cursor sobre um link por mais de 65 ms, a página é carregada com antecedência. As pontuações dos testes de velocidade não mudam.'
    },
    video: {
      line: 'Quando o cursor fica sobre um link, a página é carregada antes do clique.'
    },
    opportunities: {
      title: 'O que a verificação aponta',
      line: 'Resultados e estimativas da verificação para quem visita a loja ({device}).',
      saving: 'estimativa: {ms}'
    },
    faq: {
      scoreAnswer:
        'Não. Os testes de velocidade abrem uma página e não clicam em nada, então as pontuações não mudam. O que muda é quando uma página é carregada: antes do clique, e não depois.'
    }
  },
  uploads: { pngToJpgLine: forPhotographs }
}
