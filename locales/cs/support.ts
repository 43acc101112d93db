/** Language, feedback, ratings and adverts (specification §13.8 and §14). */
export const feedback = {
  open: 'Kontaktovat podporu',
  title: 'Kontaktovat podporu',
  line: 'Napište nám, co potřebujete nebo co se nepovedlo. Odpovíme e-mailem.',
  name: 'Jméno',
  email: 'E-mail',
  subject: 'Předmět',
  description: 'Popis',
  optional: '(nepovinné)',
  send: 'Odeslat',
  sent: 'Děkujeme. Vaše zpráva dorazila.',
  notSent: 'Zprávu se nepodařilo odeslat. Zkontrolujte připojení a zkuste to znovu.',
  empty: {
    name: 'Vyplňte jméno',
    email: 'Vyplňte e-mail',
    description: 'Vyplňte popis'
  },
  badEmail: 'Zadejte úplnou e-mailovou adresu, například name@example.com.',
  tooLong: {
    name: 'Jméno je příliš dlouhé: nejvýše {most} znaků.',
    email: 'E-mailová adresa je příliš dlouhá: nejvýše {most} znaků.',
    title: 'Předmět je příliš dlouhý: nejvýše {most} znaků.',
    description: 'Popis je příliš dlouhý: nejvýše {most} znaků.'
  },
  tooMany: 'Za poslední hodinu jste odeslali příliš mnoho zpráv. Zkuste to později.'
}

export const language = {
  label: 'Jazyk',
  notSaved: 'Jazyk se nepodařilo uložit. Zkontrolujte připojení a zkuste to znovu.'
}

export const review = {
  title: 'Jak se vám líbí Page Speed Boost?',
  line: 'Vaše hodnocení nám pomáhá aplikaci zlepšovat.',
  stars: 'Hodnocení',
  star: '{n} {{count:|hvězdička||hvězdičky|hvězdičky|hvězdiček}}',
  rate: 'Ohodnotit aplikaci',
  send: 'Odeslat hodnocení',
  later: 'Připomenout později',
  dismiss: 'Zavřít',
  notSent: 'Hodnocení se nepodařilo odeslat. Zkontrolujte připojení a zkuste to znovu.',
  thanks: 'Děkujeme za hodnocení.',
  both: 'Aplikaci můžete také ohodnotit veřejně nebo nám napsat víc.',
  here: 'Můžete nám také napsat víc.',
  inPublic: 'Ohodnotit veřejně',
  tellMore: 'Napsat víc'
}

export const congratulations = {
  title: 'Gratulujeme',
  saved: 'Hned napoprvé jste ušetřili {size}',
  line: 'O tolik jsou nové soubory menší než originály.',
  see: 'Zobrazit historii',
  open: 'Zobrazit výsledek',
  dismiss: 'Zavřít'
}

export const advert = {
  title: 'Něco navíc pro váš obchod',
  line: 'Další aplikace pro váš obchod najdete v sekci Doporučené.',
  open: 'Zobrazit aplikace',
  dismiss: 'Zavřít'
}
