/** The command line (modules/image-opt/cli). Option and command names are never translated. */
export const cli = {
  help: `Utilização: npx page-speed-boost optimise <ficheiros ou pastas…> [opções]

Reduz o tamanho de ficheiros JPEG, PNG, GIF e WebP. As pastas são percorridas com todas as
subpastas, exceto elementos ocultos e node_modules. Sem --out, o ficheiro original é substituído,
e só quando compensa. Não é possível reverter, por isso guarde uma cópia.

Qualidade e tamanho
  --level LEVEL      low (90), medium (75), high (70) ou uma qualidade de 55 a 95
                     (predefinição: medium)
  --lossless         mantém todos os píxeis
  --auto             o ficheiro mais pequeno com o mesmo aspeto, imagem a imagem
  --png-to-jpg       converte PNG opacos em JPG, com novo nome, quando ficam mais pequenos
  --longest-side N   reduz imagens fixas cujo lado maior tenha mais de N píxeis

Marca de água (imagens fixas, exceto GIF)
  --watermark FILE   um JPG ou PNG com 500 KB, no máximo
  --position WHERE   t_l, t_c, t_r, c, b_l, b_c ou b_r: do canto superior esquerdo ao canto
                     inferior direito (predefinição: b_r)
  --height PART      altura da marca de água como fração da altura da imagem, de 0.01 a 1
                     (predefinição: 0.1)
  --opacity PART     de 0.1 a 1 (predefinição: 1)

Saída
  --out DIR          grava em DIR, nas mesmas subpastas, e mantém os originais. Os ficheiros com
                     o mesmo nome em DIR são substituídos
  --json             escreve um só documento JSON na saída padrão quando tudo estiver concluído
  --jobs N           imagens processadas em simultâneo (predefinição: núcleos do processador + 1)
  --help, --version

Código de saída: 0 tudo bem, 1 algumas imagens foram recusadas ou falharam, 2 utilização incorreta,
3 disco cheio ou sem escrita possível, 4 erro inesperado,
129, 130 ou 143 interrompido por um sinal: as imagens concluídas ficam otimizadas, as restantes
ficam como estavam.
`,
  seeHelp: '{problem} Consulte page-speed-boost --help.',
  usage: {
    noCommand: 'Indique um comando, por exemplo: page-speed-boost optimise imagens',
    unknownCommand: 'Não existe o comando «{name}». Os comandos são: {all}.',
    unknownOption: 'Não existe a opção «{name}».',
    optionValue: 'Falta o valor da opção «{name}» ou o valor não é aceite.',
    noInputs: 'Indique os ficheiros ou as pastas a otimizar.',
    noSuchInput: 'Não existe nenhum ficheiro ou pasta «{name}».',
    outIsInput: '--out é a pasta de entrada «{name}». Indique outra.',
    sameTarget:
      '«{one}» e «{other}» seriam ambos gravados em «{target}». Indique a pasta que contém os dois.',
    oneQuality: 'Indique apenas uma das opções --level, --lossless e --auto.',
    level:
      '--level tem de ser low, medium, high ou um número inteiro entre {least} e {most}, e não «{given}».',
    whole: '{name} tem de ser um número inteiro entre {least} e {most}, e não «{given}».',
    part: '{name} tem de ser um número entre {least} e 1, e não «{given}».',
    position: '--position tem de ser um destes valores: {all}, e não «{given}».',
    needsWatermark: '{name} requer --watermark FILE.',
    noWatermark: 'Não existe o ficheiro «{name}» para a marca de água.',
    badWatermark: '«{name}» não pode ser uma marca de água: {why}.'
  },
  file: {
    refused: '{name}  recusada: {why}',
    failed: '{name}  falhou: {why}',
    unchanged: '{name}  {size}, sem alterações',
    saved: '{name}  de {before} para {after}, menos {percent}%',
    renamed: ', agora {name}',
    mislabelled: ', mas o conteúdo é {type}',
    notRegular: 'Não é um ficheiro normal.',
    changed: 'O ficheiro foi alterado durante o processamento.',
    noFreeName: 'Não foi encontrado nenhum nome de ficheiro livre.',
    badName: 'O nome “{name}” não é UTF-8 válido. Mude o nome e execute o comando novamente.'
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
    stopped: 'Interrompido: {{count:ficou|ficaram}} por processar {n} {{count:ficheiro|ficheiros}}.'
  },
  diskFull:
    'O disco está cheio. Os restantes ficheiros não foram alterados. Liberte espaço e execute o comando novamente.',
  diskReadOnly:
    'Não é possível escrever no disco. Os restantes ficheiros não foram alterados. Permita a escrita e execute o comando novamente.'
}
