/** The command line (modules/image-opt/cli). Option and command names are never translated. */
export const cli = {
  help: `Uso: npx page-speed-boost optimise <arquivos ou pastas…> [opções]

Reduz o tamanho de arquivos JPEG, PNG, GIF e WebP. As pastas são percorridas com todas as
subpastas, exceto itens ocultos e node_modules. Sem --out, o arquivo original é substituído, e
somente quando vale a pena. Não há como voltar atrás, então guarde uma cópia.

Qualidade e tamanho
  --level LEVEL      low (90), medium (75), high (70) ou uma qualidade de 55 a 95
                     (padrão: medium)
  --lossless         mantém todos os pixels
  --auto             o menor arquivo que parece igual, imagem por imagem
  --png-to-jpg       converte PNGs opacos em JPG, com novo nome, quando ficam menores
  --longest-side N   reduz imagens estáticas cujo lado maior passa de N pixels

Marca-d’água (imagens estáticas, exceto GIF)
  --watermark FILE   um JPG ou PNG de no máximo 500 KB
  --position WHERE   t_l, t_c, t_r, c, b_l, b_c ou b_r: do canto superior esquerdo ao inferior
                     direito (padrão: b_r)
  --height PART      altura da marca-d’água como fração da altura da imagem, de 0.01 a 1
                     (padrão: 0.1)
  --opacity PART     de 0.1 a 1 (padrão: 1)

Saída
  --out DIR          grava em DIR, nas mesmas subpastas, e mantém os originais. Arquivos de mesmo
                     nome em DIR são substituídos
  --json             escreve um único documento JSON na saída padrão quando tudo terminar
  --jobs N           imagens processadas ao mesmo tempo (padrão: núcleos do processador + 1)
  --help, --version

Código de saída: 0 tudo certo, 1 algumas imagens foram recusadas ou falharam, 2 uso incorreto,
3 disco cheio ou sem gravação possível, 4 erro inesperado,
129, 130 ou 143 interrompido por um sinal: as imagens concluídas continuam otimizadas, as demais
ficam como estavam.
`,
  seeHelp: '{problem} Consulte page-speed-boost --help.',
  usage: {
    noCommand: 'Informe um comando, por exemplo: page-speed-boost optimise imagens',
    unknownCommand: 'O comando “{name}” não existe. Os comandos são: {all}.',
    unknownOption: 'A opção “{name}” não existe.',
    optionValue: 'Falta o valor da opção “{name}” ou o valor não é aceito.',
    noInputs: 'Informe os arquivos ou as pastas que quer otimizar.',
    noSuchInput: 'O arquivo ou a pasta “{name}” não existe.',
    outIsInput: '--out é a pasta de entrada “{name}”. Informe outra.',
    sameTarget:
      '“{one}” e “{other}” seriam ambos gravados em “{target}”. Informe a pasta que contém os dois.',
    oneQuality: 'Use somente uma das opções: --level, --lossless ou --auto.',
    level:
      '--level precisa ser low, medium, high ou um número inteiro de {least} a {most}, não “{given}”.',
    whole: '{name} precisa ser um número inteiro de {least} a {most}, não “{given}”.',
    part: '{name} precisa ser um número de {least} a 1, não “{given}”.',
    position: '--position precisa ser um destes valores: {all}, não “{given}”.',
    needsWatermark: '{name} precisa de --watermark FILE.',
    noWatermark: 'O arquivo “{name}” da marca-d’água não existe.',
    badWatermark: '“{name}” não pode ser uma marca-d’água: {why}.'
  },
  file: {
    refused: '{name}  recusada: {why}',
    failed: '{name}  falhou: {why}',
    unchanged: '{name}  {size}, sem alteração',
    saved: '{name}  de {before} para {after}, economia de {percent}%',
    renamed: ', agora {name}',
    mislabelled: ', mas o conteúdo é {type}',
    notRegular: 'Não é um arquivo comum.',
    changed: 'O arquivo foi alterado durante o processamento.',
    noFreeName: 'Não foi encontrado nenhum nome de arquivo livre.',
    badName: 'O nome “{name}” não é UTF-8 válido. Renomeie e execute o comando novamente.'
  },
  total: {
    soFar: '{done} de {all}, economia de {percent}% até agora',
    none: 'Nenhuma imagem encontrada.',
    files: '{n} {{count:arquivo|arquivos}} em {seconds} s: {counts}',
    optimised: 'otimizadas: {n}',
    unchanged: 'sem alteração: {n}',
    refused: 'recusadas: {n}',
    failed: 'com falha: {n}',
    bytes: 'de {before} para {after}, economia de {percent}%',
    stopped:
      'Interrompido: mais {n} {{count:arquivo não foi processado|arquivos não foram processados}}.'
  },
  diskFull:
    'O disco está cheio. Os arquivos restantes não foram alterados. Libere espaço e execute o comando novamente.',
  diskReadOnly:
    'Não é possível gravar no disco. Os arquivos restantes não foram alterados. Permita a gravação e execute o comando novamente.'
}
