import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { create as attachmentNamed } from 'content-disposition'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { toText } from '../../../server/core/clock.ts'
import { ack, ok } from '../../../server/core/http/envelope.ts'
import { AckReply } from '../../../server/core/http/wire.ts'
import { usageState } from '../../pricing/queries.ts'
import { unknownImage } from '../catalogue/errors.ts'
import { wantedPage } from '../catalogue/schema.ts'
import type { PageOf } from '../catalogue/sql-lists.ts'
import type { Catalogue } from '../catalogue/sync.ts'
import { kindOf, MAX_ITEMS } from '../contract.ts'
import { currentRunOptions } from '../options/current-run-options.ts'
import { viewSettings } from '../options/settings-view.ts'
import { getSettings } from '../options/sql.ts'
import { findDiskWait } from '../runs/disk-wait.ts'
import { schedule } from '../runs/queries.ts'
import { setDownloaded } from '../runs/sql/results.ts'
import type { SignedUrls } from '../signed-urls.ts'
import { EVERY_KIND, exportHistory } from './export-csv.ts'
import { detailPage, historyPage, imageSync, manualPage, totals } from './queries.ts'
import {
  DetailQuery,
  DetailReply,
  DownloadBody,
  ExportQuery,
  HistoryQuery,
  HistoryReply,
  ImageSyncReply,
  ManualIdsQuery,
  ManualIdsReply,
  ManualQuery,
  ManualReply,
  type ManualView,
  TotalsReply
} from './schema.ts'
import { findImage } from './sql.ts'
import type { ViewDeps } from './views.ts'

type HistoryServices = { catalogue: Catalogue; signedUrls: SignedUrls }

/** Serves the history, page by page or as one file. */
export const historyRoutes: FastifyPluginAsyncTypebox<HistoryServices> = async (
  app,
  { signedUrls }
) => {
  const { db, clock } = app
  const viewDeps = viewDepsIn(app, signedUrls)

  app.get(
    '/api/v2/image-opt/getImageOptDataPage',
    {
      schema: {
        summary: 'Returns a page of the history',
        querystring: HistoryQuery,
        response: { 200: HistoryReply }
      }
    },
    async (request) => {
      const kind = kindOf(request.query.data_type ?? 1)
      const wanted = wantedPage(request.query)
      return {
        ...ack,
        data: await historyPage(db, kind, wanted, viewDeps(request))
      }
    }
  )

  app.get(
    '/api/v2/image-opt/exportHistory',
    {
      schema: { summary: 'Returns the history as CSV', querystring: ExportQuery },
      // A stream of brotli would take ten times the memory.
      compress: { encodings: ['gzip'] }
    },
    async (request, reply) => {
      const { data_type, title = '' } = request.query
      const kinds = data_type === undefined ? EVERY_KIND : [kindOf(data_type)]
      const day = toText(clock.now()).slice(0, 10)
      const name = `${request.messages.exportCsv.fileName()}-${day}.csv`
      return reply
        .type('text/csv; charset=utf-8')
        .header('Content-Disposition', attachmentNamed(name))
        .header('Cache-Control', 'no-store')
        .send(exportHistory(db, kinds, title, viewDeps(request)))
    }
  )
}

const canBeChosen = (item: ManualView): boolean => item.excluded_reason === ''

const countOpen = ({ id, open_count, image_count, excluded_count }: ManualView) => ({
  id,
  images: Math.min(open_count, image_count - excluded_count)
})

