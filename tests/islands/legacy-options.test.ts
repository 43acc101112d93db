import t from 'tap'
import { obstacleIn, switched, toggled } from '../../islands/legacy/options.ts'
import { legacySettings } from '../../modules/image-opt/options/legacy/read.ts'
import { DEFAULT_SETTINGS } from '../../modules/image-opt/options/settings.ts'

t.test(
  'the options for all and for published products exclude each other, and the two collection options toggle together',
  async (t) => {
    t.equal(toggled('', '1', true), '1')
    t.equal(toggled('1', '2', true), '2')
    t.equal(toggled('2,3', '1', true), '1,3')
    t.equal(toggled('1,3', '1', false), '3')
    t.equal(toggled('3', '4', true), '3,4,5')
    t.equal(toggled('3', '5', true), '3,4,5')
    t.equal(toggled('1,3,4,5', '4', false), '1,3')
    t.equal(toggled('1,3,4,5', '5', false), '1,3')
  }
)

t.test('a legacy save without targets or without its watermark picture is not sent', async (t) => {
  const { hash: _hash, ...watermark } = DEFAULT_SETTINGS.image_opt.watermark
  const image_opt = { ...DEFAULT_SETTINGS.image_opt, watermark: { ...watermark, logo: '' } }
  const settings = { version: '', ...DEFAULT_SETTINGS, image_opt }
  const known = legacySettings(settings, { name: '', domain: '', is_old: 1 })
  t.equal(obstacleIn(known), null)
  const off = switched(known.optimize_all_status, 'image_opt', false)
  t.equal(off, '000')
  t.equal(obstacleIn({ ...known, optimize_all_status: off }), 'noTarget')
  t.equal(obstacleIn({ ...known, optimize_images_options: '' }), 'noTarget')
  const alt = switched('000', 'alt_text', true)
  t.equal(obstacleIn({ ...known, optimize_all_status: alt }), null)
  t.equal(obstacleIn({ ...known, image_add_watermark_switch: 1 }), 'noWatermark')
})
