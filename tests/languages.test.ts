import t from 'tap'
import { languageAccepted, languageOf } from '../locales/language-of.ts'

t.test(
  'a locale that Shopify puts into an address maps to one of our languages §13.8.1',
  async (t) => {
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
      ['zh-Hant-TW', 'zh_hant'],
      ['zh-Hant-HK', 'zh_hant'],
      ['zh-MO', 'zh_hant'],
      ['zh-Hans-CN', 'zh'],
      ['zh-SG', 'zh'],
      ['fr-CA', 'fr'],
      ['ja', 'ja'],
      ['pt_BR', 'pt_BR'],
      ['zh_hant', 'zh_hant']
    ] as const)
      t.equal(languageOf(asked), ours, asked)
    for (const unknown of ['', 'tlh', '__proto__', 'constructor', 'en\0'])
      t.equal(languageOf(unknown), undefined, JSON.stringify(unknown))
  }
)

t.test('the Accept-Language header selects the most preferred of our languages', async (t) => {
  for (const [header, ours] of [
    [undefined, undefined],
    ['', undefined],
    ['de-CH, de;q=0.9, en;q=0.8', 'ge'],
    ['en;q=0.5, ja;q=0.9', 'ja'],
    ['eo, *;q=0.1', undefined],
    ['eo, nb-NO;q=0.7, en;q=0', 'nb'],
    ['zh-TW,zh;q=0.9', 'zh_hant'],
    ['pt', 'pt'],
    [';;;,,q=,de;q=x', undefined]
  ] as const)
    t.equal(languageAccepted(header), ours, String(header))
})
