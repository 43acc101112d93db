export const speed = {
  title: 'Sidhastighet',
  line: 'Hur snabbt din butik laddas och vad som gör den snabbare.',
  dismiss: 'Stäng',
  notLoaded: 'Innehållet kunde inte laddas. Kontrollera anslutningen och försök igen.',
  promo: {
    title: '30 % rabatt på SEO-verktyg',
    line: 'SEO-appar från våra partner, för dig som använder den här appen.',
    open: 'Visa apparna'
  },
  gauge: {
    title: 'Webbprestanda',
    devices: 'Enhet',
    pc: 'Dator',
    mb: 'Mobil',
    recheck: 'Kontrollera igen',
    checking: 'Kontrollerar …',
    checkingLine: 'Din startsida öppnas tre gånger på varje enhet. Det tar en minut eller två.',
    none: 'Inte kontrollerad än',
    checkedAt: 'Kontrollerad {when}',
    spread:
      'Tre mätningar som skiljer sig med högst {points|local} {{points:poäng|poäng}}. Det mittersta värdet räknas.',
    label: '{device}: {score|local} av 100, {band}',
    scale: 'Färgerna följer den här appens skala.',
    googleScale: 'Googles skala',
    good: 'Bra',
    warn: 'Kan förbättras',
    bad: 'Långsam',
    notStarted: 'Det gick inte att starta kontrollen. Kontrollera anslutningen och försök igen.'
  },
  opportunities: {
    title: 'Det som skulle hjälpa mest',
    line: 'De största besparingarna som kontrollen hittade för besökare. Enhet: {device}.',
    saving: 'upp till {ms}',
    none: 'Kontrollen hittade inget värt att nämna.',
    images: 'Optimera bilder'
  },
  trend: {
    title: 'De senaste 90 dagarna',
    label: 'Poäng från {from} till {to}',
    table: 'Visa siffrorna',
    date: 'Datum',
    few: 'Ett diagram visas här efter den andra kontrollen.'
  },
  up: {
    title: 'Hastighetsförbättring',
    line: 'När en besökare håller pekaren över en länk i mer än 65 ms hämtas sidan i förväg och öppnas direkt. Poängen i hastighetstester påverkas inte.',
    speedUp: 'Snabba upp',
    preview: 'Förhandsgranska',
    turnOff: 'Stäng av',
    never: 'Varukorgar, kassor, konton och nedladdningar hämtas aldrig i förväg.'
  },
  effect: {
    title: 'I din butik',
    visitors:
      'Sidvisningar de senaste 28 dagarna: {prefetched} hämtade i förväg, {fresh} inte. I 75 % av dem visades nästa sida på den här tiden eller snabbare.',
    few: 'Dina besökares tider visas här efter {n} sidvisningar med förladdning och lika många utan.',
    measured:
      'Mätt {when}: från klicket på din startsida tills {page} visades. Det mittersta av tre besök vardera, på en långsam 4G-anslutning.',
    none: 'Öppnar två sidor i din butik som en besökare, med och utan förladdning, och mäter väntetiden.',
    measure: 'Mät i min butik',
    measuring: 'Mäter …',
    measuringLine: 'Din butik öppnas sex gånger. Det tar en minut eller två.'
  },
  embed: {
    title: 'Appinbäddning i temat',
    on: 'På',
    off: 'Av',
    lineOn: 'Förladdningsskriptet är aktivt i ditt tema.',
    lineOff: 'Aktivera appinbäddningen',
    unknown: 'Okänt',
    lineUnknown: 'Ditt tema kan inte läsas just nu. Redigeraren visar om inbäddningen är på.',
    settings: 'Inställningar för appinbäddning',
    waiting: 'Väntar på en ändring i redigeraren …',
    turnedOn: 'Appinbäddningen är på',
    turnedOff: 'Appinbäddningen är av'
  },
  video: {
    title: 'Så fungerar det',
    line: 'Från det att en besökare pekar på en länk till klicket går det oftast ungefär en kvarts sekund. Det räcker för att hämta en sida.',
    watch: 'Se videon',
    preview: 'Förhandsgranskning',
    close: 'Stäng',
    stepOne: 'En besökare pekar på en länk',
    stepTwo: 'Efter 65 ms börjar sidan laddas',
    stepThree: 'Klicket öppnar en sida som redan är hämtad',
    without: 'Utan förladdning',
    with: 'Med förladdning',
    shown: 'Nästa sida visades efter {time}',
    play: 'Spela upp',
    pause: 'Pausa',
    label:
      '{way}: pekaren stannar på en produkt, klicket öppnar den och sidan visas {time} senare.',
    recorded:
      'En riktig inspelning av två sidor i demobutiken på en långsam 4G-anslutning ({latency}, {speed}). Pekaren hålls över länken i {rest} före klicket. Spelas upp i halv hastighet.'
  },
  since: {
    title: 'Sedan du optimerade dina bilder',
    line: '{device}: {before} → {after}',
    first: 'Första optimeringen',
    weight: 'Sidans storlek'
  },
  visitors: {
    title: 'Verkliga besökare',
    line: 'Vad besökarna i din butik har upplevt de senaste 28 dagarna. 75 % av besöken hade det här värdet eller ett bättre.',
    off: 'Av. När du slår på detta rapporterar din butik laddningstider utan cookies, IP-adresser eller andra personuppgifter.',
    switch: 'Samla in besökarnas laddningstider',
    none: 'Inga besök än. De första siffrorna visas när någon har öppnat en sida i din butik.',
    lcp: 'Huvudinnehåll visat',
    inp: 'Reaktion på tryck',
    cls: 'Layoutförskjutning',
    prefetched: 'Öppning av sida, hämtad i förväg',
    fresh: 'Öppning av sida, inte hämtad i förväg',
    views: '{n} {{count:sidvisning|sidvisningar}}',
    notSaved: 'Försök igen senare'
  },
  faq: {
    title: 'Frågor',
    scoreQuestion: 'Höjer förladdningsskriptet min poäng?',
    scoreAnswer:
      'Nej. Hastighetstester öppnar en sida och klickar inte på något, så poängen är densamma. Dina besökare märker skillnaden: sidorna de går till öppnas 200–300 ms snabbare.',
    orderQuestion: 'Kan det lägga något i en varukorg eller logga ut någon?',
    orderAnswer:
      'Nej. Bara startsidan och produkt-, produktserie-, blogg-, sök- och innehållssidor hämtas, och inga länkar med okända parametrar. En länk som du märker med data-no-preload hämtas aldrig.',
    dataQuestion: 'Förbrukar det mina besökares mobildata?',
    dataAnswer:
      'Högst två sidor sparas åt gången, och inget hämtas för besökare som sparar data eller har en långsam anslutning.',
    varyQuestion: 'Varför ändras poängen när inget annat har ändrats?',
    varyAnswer:
      'Mätningar varierar med några poäng. Därför öppnar varje kontroll sidan tre gånger på varje enhet, och den mittersta mätningen räknas.',
    costQuestion: 'Vad kostar det?',
    costAnswer: 'Ingenting. Förladdning och kontroller är gratis i alla planer.'
  },
  editor: {
    title: 'Temaredigerare',
    line: 'Den här sidan motsvarar temaredigeraren på din plattform: här slår du på och stänger av delar av appar.',
    legend: 'Appinbäddningar',
    embed: 'Page Speed Boost-förladdning',
    embedLine: 'Lägger in förladdningsskriptet på varje sida i butiken.',
    save: 'Spara',
    saved: 'Sparat',
    open: 'Öppna butiken'
  },
  reasons: {
    'no-checker':
      'Butikens hastighet kan inte mätas här just nu. Kontakta supporten om du behöver mätningen.',
    'not-reached':
      'Butikens startsida gick inte att öppna. Kontrollera att butiken är online och inte har något lösenord.',
    'left-shop': 'Butikens adress leder till en annan webbplats, så den mättes inte.',
    'no-link': 'Din startsida visar ingen länk som kan öppnas för mätningen.',
    'took-too-long':
      'Kontrollen tog längre än 5 minuter och avbröts. Försök igen när butiken är mindre belastad.',
    refused:
      'Tjänsten som mäter hastighet avvisade kontrollen eller kunde inte nås. Försök igen senare.',
    interrupted: 'Kontrollen avbröts av en omstart. Starta den igen.',
    fault: 'Kontrollen kunde inte slutföras. Försök igen senare.'
  }
}
