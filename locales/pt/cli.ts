/** The command line (modules/image-opt/cli). Option and command names are never translated. */
export const cli = {
  help: `Utilização: npx page-speed-boost optimise <ficheiros ou pastas…> [opções]

Reduz imagens JPEG, PNG, GIF e WebP. As pastas são percorridas com todo o conteúdo, exceto
elementos ocultos e node_modules. Sem --out, cada imagem é substituída no próprio local, só
quando compensa; não é possível reverter, por isso guarde uma cópia.

Quanto
  --level LEVEL      low (90), medium (75), high (70) ou uma qualidade de 55 a 95 (medium)
  --lossless         mantém todos os píxeis
  --auto             o ficheiro mais pequeno com o mesmo aspeto, imagem a imagem
  --png-to-jpg       um PNG opaco passa a JPG, com outro nome, quando fica mais pequeno
  --longest-side N   reduz imagens fixas cujo lado maior tenha mais de N píxeis

Marca de água, em imagens fixas, exceto GIF
  --watermark FILE   um JPG ou PNG com 500 KB, no máximo
  --position WHERE   t_l, t_c, t_r, c, b_l, b_c ou b_r: do canto superior esquerdo ao canto
                     inferior direito (b_r)
  --height PART      altura como fração da altura da imagem, de 0.01 a 1 (0.1)
  --opacity PART     de 0.1 a 1 (1)

Onde e como
  --out DIR          grava em DIR, nas mesmas pastas; os originais ficam. Os ficheiros com o
                     mesmo nome em DIR são substituídos
  --json             um só documento JSON na saída padrão quando tudo estiver concluído
  --jobs N           imagens processadas em simultâneo (mais uma do que os núcleos do processador)
  --help, --version

Código de saída: 0 tudo bem, 1 algumas imagens foram recusadas ou falharam, 2 utilização incorreta,
129, 130 ou 143 parado por um sinal: o que está feito fica feito, o resto fica como estava.
`,
  seeHelp: '{problem} Consulte page-speed-boost --help.',
  usage: {
    noCommand: 'Indique o que fazer: page-speed-boost optimise imagens',
    unknownCommand: "Não existe o comando '{name}'. Os comandos são: {all}.",
    unknownOption: "Não existe a opção '{name}'.",
    optionValue: "Falta o valor da opção '{name}' ou o valor não é aceite.",
    noInputs: 'Indique os ficheiros ou as pastas a otimizar.',
    noSuchInput: "Não existe nenhum ficheiro ou pasta '{name}'.",
    outIsInput: "--out é a própria pasta '{name}'; indique outra.",
    sameTarget:
      "'{one}' e '{other}' passariam ambos a '{target}'; indique a pasta que contém os dois.",
    oneQuality: 'Indique apenas uma das opções --level, --lossless e --auto.',
    level:
      "--level é low, medium, high ou um número inteiro entre {least} e {most}, e não '{given}'.",
    whole: "{name} é um número inteiro entre {least} e {most}, e não '{given}'.",
    part: "{name} é um número entre {least} e 1, e não '{given}'.",
    position: "--position é um destes valores: {all}, e não '{given}'.",
    needsWatermark: '{name} requer --watermark FILE.',
    noWatermark: "Não existe o ficheiro '{name}' para a marca de água.",
    badWatermark: "'{name}' não pode ser uma marca de água: {why}."
  },
  file: {
    refused: '{name}  recusada: {why}',
    failed: '{name}  falhou: {why}',
    unchanged: '{name}  {size}, sem alterações',
    saved: '{name}  de {before} para {after}, menos {percent}%',
    renamed: ', agora {name}',
    mislabelled: ', o conteúdo é {type}',
    notRegular: 'Não é um ficheiro normal.',
    changed: 'O ficheiro foi alterado durante o processamento.',
    noFreeName: 'Não há nenhum nome livre na mesma pasta.'
  },
  total: {
    soFar: '{done} de {all}, menos {percent}% até agora',
    none: 'Não foi encontrada nenhuma imagem.',
    files: '{n} {{count:ficheiro|ficheiros}} em {seconds} s: {counts}',
    optimised: 'otimizadas: {n}',
    unchanged: 'sem alterações: {n}',
    refused: 'recusadas: {n}',
    failed: 'com falha: {n}',
    bytes: 'de {before} para {after}, menos {percent}%',
    stopped: 'Parado: mais {n} {{count:ficheiro ficou como estava|ficheiros ficaram como estavam}}.'
  },
  diskFull:
    'O disco está cheio. Os restantes ficheiros não foram alterados. Liberte espaço e execute o comando novamente.',
  diskReadOnly:
    'Não é possível escrever no disco. Os restantes ficheiros não foram alterados. Permita a escrita e execute o comando novamente.',
  forgets:
    'Não é possível utilizar {path} ({code}), pelo que a próxima execução vai processar estes ficheiros de novo.'
}
