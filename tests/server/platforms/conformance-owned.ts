import t, { type Test } from 'tap'
import { sha256 } from '../../../server/core/files/hash.ts'
import { listAll, MAX_BYTES, type StoreUnderTest } from './conformance-support.ts'

/** What every store must guarantee for the pictures of collections and articles, whatever bytes it delivers. */
export function ownedConformance(
  name: string,
  makeStore: (t: Test) => Promise<StoreUnderTest>
): void {
  for (const kind of ['collection', 'article'] as const)
    t.test(
      `${name}: the picture of ${kind === 'article' ? 'an' : 'a'} ${kind} is replaced and restored`,
      async (t) => {
        const { store, draw, stored, reopen } = await makeStore(t)
        const [image] = (await listAll(store, kind)).flatMap(({ images }) => images)
        if (!image) throw new Error(`no ${kind} has a picture`)
        const backup = await store.readImage(image.id, MAX_BYTES)
        const bytes = await draw('jpg', 81)
        const change = { bytes, fileName: image.fileName, expectedHash: sha256(backup) }
        const replaced = await store.replaceImage(image.id, change)
        t.same(await stored?.(image.id), stored && Buffer.from(bytes), 'the store has our bytes')
        t.same(
          await store.replaceImage(image.id, change),
          replaced,
          'a second call changes nothing'
        )
        await t.rejects(
          store.replaceImage(image.id, { ...change, bytes: backup }),
          { code: 'changed' },
          'our bytes are not taken for the picture that was there'
        )

        const later = (await reopen?.()) ?? store
        const { writtenHash } = await later.getImage(image.id)
        const seen = writtenHash ?? sha256(await later.readImage(image.id, MAX_BYTES))
        t.equal(seen, sha256(bytes), 'our bytes are recognised, also by another process')
        const back = { bytes: backup, fileName: image.fileName, expectedHash: seen }
        const restored = await later.replaceImage(image.id, back)
        t.equal(restored.fileName, image.fileName)
        t.equal(restored.alt, image.alt)
        t.same(await stored?.(image.id), stored && Buffer.from(backup), 'the store has the backup')
        const again = await later.getImage(image.id)
        t.equal(
          again.writtenHash ?? sha256(await later.readImage(image.id, MAX_BYTES)),
          sha256(backup)
        )
      }
    )
}
