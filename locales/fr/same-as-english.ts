/** English texts that are rightly the same in French. */
export const sameAsEnglish: readonly string[] = [
  'Actions',
  'Blog',
  'Collection',
  'Compression',
  'Date',
  'ID',
  'KB',
  'Mobile',
  'Notifications',
  'Options',
  'Original',
  'Pages',
  'Position',
  'Premium',
  'Type',
  '{from:string} → {to:string}',
  '{n:string} {{count:image|images}}',
  '{page:string} / {pages:string}',
  '{shown:string} {{count:image|images}}'
]
