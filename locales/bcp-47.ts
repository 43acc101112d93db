/** Our codes, which are the specification's, that are not BCP 47 already (UI guide, section 8). */
const BCP_47: Record<string, string> = {
  ge: 'de',
  sp: 'es',
  dut: 'nl',
  pt: 'pt-PT',
  pt_BR: 'pt-BR',
  zh: 'zh-Hans',
  zh_hant: 'zh-Hant',
  in: 'id'
}

/** For `<html lang>` and Intl. */
export const bcp47 = (language: string): string => BCP_47[language] ?? language
