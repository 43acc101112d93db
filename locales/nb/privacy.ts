/** The privacy policy (specification §17.1). It states what this program does and nothing beyond that. */
export const privacy = {
  title: 'Personvernerklæring',
  updated: 'Sist endret {date}',
  intro:
    'Page Speed Boost gjør sidene i nettbutikker raskere: Appen komprimerer bilder, skriver alt-tekster og filnavn og lar sider lastes inn på forhånd. Denne erklæringen forteller hvilke opplysninger om en butikk og eieren appen har, hva de brukes til, og hvor lenge de lagres.',
  contents: 'Innhold',
  collect: {
    title: 'Hva vi samler inn',
    line: 'Når du installerer appen, og mens du bruker den, mottar vi dette fra butikken din:',
    owner: 'Navnet og e-postadressen din. Vi ber ikke om telefonnummeret ditt.',
    shop: 'Butikkens navn, adresse, abonnement og språk.',
    catalogue:
      'Produkter, blogger og samlinger: titler, leverandører, typer, priser og bildene deres med filnavn og alt-tekster.',
    theme:
      'Innstillingene i temaet ditt, for å se om hastighetsforbedringen er på. Vi leser ingen skripttagger.',
    use: 'Det du gjør i appen: innstillinger, optimaliseringer, hva de sparte, og meldingene du skriver til oss.',
    visitors:
      'Om de besøkende i butikken din lagrer vi ingenting som kan skille den ene fra den andre. Skriptet som laster inn sider på forhånd, setter ingen informasjonskapsler. Bare hvis du slår på innsamling av innlastingstider, rapporterer nettlesere hvor raskt sider ble vist, og vi lagrer tellinger for hver dag.'
  },
  use: {
    title: 'Hva vi bruker det til',
    work: 'Til å gjøre det du ber om: komprimere bilder, skrive alt-tekster og filnavn, gjenopprette originaler og måle hastigheten på sidene dine.',
    plan: 'Til å telle bilder med i kvoten din og ta betalt for abonnementet gjennom butikkplattformen. Vi ser aldri kortnumre.',
    support:
      'Til å svare på meldingene dine og fortelle deg om endringer som gjelder butikken din.',
    improve:
      'Til å finne feil og se hvilke funksjoner som brukes. Disse tellingene nevner butikken, aldri kundene.',
    share:
      'Vi selger ikke opplysninger, og vi gir dem ikke til noen unntatt selskapene som drifter serverne våre og sender e-postene våre, og som ikke får bruke dem til noe annet, eller der loven krever det. Når hastigheten på butikken måles av PageSpeed Insights, gis adressen til Google.',
    cookie:
      'Én informasjonskapsel holder deg pålogget: i 30 dager, eller i én dag på administrasjonssidene for butikken. Det finnes ingen informasjonskapsler for reklame eller for å følge deg.'
  },
  rights: {
    title: 'Rettigheter for europeiske butikkeiere',
    line: 'Hvis du befinner deg i Det europeiske økonomiske samarbeidsområdet, Storbritannia eller Sveits, kan du be om å få se personopplysningene vi har om deg, få dem rettet, utfylt, slettet eller utlevert til deg, og få bruken av dem begrenset. Du kan protestere mot bruken av dem og klage til datatilsynet i landet ditt.',
    ground:
      'Vi bruker opplysningene dine for å oppfylle avtalen du har med oss, og ellers fordi vi har en berettiget interesse i en tjeneste som fungerer og er sikker.',
    transfer:
      'Opplysningene dine kan behandles utenfor Europa, der selskapene som drifter serverne våre, har datasentrene sine.'
  },
  keep: {
    title: 'Hvor lenge vi lagrer det',
    line: 'Vi lagrer opplysningene om butikken din til du avinstallerer appen. Deretter slettes de, og tidligere hvis du ber oss om det.',
    originals:
      'Originalbilder beholdes i {days} dager etter optimaliseringen, slik at du kan gjenopprette dem, og slettes deretter.'
  },
  contact: {
    title: 'Kontakt',
    line: 'Hvis du har spørsmål om denne erklæringen eller vil bruke rettighetene dine, kan du skrive til oss via «Kontakt brukerstøtte» i appen.',
    email: 'Du kan også skrive til {email}.'
  }
}
