/** The command line (modules/image-opt/cli). Option and command names are never translated. */
export const cli = {
  help: `사용법: npx page-speed-boost optimise <파일 또는 폴더…> [옵션]

JPEG, PNG, GIF, WebP 이미지의 크기를 줄입니다. 폴더는 숨김 항목과 node_modules를 제외하고
하위 항목까지 모두 검색합니다. --out 옵션이 없으면 효과가 있는 경우에만 원본 파일을
바꿉니다. 되돌릴 수 없으므로 사본을 보관하세요.

품질 및 크기
  --level LEVEL      low (90), medium (75), high (70) 또는 55~95 사이의 품질 (기본값: medium)
  --lossless         모든 픽셀 유지
  --auto             이미지마다 보기에 같으면서 가장 작은 파일 선택
  --png-to-jpg       더 작아지는 경우 불투명한 PNG를 JPG로 변환하고 이름도 변경
  --longest-side N   긴 변이 N픽셀보다 큰 정지 이미지를 축소

워터마크 (GIF를 제외한 정지 이미지)
  --watermark FILE   500 KB 이하의 JPG 또는 PNG
  --position WHERE   t_l, t_c, t_r, c, b_l, b_c, b_r: 왼쪽 위부터 오른쪽 아래까지
                     (기본값: b_r)
  --height PART      이미지 높이에 대한 워터마크 높이의 비율, 0.01~1 (기본값: 0.1)
  --opacity PART     0.1~1 (기본값: 1)

출력
  --out DIR          같은 폴더 구조로 DIR에 저장하며 원본은 그대로 유지.
                     DIR에 있는 같은 이름의 파일은 교체됨
  --json             모두 완료되면 표준 출력에 JSON 문서 하나를 출력
  --jobs N           동시에 처리할 이미지 수 (기본값: 프로세서 코어 수 + 1)
  --help, --version

종료 코드: 0 모두 정상, 1 일부 이미지가 거부되거나 실패함, 2 잘못된 사용법,
3 디스크가 가득 찼거나 디스크에 쓸 수 없음, 4 예기치 않은 오류,
129, 130 또는 143 시그널로 중지됨: 처리된 이미지는 유지되고 나머지는 원래대로 남습니다.
`,
  seeHelp: '{problem} page-speed-boost --help 명령으로 사용법을 확인하세요.',
  usage: {
    noCommand: '명령을 입력하세요. 예: page-speed-boost optimise pictures',
    unknownCommand: '‘{name}’ 명령이 없습니다. 사용할 수 있는 명령: {all}.',
    unknownOption: '‘{name}’ 옵션이 없습니다.',
    optionValue: '‘{name}’ 옵션에 값이 없거나 허용되지 않는 값입니다.',
    noInputs: '최적화할 파일이나 폴더를 지정하세요.',
    noSuchInput: '‘{name}’ 파일 또는 폴더가 없습니다.',
    outIsInput: '--out 폴더가 입력 폴더 ‘{name}’ 자체입니다. 다른 폴더를 지정하세요.',
    sameTarget:
      '‘{one}’ 및 ‘{other}’ 둘 다 결과가 ‘{target}’ 파일로 저장됩니다. 둘을 모두 포함하는 폴더를 지정하세요.',
    oneQuality: '--level, --lossless, --auto 중 하나만 지정하세요.',
    level:
      '--level 값은 low, medium, high 또는 {least}~{most} 사이의 정수여야 합니다. 입력한 값: ‘{given}’',
    whole: '{name} 값은 {least}~{most} 사이의 정수여야 합니다. 입력한 값: ‘{given}’',
    part: '{name} 값은 {least}~1 사이의 숫자여야 합니다. 입력한 값: ‘{given}’',
    position: '--position 값은 {all} 중 하나여야 합니다. 입력한 값: ‘{given}’',
    needsWatermark: '{name} 옵션에는 --watermark FILE 옵션이 필요합니다.',
    noWatermark: '워터마크로 지정한 ‘{name}’ 파일이 없습니다.',
    badWatermark: '‘{name}’ 파일은 워터마크로 사용할 수 없습니다: {why}'
  },
  file: {
    refused: '{name}  거부됨: {why}',
    failed: '{name}  실패: {why}',
    unchanged: '{name}  {size}, 변경 없음',
    saved: '{name}  {before} → {after}, {percent}% 절약',
    renamed: ', 새 이름: {name}',
    mislabelled: ', 실제 형식: {type}',
    notRegular: '일반 파일이 아닙니다.',
    changed: '처리하는 동안 파일이 변경되었습니다.',
    noFreeName: '같은 폴더에 사용할 수 있는 이름이 없습니다.',
    badName: '이름 “{name}”은(는) 올바른 UTF-8이 아닙니다. 이름을 바꾼 다음 명령을 다시 실행하세요.'
  },
  total: {
    soFar: '{done}/{all}, 지금까지 {percent}% 절약',
    none: '이미지를 찾을 수 없습니다.',
    files: '파일 {n}개, {seconds}초: {counts}',
    optimised: '{n}개 최적화됨',
    unchanged: '{n}개 변경 없음',
    refused: '{n}개 거부됨',
    failed: '{n}개 실패',
    bytes: '{before} → {after}, {percent}% 절약',
    stopped: '중지되었습니다. 나머지 파일 {n}개는 원래대로 남아 있습니다.'
  },
  diskFull:
    '디스크가 가득 찼습니다. 나머지 파일은 변경되지 않았습니다. 공간을 확보한 후 명령을 다시 실행하세요.',
  diskReadOnly:
    '디스크에 쓸 수 없습니다. 나머지 파일은 변경되지 않았습니다. 쓰기를 허용한 후 명령을 다시 실행하세요.'
}
