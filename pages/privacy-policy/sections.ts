import type { TranslationFunctions } from '../../locales/i18n-types.ts'

/** One section of the privacy policy. It consists of paragraphs, then a list, then more paragraphs. */
export type PolicySection = {
  id: string
  title: string
  lines?: string[]
  list?: string[]
  after?: string[]
}

/**
 * Returns the sections of the privacy policy.
 * @param days the number of days that originals are kept, as formatted text
 */
export function sectionsOf(
  { collect, use, rights, keep, contact }: TranslationFunctions['privacy'],
  days: string,
  supportEmail: string | null
): PolicySection[] {
  return [
    {
      id: 'collect',
      title: collect.title(),
      lines: [collect.line()],
      list: [collect.owner(), collect.shop(), collect.catalogue(), collect.theme(), collect.use()],
      after: [collect.visitors()]
    },
    {
      id: 'use',
      title: use.title(),
      list: [use.work(), use.plan(), use.support(), use.improve()],
      after: [use.share(), use.cookie()]
    },
    {
      id: 'rights',
      title: rights.title(),
      lines: [rights.line(), rights.ground(), rights.transfer()]
    },
    { id: 'keep', title: keep.title(), lines: [keep.line(), keep.originals({ days })] },
    {
      id: 'contact',
      title: contact.title(),
      lines: [contact.line()],
      after: supportEmail ? [contact.email({ email: supportEmail })] : []
    }
  ]
}
