import type { EmbedState } from '../../store-platform.ts'
import type { LocalContext } from './context.ts'

/** The page of this server that takes the place of a platform's theme editor. */
const EDITOR = '/theme-editor'

export async function getEmbedState({ db, shopId }: LocalContext): Promise<EmbedState> {
  const theme = await db
    .selectFrom('local_theme')
    .select('is_embed_on')
    .where('shop_id', '=', shopId)
    .executeTakeFirst()
  return { isOn: theme?.is_embed_on === 1, editorUrl: EDITOR }
}

export async function setEmbed({ db, shopId }: LocalContext, isOn: boolean): Promise<void> {
  const is_embed_on = isOn ? 1 : 0
  await db
    .insertInto('local_theme')
    .values({ shop_id: shopId, is_embed_on })
    .onConflict((conflict) => conflict.column('shop_id').doUpdateSet({ is_embed_on }))
    .execute()
}
