/** The upload dialog. */
export const uploads = {
  action: 'Last opp bilder',
  title: 'Last opp bilder',
  drop: 'Slipp bilder her',
  choose: 'Velg bilder',
  hint: 'JPG eller PNG, opptil {size} per bilde, {most} om gangen',
  badDrop: 'Filtypen må være .jpg, .jpeg eller .png.',
  none: 'Du har ikke lastet opp noen bilder.',
  refusedTitle: 'Disse bildene kunne ikke lastes opp:',
  notSupported: '«{name}» støttes ikke. Filtypen må være .jpg eller .png.',
  tooLarge: '«{name}» er for stor. En fil kan være på maks. {size}.',
  isEmpty: '«{name}» er tom.',
  tooMany: '«{name}» ble ikke lagt til. Maks. {most} om gangen.',
  files: 'Bilder som skal lastes opp',
  sent: 'Lastet opp',
  notSent: 'Ikke lastet opp. Sjekk tilkoblingen og prøv igjen.',
  retry: 'Prøv igjen: {name}',
  remove: 'Fjern {name}',
  fileProgress: 'Opplasting av {name}',
  overall: '{n} av {all} lastet opp',
  overallLabel: 'Opplasting av alle bilder',
  options: 'Alternativer',
  pngToJpg: 'Konverter PNG til JPG',
  pngToJpgLine: 'Kan gjøre filen opptil 80\u00a0% mindre.',
  watermark: 'Legg til vannmerke',
  watermarkLine: 'Bruker vannmerket fra innstillingene dine. Det kan gjøre filer større.',
  noWatermark: 'Last først opp et bilde til vannmerket i innstillingene.',
  start: 'Last opp og optimaliser',
  stop: 'Stopp opplastingen',
  leaveTitle: 'Vil du stoppe opplastingen?',
  leaveText: 'Disse bildene blir ikke optimalisert.',
  leave: 'Stopp opplastingen',
  stay: 'Fortsett opplastingen'
}

/** Why the server rejects an uploaded file or a request. */
export const uploadErrors = {
  none: 'Du har ikke lastet opp noen bilder.',
  refusedTitle: 'Disse bildene kunne ikke lastes opp:',
  notSupported: '«{name}» støttes ikke. Filtypen må være .jpg eller .png.',
  tooLarge: '«{name}» er for stor. En fil kan være på maks. 50 MB.',
  incomplete: '«{name}» kom ikke helt frem. Last opp filen på nytt.',
  broken: 'Opplastingen ble avbrutt. Last opp filen på nytt.',
  linkUsed: 'Denne opplastingsadressen er allerede brukt. Be om en ny.',
  linkExpired: 'Denne opplastingsadressen er utløpt. Last opp filen på nytt.',
  unknown: 'En av filene er ikke der lenger. Last den opp på nytt.',
  tooManyWaiting: 'For mange opplastinger venter. Prøv igjen i morgen.'
}
