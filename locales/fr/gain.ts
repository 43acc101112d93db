export const gain = {
  title: 'Vos images optimisées pèsent {percent} de moins',
  all: 'Toutes les images optimisées',
  page: 'Images d’une page produit typique',
  fromTo: 'de {before} à {after}',
  pageNote:
    'La page produit typique est la médiane de {n} {{count:produit|produits}}, avec toutes les images en taille réelle.',
  copies:
    'Shopify affiche la plupart des images sous forme de copies plus petites qu’il crée lui-même. Vos clients y gagnent moins, et la différence entière là où votre thème affiche le fichier d’origine.'
}
