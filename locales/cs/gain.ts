export const gain = {
  title: 'Optimalizované obrázky jsou o {percent} menší',
  all: 'Všechny optimalizované obrázky',
  page: 'Obrázky typické stránky produktu',
  fromTo: 'z {before} na {after}',
  pageNote:
    'Typická stránka produktu je medián z {n} {{count:|produktu||produktů|produktu|produktů}} se všemi obrázky v plné velikosti.',
  copies:
    'Shopify zobrazuje většinu obrázků jako menší kopie, které si samo vytváří. U nich zákazníci ušetří méně dat, plný rozdíl se projeví tam, kde váš motiv zobrazuje původní soubor.'
}
