/** Words that are spelled the same in English and French; the check accepts them as translated. */
export const sameAsEnglish: readonly string[] = [
  'Actions',
  'Blog',
  'Collection',
  'Compression',
  'Date',
  'ID',
  'Mobile',
  'Notifications',
  'Options',
  'Original',
  'Pages',
  'Pause',
  'Position',
  'Premium',
  'Type',
  '{from:string} → {to:string}',
  'Exclusions',
  '{n:string} {{count:image|images}}',
  '{page:string} / {pages:string}',
  '{shown:string} {{count:image|images}}'
]
