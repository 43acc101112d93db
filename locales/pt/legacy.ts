/** The legacy settings page, its upgrade dialog, and the start of the setup guide. */
export const legacy = {
  title: 'Definições da versão antiga',
  line: 'As mesmas opções da página de definições, tal como a versão antiga as apresenta.',
  newer: 'Ir para as novas definições',
  mode: 'Modo de otimização',
  automatic: 'Automático',
  automaticLine: 'As imagens novas e alteradas são otimizadas automaticamente.',
  manual: 'Manual',
  manualLine: 'Após cada alteração, tem de otimizar manualmente na aplicação.',
  options: {
    '1': 'Todas as imagens de produtos',
    '2': 'Apenas imagens de produtos publicados',
    '3': 'Imagens do blogue',
    '4': 'Imagens de coleções manuais',
    '5': 'Imagens de coleções automatizadas'
  },
  targets: 'Imagens a otimizar',
  autoQuality:
    'A qualidade automática está selecionada na página de definições. Uma escolha aqui substitui-a.',
  quality: 'Qualidade',
  qualityValue: '{quality} em 100',
  progress: 'Progresso',
  running: '{done} de {all} produtos concluídos',
  upgradeTitle: 'Otimização automática',
  upgradeText:
    'A nova versão otimiza automaticamente as imagens novas e alteradas. Para isso, precisa mais uma vez da sua autorização.',
  authorise: 'Autorizar aplicação',
  notUpgraded: 'Para uma melhor experiência, atualize a aplicação.',
  guideTitle: 'Guia de configuração',
  guideLine: 'Escolha o que otimizar. Demora menos de um minuto.',
  guideStart: 'Começar',
  guideDone: 'Configuração concluída!',
  guideNext: 'Segue-se a Otimização de imagens.'
}
