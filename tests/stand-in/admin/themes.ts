import { checksumOf, type Theme } from '../theme/theme.ts'
import type { ShopWorld } from '../world.ts'
import { globalId, numberOf } from './global-ids.ts'
import { listInOrder, type PageArguments, pageOf } from './pages.ts'
import type { Part } from './part.ts'

type ThemesArguments = PageArguments & { roles?: string[] | null; names?: string[] | null }

type FilesArguments = { first?: number | null; after?: string | null; filenames?: string[] | null }

type ThemeView = ReturnType<typeof viewOf>

/** The only theme file that the app reads. */
const SETTINGS_FILE = 'config/settings_data.json'

export const themes: Part = {
  types: {
    QueryRoot: {
      theme: (_: unknown, { id }: { id: string }, { shop }) => {
        const number = numberOf(id, 'OnlineStoreTheme')
        const theme = shop.theme.list.find((known) => known.id === number)
        return theme ? viewOf(theme) : null
      },
      themes: (_: unknown, { roles, names, ...page }: ThemesArguments, { shop }) => {
        const found = shop.theme.list.filter(
          ({ role, name }) =>
            (!roles || roles.includes(role)) &&
            (!names || names.some((wanted) => nameFits(name, wanted)))
        )
        return pageOf(listInOrder(found.map(viewOf)), page)
      }
    },
    OnlineStoreTheme: {
      files: ({ theme }: ThemeView, args: FilesArguments, { shop }) => {
        const { filenames, first } = args
        const all = filesOf(shop, theme)
        const isWanted = (name: string) =>
          !filenames || filenames.some((wanted) => nameFits(name, wanted))
        const files = all.filter(({ filename }) => isWanted(filename))
        // A file that does not exist is omitted (open).
        const page = pageOf(listInOrder(files), { first: first ?? 50, after: args.after ?? null })
        return { ...page, edges: page.edges, userErrors: [] }
      }
    }
  },
  loaders: {
    OnlineStoreTheme: ({ shop }, { number }) => {
      const theme = shop.theme.list.find(({ id }) => id === number)
      return theme && viewOf(theme)
    }
  }
}

/** Both arguments accept a `*` (docs); the stand-in supports it only at the end. */
const nameFits = (name: string, wanted: string): boolean =>
  wanted.endsWith('*') ? name.startsWith(wanted.slice(0, -1)) : name === wanted

const viewOf = (theme: Theme) => ({
  __typename: 'OnlineStoreTheme',
  theme,
  number: theme.id,
  id: globalId('OnlineStoreTheme', theme.id),
  name: theme.name,
  role: theme.role,
  prefix: `/t/${theme.id % 1000}`,
  processing: false,
  processingFailed: false,
  themeStoreId: 887,
  createdAt: theme.createdAt.getTime(),
  updatedAt: theme.updatedAt.getTime()
})

function filesOf(shop: ShopWorld, theme: Theme) {
  const text = shop.theme.textOf(theme)
  if (text === null) return []
  return [
    {
      number: theme.id,
      filename: SETTINGS_FILE,
      contentType: 'application/json',
      checksumMd5: checksumOf(text),
      size: Buffer.byteLength(text),
      createdAt: theme.createdAt.getTime(),
      updatedAt: theme.updatedAt.getTime(),
      body: bodyOf(shop, theme, text)
    }
  ]
}

function bodyOf({ theme: { bodyKind }, world, domain }: ShopWorld, { id }: Theme, text: string) {
  if (bodyKind === 'base64')
    return {
      __typename: 'OnlineStoreThemeFileBodyBase64',
      contentBase64: Buffer.from(text).toString('base64')
    }
  if (bodyKind === 'url')
    return {
      __typename: 'OnlineStoreThemeFileBodyUrl',
      url: `${world.origin}/${domain}/theme-files/${id}/${SETTINGS_FILE}`
    }
  return { __typename: 'OnlineStoreThemeFileBodyText', content: text }
}
