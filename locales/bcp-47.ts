/** The BCP 47 codes of the languages for which our code is a different one (specification §13.8). */
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

/** Returns the BCP 47 code of a language, which `<html lang>` and Intl expect. */
export const bcp47 = (language: string): string => BCP_47[language] ?? language
