import t from 'tap'
import { isLocale } from '../locales/i18n-util.ts'
import { languageOf } from '../locales/shopify-locales.ts'

t.test('the locale in an address is one of our languages, by the names of Shopify', async (t) => {
  for (const [asked, ours] of [
    ['en', 'en'],
    ['en-GB', 'en'],
    ['EN', 'en'],
    ['de', 'ge'],
    ['es', 'sp'],
    ['nl', 'dut'],
    ['id', 'in'],
    ['pt-BR', 'pt_BR'],
    ['pt-PT', 'pt'],
    ['zh-CN', 'zh'],
    ['zh-TW', 'zh_hant'],
    ['fr-CA', 'fr'],
    ['ja', 'ja'],
    ['pt_BR', 'pt_BR'],
    ['zh_hant', 'zh_hant']
  ] as const)
    t.equal(languageOf(asked), isLocale(ours) ? ours : undefined, asked)
  for (const unknown of ['', 'tlh', '__proto__', 'constructor', 'en\0'])
    t.equal(languageOf(unknown), undefined, JSON.stringify(unknown))
})
