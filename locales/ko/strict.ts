const encoded = '이미지를 다시 인코딩하고 더 작은 파일로 바꿉니다.'
const forPhotographs = 'JPG는 사진용 형식이며 투명도를 지원하지 않습니다.'

/** These replace the messages with the same keys, without claims about outcomes (see locales/en/strict.ts). */
export const strict = {
  compression: { pngToJpgLine: forPhotographs },
  guidance: { welcome: { line: '앱이 스토어의 이미지로 무엇을 해도 되는지 몇 가지 질문합니다.' } },
  imagesPage: { line: '이미지를 압축하고 대체 텍스트와 파일 이름을 작성합니다.' },
  privacy: {
    intro:
      'Page Speed Boost는 온라인 스토어의 이미지를 압축하고 대체 텍스트와 파일 이름을 작성하며 페이지를 미리 불러옵니다. 이 방침은 앱이 스토어와 그 소유자에 대해 어떤 정보를 어떤 목적으로 얼마 동안 보관하는지 설명합니다.'
  },
  setting: { lines: { image_opt: encoded } },
  speed: {
    line: '속도 테스트가 스토어에서 측정하는 항목과 미리 불러오는 페이지를 확인하세요.',
    up: {
      line: '방문자가 링크에 포인터를 65밀리초 넘게 올려 두면 해당 페이지를 미리 불러옵니다. 속도 테스트 점수는 바뀌지 않습니다.'
    },
    video: {
      line: '포인터를 링크에 올리면 클릭하기 전에 연결된 페이지를 불러옵니다.'
    },
    opportunities: {
      title: '측정에서 확인된 항목',
      line: '{device} 방문자 기준으로 측정에서 확인된 항목과 추정치입니다.',
      saving: '추정 {ms}'
    },
    faq: {
      scoreAnswer:
        '아니요. 속도 테스트는 페이지 하나를 열고 아무것도 클릭하지 않으므로 점수는 그대로입니다. 달라지는 것은 페이지를 불러오는 시점으로, 클릭한 뒤가 아니라 클릭하기 전입니다.'
    }
  },
  uploads: { pngToJpgLine: forPhotographs }
}