/** Serves the store's items to choose from, and the images of one item. */
export const itemRoutes: FastifyPluginAsyncTypebox<HistoryServices> = async (
  app,
  { catalogue, signedUrls }
) => {
  const { db, clock, config } = app
  const viewDeps = viewDepsIn(app, signedUrls)

  app.get(
    '/api/v2/image-opt/getManualImagesData',
    {
      schema: {
        summary: 'Returns a page of the items of the store',
        refusals: ['image-opt/store-unreachable'],
        querystring: ManualQuery,
        response: { 200: ManualReply }
      }
    },
    async (request) => {
      const kind = kindOf(request.query.data_type ?? 1)
      const wanted = wantedPage(request.query)
      // When the list is opened, the store is synced first, so that new items appear. Paging and searching do not sync.
      const isKnownEnough = request.query.is_known === 1
      if (isKnownEnough) await catalogue.known(request.shop.id)
      const isOpening = wanted.page === 1 && wanted.search === '' && !isKnownEnough
      const isReading = isOpening && (await catalogue.refresh(request.shop.id))
      const page =
        kind === 'upload'
          ? nothing(wanted)
          : await manualPage(
              db,
              kind,
              wanted,
              viewDeps(request),
              await currentRunOptions(db, request.shop.id, config.billing, kind)
            )
      const now = toText(clock.now())
      const { left, all } = await usageState(db, request.shop.id, config.billing, now)
      const quota_left = all === Number.MAX_SAFE_INTEGER ? null : left
      return { ...ack, data: { ...page, is_reading: asFlag(isReading), quota_left } }
    }
  )

  app.get(
    '/api/v2/image-opt/getManualIds',
    {
      schema: {
        summary: 'Returns the items that can be chosen',
        querystring: ManualIdsQuery,
        response: { 200: ManualIdsReply }
      }
    },
    async (request) => {
      const kind = kindOf(request.query.data_type ?? 1)
      if (kind === 'upload') return { ...ack, data: [] }
      const wanted = { ...wantedPage(request.query), pageSize: MAX_ITEMS }
      const run = await currentRunOptions(db, request.shop.id, config.billing, kind)
      const { data } = await manualPage(db, kind, wanted, viewDeps(request), run)
      return { ...ack, data: data.filter(canBeChosen).map(countOpen) }
    }
  )

  app.get(
    '/api/v2/image-opt/getProductImagesData',
    {
      schema: {
        summary: 'Returns a page of the images of an item',
        querystring: DetailQuery,
        response: { 200: DetailReply }
      }
    },
    async (request) => {
      const { prod_id, data_type } = request.query
      const kind = kindOf(data_type ?? 1)
      const wanted = wantedPage(request.query)
      return {
        ...ack,
        data: await detailPage(db, kind, prod_id, wanted, viewDeps(request))
      }
    }
  )
}

/** Serves the totals over all images, records downloads, and reports the progress of the image sync. */
export const totalRoutes: FastifyPluginAsyncTypebox<HistoryServices> = async (
  app,
  { signedUrls }
) => {
  const { db, clock, config } = app
  const scheduleDeps = { clock, findDiskWait: () => findDiskWait(app) }

  app.get(
    '/api/v2/image-opt/getImgOptTotal',
    {
      schema: { summary: 'Returns totals, settings and progress', response: { 200: TotalsReply } }
    },
    async ({ shop }) => ({
      ...ack,
      total: await totals(db, shop.id),
      settings: viewSettings(await getSettings(db, shop.id), shop.id, signedUrls),
      opt_schedule: await schedule(db, shop.id, config.billing, scheduleDeps)
    })
  )

  app.post(
    '/api/v2/image-opt/updateIsDownload',
    {
      schema: {
        summary: 'Records that an image was downloaded',
        refusals: ['image-opt/unknown-image'],
        body: DownloadBody,
        response: { 200: AckReply }
      }
    },
    async ({ shop, body, messages }) => {
      const imageId = Number(body.opt_id)
      if (!Number.isSafeInteger(imageId)) throw unknownImage()
      const now = toText(clock.now())
      const isNoted = await setDownloaded(db, shop.id, imageId, now)
      // An upload can be downloaded before it has a result to record the download on.
      if (!isNoted && !(await findImage(db, shop.id, imageId))) throw unknownImage()
      return { ...ack, message: messages.replies.noted() }
    }
  )

  app.get(
    '/api/v1/getImageSyncStatus',
    {
      schema: {
        summary: 'Tells whether the store has been read',
        response: { 200: ImageSyncReply }
      }
    },
    async ({ shop }) => {
      const { isDone, images } = await imageSync(db, shop.id)
      return { ...ok, data: { imageSync: isDone, imageCount: images } }
    }
  )
}

/** Returns a function that builds the ViewDeps of a request. */
const viewDepsIn =
  ({ config: { retentionDays }, platforms }: FastifyInstance, signedUrls: SignedUrls) =>
  ({ shop, messages }: FastifyRequest): ViewDeps => ({
    shopId: shop.id,
    signedUrls,
    messages,
    retentionDays,
    deliveredKinds: platforms.get(shop.platform)?.deliveredKinds ?? []
  })

/** Returns an empty page, since uploads are not items of the store. */
const asFlag = (is: boolean): 0 | 1 => (is ? 1 : 0)

const nothing = ({ page, pageSize }: Pick<PageOf, 'page' | 'pageSize'>) => ({
  current_page: page,
  per_page: pageSize,
  total: 0,
  data: []
})
