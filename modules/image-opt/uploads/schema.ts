import { type Static, Type } from 'typebox'
import { Ack, Flag, FormFile } from '../../../server/core/http/wire.ts'
import { Id } from '../catalogue/schema.ts'
import { MAX_UPLOADS } from '../contract.ts'

/** The wire shapes of uploads (specification §4.3). */

const FileName = Type.String({ minLength: 1, maxLength: 1000 })

export const PresignBody = Type.Object({
  file_list: Type.Array(
    Type.Object({
      filename: FileName,
      type: Type.String({ maxLength: 100 }),
      /** In bytes. If it is given, the file must have exactly this size. */
      size: Type.Optional(Type.Integer({ minimum: 0 }))
    }),
    { maxItems: MAX_UPLOADS }
  )
})

export const PresignReply = Type.Object({
  ...Ack,
  data: Type.Array(
    Type.Object({
      upload_url: Type.String(),
      /** If it is there, upload_url is in a bucket, and a file counts as uploaded once this address was POSTed to. */
      confirm_url: Type.Optional(Type.String()),
      file_path: Type.String(),
      data_id: Type.String(),
      /** The file's position in file_list. */
      index: Type.Integer()
    })
  )
})

export const SubmitUploadsBody = Type.Object({
  file_paths: Type.Array(
    Type.Object({ file_path: FileName, data_id: Id, filename: Type.Optional(FileName) }),
    { maxItems: MAX_UPLOADS }
  ),
  opt_cfg: Type.Optional(
    Type.Object({ pngtojpg: Type.Optional(Flag), is_watermark: Type.Optional(Flag) })
  ),
  /** As for reOptimize, but with 'fit' the files that are left out are not in the history and can be sent again. */
  on_shortage: Type.Optional(Type.Enum(['ask', 'fit']))
})
/** A form that brings the files along. Its other fields are those of opt_cfg. */
export const SubmitUploadsForm = Type.Object({
  files: Type.Array(FormFile, { minItems: 1, maxItems: MAX_UPLOADS }),
  pngtojpg: Type.Optional(Flag),
  is_watermark: Type.Optional(Flag),
  on_shortage: SubmitUploadsBody.properties.on_shortage
})
/** `count` is the number of files taken, which are the first of the list. */
export const SubmitUploadsReply = Type.Object({
  ...Ack,
  message: Type.String(),
  count: Type.Integer(),
  /** Only in the answer to a form: the files that were refused, while the others were taken. */
  refused: Type.Optional(
    Type.Array(Type.Object({ filename: Type.String(), message: Type.String() }))
  )
})
export type SubmitUploads = Static<typeof SubmitUploadsBody>
