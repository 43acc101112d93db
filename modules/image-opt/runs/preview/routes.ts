import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { ack } from '../../../../server/core/http/envelope.ts'
import { isAppError } from '../../../../server/core/http/errors.ts'
import { fileGone } from '../../catalogue/errors.ts'
import { PICTURE_REFUSALS } from '../../options/errors.ts'
import { MOST_SETTINGS_BYTES } from '../../options/schema.ts'
import type { SignedUrls } from '../../signed-urls.ts'
import type { Estimates } from '../estimate/estimate.ts'
import { EstimateReply } from '../schema.ts'
import type { Previews } from './previews.ts'
import { PreviewImageBody, PreviewImageReply, StoreLookReply } from './schema.ts'
import { storeLook } from './store-look.ts'
import { viewPreview } from './view-preview.ts'

type PreviewServices = { previews: Previews; estimates: Estimates; signedUrls: SignedUrls }

/** Shows what the store holds, and what the settings would make of an image. */
export const previewRoutes: FastifyPluginAsyncTypebox<PreviewServices> = async (
  app,
  { previews, estimates, signedUrls }
) => {
  app.get(
    '/api/v2/image-opt/getStoreLook',
    {
      schema: {
        summary: 'Returns the number and size of the images in the store',
        response: { 200: StoreLookReply }
      }
    },
    async ({ shop }) => ({ ...ack, data: await storeLook(app.db, shop.id, signedUrls) })
  )

  app.get(
    '/api/v2/image-opt/getStoreEstimate',
    {
      schema: {
        summary: 'Estimates what optimising all product images would save',
        refusals: ['pricing/plan-lacks', 'image-opt/store-unreachable'],
        response: { 200: EstimateReply }
      }
    },
    async ({ shop, messages }) => {
      try {
        const { images, sampled, bytes, savedBytes } = await estimates.ofStore(shop.id)
        const data = { image_count: images, sample_count: sampled, size: bytes, saved: savedBytes }
        return { ...ack, data }
      } catch (error) {
        // The guide asks by itself, so there being nothing to optimise is an answer and no refusal.
        if (!isAppError(error) || error.status !== 409) throw error
        const data = { image_count: 0, sample_count: 0, size: 0, saved: 0 }
        return { ...ack, message: error.say(messages), data }
      }
    }
  )

  app.post(
    '/api/v2/image-opt/previewImage',
    {
      schema: {
        summary: 'Optimises one image for a comparison and changes nothing',
        refusals: ['image-opt/file-gone', ...PICTURE_REFUSALS],
        body: PreviewImageBody,
        response: { 200: PreviewImageReply }
      },
      bodyLimit: MOST_SETTINGS_BYTES
    },
    async ({ shop, body, messages }) => {
      const imageId = Number(body.opt_id)
      if (!Number.isSafeInteger(imageId)) throw fileGone()
      const preview = await previews.make(shop.id, imageId, body.image_opt)
      return { ...ack, data: viewPreview(preview, { shopId: shop.id, signedUrls, messages }) }
    }
  )
}
