const encoded = '重新编码图片，并用较小的文件替换较大的文件。'
const forPhotographs = 'JPG 适用于照片，不支持透明。'

/** These replace the messages with the same keys, without claims about outcomes (see locales/en/strict.ts). */
export const strict = {
  compression: { pngToJpgLine: forPhotographs },
  guidance: { welcome: { line: '关于应用可以如何处理商店图片的几个问题。' } },
  imagesPage: { line: '压缩图片，并填写其替代文本和文件名。' },
  privacy: {
    intro:
      'Page Speed Boost 为在线商店压缩图片、填写替代文本和文件名，并预加载页面。本政策说明应用保存哪些与商店及其所有者有关的信息、用于什么目的，以及保存多久。'
  },
  setting: { lines: { image_opt: encoded } },
  speed: {
    line: '了解测速工具在商店中测量什么，以及哪些页面会预先加载。',
    up: {
      line: '访客的指针在链接上停留超过 65 毫秒时，会预先加载对应的页面。测速工具的得分不变。'
    },
    video: {
      line: '指针停在链接上时，会在点击之前加载对应的页面。'
    },
    opportunities: {
      title: '检测指出的项目',
      line: '检测发现的项目及其估算值，针对使用{device}的访客。',
      saving: '估算 {ms}'
    },
    faq: {
      scoreAnswer:
        '不会。测速工具只打开一个页面，不会点击任何链接，因此得分不变。变化的是加载页面的时间：在点击之前，而不是之后。'
    }
  },
  uploads: { pngToJpgLine: forPhotographs }
}
