/** The privacy policy (specification §17.1). It states what this program does and nothing beyond that. */
export const privacy = {
  title: 'Privatlivspolitik',
  updated: 'Senest ændret den {date}',
  intro:
    'Page Speed Boost gør webshops sider hurtigere: Appen komprimerer billeder, skriver alt-tekster og filnavne og indlæser sider på forhånd. Denne politik forklarer, hvilke oplysninger om en butik og dens ejer appen har, hvad de bruges til, og hvor længe de gemmes.',
  contents: 'Indhold',
  collect: {
    title: 'Hvad vi indsamler',
    line: 'Når du installerer appen, og mens du bruger den, modtager vi fra din butik:',
    owner: 'Dit navn og din e-mailadresse. Vi beder ikke om dit telefonnummer.',
    shop: 'Din butiks navn, adresse, abonnement og sprog.',
    catalogue:
      'Produkter, blogs og kollektioner: titler, leverandører, typer, priser og deres billeder med filnavne og alt-tekster.',
    theme:
      'Indstillingerne i dit tema for at se, om hastighedsforbedringen er slået til. Vi læser ingen scripttags.',
    use: 'Det, du gør i appen: indstillinger, optimeringer, hvad de sparede, og de beskeder, du skriver til os.',
    visitors:
      'Om de besøgende i din butik gemmer vi intet, der kan skelne den ene fra den anden. Scriptet, der indlæser sider på forhånd, sætter ingen cookies. Kun hvis du slår indsamling af indlæsningstider til, rapporterer browsere, hvor hurtigt sider blev vist, og vi gemmer optællinger for hver dag.'
  },
  use: {
    title: 'Hvad vi bruger det til',
    work: 'Til at gøre det, du beder om: komprimere billeder, skrive alt-tekster og filnavne, gendanne originaler og måle hastigheden på dine sider.',
    plan: 'Til at tælle billeder med i din kvote og opkræve betaling for dit abonnement via din butiksplatform. Vi ser aldrig kortnumre.',
    support: 'Til at besvare dine beskeder og fortælle dig om ændringer, der vedrører din butik.',
    improve:
      'Til at finde fejl og se, hvilke funktioner der bruges. Disse optællinger nævner butikken, aldrig dens kunder.',
    share:
      'Vi sælger ikke oplysninger, og vi giver dem ikke til nogen undtagen de virksomheder, der driver vores servere og sender vores e-mails, og som ikke må bruge dem til andet, eller hvor loven kræver det. Når hastigheden på din butik måles af PageSpeed Insights, gives dens adresse til Google.',
    cookie:
      'Én cookie holder dig logget ind: i 30 dage, eller i én dag i butikkens administration. Der er ingen cookies til annoncering eller til at følge dig.'
  },
  rights: {
    title: 'Rettigheder for europæiske butiksejere',
    line: 'Hvis du befinder dig i Det Europæiske Økonomiske Samarbejdsområde, Storbritannien eller Schweiz, kan du bede om at se de personoplysninger, vi har om dig, få dem rettet, suppleret, slettet eller udleveret til dig og få brugen af dem begrænset. Du kan gøre indsigelse mod brugen af dem og klage til databeskyttelsesmyndigheden i dit land.',
    ground:
      'Vi bruger dine oplysninger til at opfylde den aftale, du har med os, og ellers fordi vi har en legitim interesse i en tjeneste, der fungerer og er sikker.',
    transfer:
      'Dine oplysninger kan blive behandlet uden for Europa, hvor de virksomheder, der driver vores servere, har deres datacentre.'
  },
  keep: {
    title: 'Hvor længe vi gemmer det',
    line: 'Vi gemmer oplysningerne om din butik, indtil du afinstallerer appen. Derefter slettes de, og tidligere, hvis du beder os om det.',
    originals:
      'Originale billeder gemmes i {days} dage efter optimeringen, så du kan gendanne dem, og slettes derefter.'
  },
  contact: {
    title: 'Kontakt',
    line: 'Hvis du har spørgsmål til denne politik eller vil bruge dine rettigheder, så skriv til os via ”Kontakt support” i appen.',
    email: 'Du kan også skrive til {email}.'
  }
}
