/** The legacy settings page, its upgrade dialog, and the start of the setup guide. */
export const legacy = {
  title: 'Configurações da versão antiga',
  line: 'As mesmas opções da página de configurações, como a versão antiga as mostra.',
  newer: 'Ir para as novas configurações',
  mode: 'Modo de otimização',
  automatic: 'Automático',
  automaticLine: 'Imagens novas e alteradas são otimizadas automaticamente.',
  manual: 'Manual',
  manualLine: 'Você precisa otimizar manualmente no app após cada alteração.',
  options: {
    '1': 'Todas as imagens de produtos',
    '2': 'Somente imagens de produtos publicados',
    '3': 'Imagens do blog',
    '4': 'Imagens de coleções manuais',
    '5': 'Imagens de coleções automatizadas'
  },
  targets: 'Imagens a otimizar',
  autoQuality:
    'A qualidade automática está selecionada na página de configurações. Uma escolha aqui a substitui.',
  quality: 'Qualidade',
  qualityValue: '{quality} de 100',
  progress: 'Progresso',
  running: '{done} de {all} produtos concluídos',
  upgradeTitle: 'Otimização automática',
  upgradeText:
    'A nova versão otimiza automaticamente as imagens novas e alteradas. Ela precisa da sua permissão mais uma vez.',
  authorise: 'Autorizar app',
  notUpgraded: 'Atualize o app para ter uma experiência melhor.',
  guideTitle: 'Guia de configuração',
  guideLine: 'Escolha o que otimizar. Leva menos de um minuto.',
  guideStart: 'Começar',
  guideDone: 'Configuração concluída!',
  guideNext: 'A seguir: Otimização de imagens.'
}
