/** The upload dialog. */
export const uploads = {
  action: 'Upload billeder',
  title: 'Upload billeder',
  drop: 'Slip billeder her',
  choose: 'Vælg billeder',
  hint: 'JPG eller PNG, op til {size} pr. billede, {most} ad gangen',
  badDrop: 'Filtypen skal være .jpg, .jpeg eller .png.',
  none: 'Du har ikke uploadet nogen billeder.',
  refusedTitle: 'Disse billeder kunne ikke uploades:',
  notSupported: '”{name}” understøttes ikke. Filtypen skal være .jpg eller .png.',
  tooLarge: '”{name}” er for stor. En fil må højst fylde {size}.',
  isEmpty: '”{name}” er tom.',
  tooMany: '”{name}” blev ikke tilføjet. Højst {most} ad gangen.',
  files: 'Billeder til upload',
  sent: 'Uploadet',
  notSent: 'Ikke uploadet. Tjek din forbindelse, og prøv igen.',
  retry: 'Prøv igen: {name}',
  remove: 'Fjern {name}',
  fileProgress: 'Upload af {name}',
  overall: '{n} af {all} uploadet',
  overallLabel: 'Upload af alle billeder',
  options: 'Valgmuligheder',
  pngToJpg: 'Konverter PNG til JPG',
  pngToJpgLine: 'Kan gøre filen op til 80\u00a0% mindre.',
  watermark: 'Tilføj vandmærke',
  watermarkLine: 'Bruger vandmærket fra dine indstillinger. Det kan gøre filer større.',
  noWatermark: 'Upload først et billede til vandmærket i indstillingerne.',
  start: 'Upload og optimer',
  stop: 'Stop upload',
  leaveTitle: 'Vil du stoppe uploaden?',
  leaveText: 'Disse billeder bliver ikke optimeret.',
  leave: 'Stop upload',
  stay: 'Fortsæt upload'
}

/** Why the server rejects an uploaded file or a request. */
export const uploadErrors = {
  none: 'Du har ikke uploadet nogen billeder.',
  refusedTitle: 'Disse billeder kunne ikke uploades:',
  notSupported: '”{name}” understøttes ikke. Filtypen skal være .jpg eller .png.',
  tooLarge: '”{name}” er for stor. En fil må højst fylde 50 MB.',
  incomplete: '”{name}” nåede ikke helt frem. Upload filen igen.',
  broken: 'Uploaden blev afbrudt. Upload filen igen.',
  linkUsed: 'Denne uploadadresse er allerede brugt. Bed om en ny.',
  linkExpired: 'Denne uploadadresse er udløbet. Upload filen igen.',
  unknown: 'En af filerne er der ikke længere. Upload den igen.',
  tooManyWaiting: 'For mange uploads venter. Prøv igen i morgen.'
}
