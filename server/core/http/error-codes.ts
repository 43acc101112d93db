import type { RefusalStatus } from './errors.ts'

/** A fault has status 500, which no refusal may have. */
type Entry = readonly [status: RefusalStatus | 500, when: string]

/**
 * The code of every error that a call may answer, with its status and when it occurs. Programs tell errors apart by these
 * codes, so a released code keeps its meaning and is not removed (decision 056). `npm run openapi` writes them into
 * docs/openapi.json.
 */
export const ERROR_CODES = {
  'auth/not-signed-in': [401, 'The call has no valid session and no token.'],
  'auth/wrong-token': [401, 'The token in the Authorization header is unknown or revoked.'],
  'auth/shop-closed': [401, 'The shop is no longer connected to this server.'],
  'auth/other-origin': [403, 'A cookie came with a write from a page of another origin.'],

  'core/database-gone': [
    503,
    'The server cannot reach its PostgreSQL database. Whether the call has taken effect is unknown.'
  ],
  'core/disk-full': [507, 'A disk of the server is full. Nothing was saved.'],
  'core/read-only': [507, 'A disk of the server cannot be written to. Nothing was saved.'],

  'idempotency/key-too-long': [400, 'The Idempotency-Key has more than 255 characters.'],
  'idempotency/not-answered': [409, 'The first call with this key is still being processed.'],
  'idempotency/other-call': [422, 'The key was already used for a different call.'],

  'image-opt/all-excluded': [409, 'Every chosen image is excluded.'],
  'image-opt/all-refused': [
    415,
    'No file in the form was accepted. The status is that of the first refused file.'
  ],
  'image-opt/already-estimating': [429, 'An estimate for this shop is already in progress.'],
  'image-opt/empty-template': [422, 'A template is switched on but empty. `fields` names which.'],
  'image-opt/file-gone': [404, 'The file is no longer stored.'],
  'image-opt/link-expired': [403, 'The signed URL of a picture has expired.'],
  'image-opt/must-set-up': [409, 'Automatic mode has to be set up first.'],
  'image-opt/no-feature': [409, 'Automatic mode has nothing to do with these settings.'],
  'image-opt/no-settings-target': [422, 'No items are selected for a section of the settings.'],
  'image-opt/no-target': [409, 'The settings cover no items of this kind.'],
  'image-opt/not-one-compression': [422, 'More or fewer than one strength is switched on.'],
  'image-opt/not-supported': [415, 'The file is not a JPEG, PNG, GIF or WebP.'],
  'image-opt/nothing-paused': [409, 'The run is not paused.'],
  'image-opt/nothing-running': [409, 'No run is in progress.'],
  'image-opt/nothing-to-optimise': [409, 'Every chosen image is already optimised.'],
  'image-opt/nothing-to-retry': [409, 'No image of the run failed in a way that can be retried.'],
  'image-opt/nothing-to-undo': [409, 'No image of the run can be restored.'],
  'image-opt/nothing-uploaded': [422, 'The call names no uploaded file.'],
  'image-opt/only-published': [
    409,
    'The settings cover only published items, and none was chosen.'
  ],
  'image-opt/quota-short': [402, 'The quota does not cover all chosen images.'],
  'image-opt/settings-changed': [409, 'The settings have been changed elsewhere in the meantime.'],
  'image-opt/settings-not-json': [400, 'A field of the settings form is not valid JSON.'],
  'image-opt/store-unreachable': [503, 'The store cannot be reached.'],
  'image-opt/too-many-waiting': [429, 'Too many uploads are waiting to be submitted.'],
  'image-opt/unknown-field': [422, 'A template uses an unknown variable. `field` names it.'],
  'image-opt/unknown-image': [404, 'The shop has no such image.'],
  'image-opt/unknown-run': [404, 'The shop has no such run.'],
  'image-opt/unknown-upload': [404, 'The shop has no such upload.'],
  'image-opt/upload-broken': [400, 'The upload was interrupted.'],
  'image-opt/upload-damaged': [415, 'The uploaded picture is damaged.'],
  'image-opt/upload-link-expired': [403, 'The presigned upload URL has expired.'],
  'image-opt/upload-link-used': [409, 'The presigned upload URL has already been used.'],
  'image-opt/upload-too-large': [413, 'The uploaded file is too large.'],
  'image-opt/upload-unlike': [400, 'The file differs from what was announced.'],
  'image-opt/watermark-damaged': [422, 'The watermark cannot be decoded.'],
  'image-opt/watermark-missing': [422, 'The watermark is switched on, but has no picture.'],
  'image-opt/watermark-too-large': [413, 'The file of the watermark is too large.'],
  'image-opt/watermark-too-many-pixels': [422, 'The watermark has too many pixels.'],
  'image-opt/watermark-wrong-type': [415, 'The watermark has an unsupported file type.'],
  'image-opt/wrong-legacy-field': [400, 'A field of the legacy settings has a wrong value.'],
  'image-opt/wrong-state': [422, 'This call does not work on items of this kind.'],

  'page-speed/no-checker': [503, 'This server cannot measure page speed.'],
  'page-speed/no-editor': [404, 'The shop’s platform has no theme editor.'],
  'page-speed/no-visits': [404, 'This server records no visitor figures for the shop.'],

  'pricing/billing-refused': [409, 'The billing platform refused the change.'],
  'pricing/billing-unreachable': [503, 'The billing platform cannot be reached.'],
  'pricing/no-limit': [409, 'There is no limit to raise.'],
  'pricing/no-plans': [404, 'This server sells no plans.'],
  'pricing/not-capped': [409, 'The plan has no overage.'],
  'pricing/overtaken': [409, 'A later plan change has replaced this one.'],
  'pricing/plan-lacks': [403, 'The plan does not include this feature.'],
  'pricing/quota-used-up': [402, 'The quota is used up.'],
  'pricing/same-plan': [409, 'The shop already has this plan.'],
  'pricing/smaller-plan': [409, 'The plan is smaller than the current one.'],
  'pricing/unknown-charge': [404, 'The shop has no such charge.'],
  'pricing/wrong-limit': [422, 'The limit for overage is outside its range.'],

  'server/address-too-long': [414, 'The address of the request is too long.'],
  'server/fault': [500, 'The server failed. Only its operator can find out why.'],
  'server/law-broken': [
    500,
    'Stored facts contradict each other, so the work stopped. Nothing was lost.'
  ],
  'server/header-too-long': [431, 'A header of the request is too long.'],
  'server/malformed': [
    400,
    'The request cannot be read. Some such requests get another 4xx status.'
  ],
  'server/malformed-form': [400, 'The form cannot be read.'],
  'server/metrics-closed': [401, 'The metrics require the administrator’s token.'],
  'server/not-found': [404, 'There is nothing at this address.'],
  'server/too-deep': [400, 'The JSON of the body is nested too deeply.'],
  'server/too-large': [413, 'The body is too large.'],
  'server/too-many-entries': [413, 'The body has too many entries or fields.'],
  'server/too-many-connections': [503, 'Too many connections are open at this moment.'],
  'server/too-many-pictures': [503, 'Too many pictures are being sent at this moment.'],
  'server/too-many-requests': [
    429,
    'Too many requests. Retry-After says how many seconds to wait.'
  ],
  'server/wrong-field': [400, 'A field is missing, too long or of the wrong type.'],

  'settings/too-many-names': [429, 'Too many different click names in one day.'],
  'settings/unknown-language': [422, 'The language is not one of those available.'],
  'settings/unknown-switch': [422, 'There is no switch of this name.'],

  'support/bad-email': [422, 'The e-mail address is not valid.'],
  'support/empty-field': [422, 'A required field of the message is empty.'],
  'support/too-long': [422, 'A field of the message is too long.'],
  'support/too-many-messages': [429, 'The shop has sent too many messages.'],

  'webhooks/incomplete': [400, 'A header of the delivery is missing.'],
  'webhooks/not-signed': [401, 'The signature of the delivery is wrong.']
} as const satisfies Record<string, Entry>

export type ErrorCode = keyof typeof ERROR_CODES
