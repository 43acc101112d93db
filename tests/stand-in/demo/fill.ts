import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { DemoFolder } from '../../../server/platforms/local/demo/catalogue.ts'
import type { PictureToAdd } from '../merchant/pictures.ts'
import type { ShopWorld } from '../world.ts'
import { allFolders } from './editions.ts'

type ProductJson = {
  title: string
  vendor: string
  type: string
  variants: { title: string; price: string }[]
}

/** Fills a shop with the demo catalogue, using the pictures that draw.ts has drawn. */
export async function fillDemo(shop: ShopWorld, directory: string): Promise<void> {
  const blogs = new Map<string, ReturnType<ShopWorld['merchant']['addBlog']>>()
  for (const folder of allFolders()) {
    const [kind, name = ''] = folder.path.split('/')
    const pictures = await picturesOf(folder, directory)
    if (kind === 'products') await addProduct(shop, folder, pictures)
    else if (kind === 'collections')
      await shop.merchant.addCollection({ ...titleOf(folder), ...imageOf(pictures) })
    else if (folder.json === 'blog.json') blogs.set(name, shop.merchant.addBlog(titleOf(folder)))
    else {
      const blog = blogs.get(name)
      if (blog) await shop.merchant.addArticle(blog, { ...titleOf(folder), ...imageOf(pictures) })
    }
  }
}

const titleOf = ({ content }: DemoFolder) => ({ title: (content as { title: string }).title })

const imageOf = ([image]: PictureToAdd[]) => (image ? { image } : {})

const picturesOf = ({ path, photos }: DemoFolder, directory: string): Promise<PictureToAdd[]> =>
  Promise.all(
    photos.map(async ({ file, alt }) => ({
      fileName: file,
      alt,
      bytes: await readFile(join(directory, path, file))
    }))
  )

async function addProduct(shop: ShopWorld, { content, photos }: DemoFolder, media: PictureToAdd[]) {
  const { title, vendor, type, variants } = content as ProductJson
  const named = variants.map((variant) => {
    const medium = photos.findIndex((photo) => photo.variants?.includes(variant.title))
    return { ...variant, ...(medium < 0 ? {} : { medium }) }
  })
  await shop.merchant.addProduct({
    title,
    vendor,
    productType: type,
    media,
    ...(named.length > 0 ? { variants: named } : {})
  })
}
