import type {
  Article,
  Blog,
  Collection,
  MediaImage,
  Medium,
  Product,
  ShopFile,
  Variant
} from '../content/entities.ts'
import { detach } from '../content/product-media.ts'
import { removeFile } from '../content/remove-files.ts'
import type { ShopWorld } from '../world.ts'
import {
  type ArticleToAdd,
  addArticle,
  addBlog,
  deleteArticle,
  setArticleImage
} from './articles.ts'
import {
  addCollection,
  type CollectionToAdd,
  deleteCollection,
  setCollectionImage
} from './collections.ts'
import { addFile, rename, replaceImage, setAlt } from './files.ts'
import type { PictureToAdd } from './pictures.ts'
import {
  addProduct,
  addToProduct,
  deleteProduct,
  editProduct,
  moveMedium,
  type ProductEdit,
  type ProductToAdd,
  showInVariant
} from './products.ts'
import { leaveDevelopment } from './shop-plan.ts'

export type Merchant = ReturnType<typeof merchantOf>

/**
 * Returns the actions that people take in the admin of a shop. Tests use them to fill the shop, and to change it
 * without the app.
 */
export const merchantOf = (shop: ShopWorld) => ({
  leaveDevelopment: () => leaveDevelopment(shop),

  addProduct: (product: ProductToAdd) => addProduct(shop, product),
  editProduct: (product: Product, changes: ProductEdit) => editProduct(shop, product, changes),
  deleteProduct: (product: Product) => deleteProduct(shop, product),
  addToProduct: (product: Product, picture: PictureToAdd) => addToProduct(shop, product, picture),

  removeFromProduct: (product: Product, medium: Medium) => detach(shop, product, medium),
  moveMedium: (product: Product, medium: Medium, position: number) =>
    moveMedium(shop, product, medium, position),
  showInVariant: (variant: Variant, medium: Medium | null) => showInVariant(shop, variant, medium),

  addFile: (picture: PictureToAdd) => addFile(shop, picture),
  replaceImage: (image: MediaImage, bytes: Buffer) => replaceImage(shop, image, bytes),
  setAlt: (image: MediaImage, alt: string | null) => setAlt(shop, image, alt),
  rename: (image: MediaImage, fileName: string) => rename(shop, image, fileName),
  deleteFile: (file: ShopFile) => removeFile(shop, file),

  addCollection: (collection: CollectionToAdd) => addCollection(shop, collection),
  setCollectionImage: (collection: Collection, picture: PictureToAdd | null) =>
    setCollectionImage(shop, collection, picture),
  deleteCollection: (collection: Collection) => deleteCollection(shop, collection),

  addBlog: (blog: { title: string; handle?: string }) => addBlog(shop, blog),
  addArticle: (blog: Blog, article: ArticleToAdd) => addArticle(shop, blog, article),
  setArticleImage: (article: Article, picture: PictureToAdd | null) =>
    setArticleImage(shop, article, picture),
  deleteArticle: (article: Article) => deleteArticle(shop, article)
})
