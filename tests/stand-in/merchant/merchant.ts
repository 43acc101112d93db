import type {
  Article,
  Blog,
  Collection,
  MediaImage,
  Product,
  ShopFile
} from '../content/entities.ts'
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
  type ProductEdit,
  type ProductToAdd
} from './products.ts'

export type Merchant = ReturnType<typeof merchantOf>

/** What people do in the admin of a shop: they fill it for a test, and change it behind the app's back. */
export const merchantOf = (shop: ShopWorld) => ({
  addProduct: (product: ProductToAdd) => addProduct(shop, product),
  editProduct: (product: Product, changes: ProductEdit) => editProduct(shop, product, changes),
  deleteProduct: (product: Product) => deleteProduct(shop, product),
  addToProduct: (product: Product, picture: PictureToAdd) => addToProduct(shop, product, picture),

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
