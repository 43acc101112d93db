export const privacy = {
  title: 'Integritetspolicy',
  updated: 'Senast ändrad {date}',
  intro:
    'Page Speed Boost gör webbutikers sidor snabbare: appen komprimerar bilder, skriver alternativtexter och filnamn och laddar sidor i förväg. Den här policyn beskriver vilken information om en butik och dess ägare som appen lagrar, i vilket syfte och hur länge.',
  contents: 'Innehåll',
  collect: {
    title: 'Vad vi samlar in',
    line: 'När du installerar appen, och medan du använder den, får vi följande från din butik:',
    owner: 'Ditt namn och din e-postadress. Vi frågar inte efter ditt telefonnummer.',
    shop: 'Butikens namn, adress, plan och språk.',
    catalogue:
      'Produkter, bloggar och produktserier: titlar, säljare, typer, priser och deras bilder med filnamn och alternativtexter.',
    theme:
      'Inställningarna i ditt tema, så att vi vet om hastighetsförbättringen är på. Vi läser inga skripttaggar.',
    use: 'Det du gör i appen: inställningar, optimeringar, hur mycket de sparade och meddelanden som du skriver till oss.',
    visitors:
      'Om besökarna i din butik sparar vi inget som kan skilja dem från varandra. Skriptet som laddar sidor i förväg använder inga cookies. Bara om du slår på insamlingen av laddningstider rapporterar webbläsare hur snabbt sidor visades, och då sparar vi antal per dag.'
  },
  use: {
    title: 'Vad vi använder informationen till',
    work: 'För att göra det du ber om: komprimera bilder, skriva alternativtexter och filnamn, återställa original och mäta sidornas hastighet.',
    plan: 'För att räkna av bilder från din plan och ta betalt för dem via din butiksplattform. Vi ser aldrig några kortnummer.',
    support: 'För att svara på dina meddelanden och berätta om ändringar som rör din butik.',
    improve:
      'För att hitta fel och se vilka funktioner som används. Siffrorna nämner butiken, aldrig dess kunder.',
    share:
      'Vi säljer ingen information och lämnar den inte till någon annan än de företag som driver våra servrar och skickar vår e-post, som inte får använda den till något annat, eller när lagen kräver det. Om butikens hastighet mäts med PageSpeed Insights lämnas dess adress till Google.',
    cookie:
      'En cookie håller dig inloggad: i 30 dagar, eller en dag i butikens admin. Det finns inga cookies för reklam eller för att följa dig.'
  },
  rights: {
    title: 'Rättigheter för europeiska handlare',
    line: 'Om du befinner dig inom Europeiska ekonomiska samarbetsområdet, i Storbritannien eller i Schweiz får du begära att få se de personuppgifter vi har om dig, att få dem rättade, kompletterade, raderade eller överlämnade till dig och att få användningen av dem begränsad. Du får invända mot användningen och lämna klagomål till dataskyddsmyndigheten i ditt land.',
    ground:
      'Vi använder dina uppgifter för att fullgöra det avtal du har med oss, och i övrigt eftersom vi har ett berättigat intresse av en tjänst som fungerar och är säker.',
    transfer:
      'Dina uppgifter kan behandlas utanför Europa, där de företag som driver våra servrar har sina datacenter.'
  },
  keep: {
    title: 'Hur länge vi sparar informationen',
    line: 'Vi sparar informationen om din butik tills du avinstallerar appen. Därefter raderas den, och tidigare om du ber oss om det.',
    originals:
      'Originalbilder sparas i {days} dagar efter optimeringen så att du kan återställa dem. Sedan raderas de.'
  },
  contact: {
    title: 'Kontakt',
    line: 'Om du har frågor om policyn eller vill utöva dina rättigheter skriver du till oss via ”Kontakta support” i appen.',
    email: 'Du kan också skriva till {email}.'
  }
}
