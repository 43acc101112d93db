export const cli = {
  help: `วิธีใช้: npx page-speed-boost optimise <ไฟล์หรือโฟลเดอร์…> [ตัวเลือก]

ทำให้รูปภาพ JPEG, PNG, GIF และ WebP มีขนาดเล็กลง ค้นหาในโฟลเดอร์พร้อมทุกอย่างที่อยู่ภายใน
ยกเว้นรายการที่ซ่อนไว้และ node_modules หากไม่ใช้ --out รูปภาพจะถูกแทนที่ในที่เดิม
เฉพาะเมื่อเล็กลงอย่างคุ้มค่า การแทนที่ย้อนกลับไม่ได้ จึงควรเก็บสำเนาไว้

ระดับการบีบอัด
  --level LEVEL      low (90), medium (75), high (70) หรือคุณภาพตั้งแต่ 55 ถึง 95 (medium)
  --lossless         คงไว้ทุกพิกเซล
  --auto             ไฟล์เล็กที่สุดที่ยังดูเหมือนเดิม พิจารณาทีละรูป
  --png-to-jpg       แปลง PNG ทึบแสงเป็น JPG และเปลี่ยนชื่อ เมื่อทำให้เล็กลง
  --longest-side N   ย่อภาพนิ่งที่ด้านยาวเกิน N พิกเซล

ลายน้ำ สำหรับภาพนิ่งที่ไม่ใช่ GIF
  --watermark FILE   ไฟล์ JPG หรือ PNG ขนาดไม่เกิน 500 KB
  --position WHERE   t_l, t_c, t_r, c, b_l, b_c หรือ b_r: จากซ้ายบนถึงขวาล่าง (b_r)
  --height PART      ความสูงเป็นสัดส่วนของความสูงรูปภาพ 0.01 ถึง 1 (0.1)
  --opacity PART     0.1 ถึง 1 (1)

ตำแหน่งและวิธีทำงาน
  --out DIR          เขียนลงใน DIR ด้วยโครงสร้างโฟลเดอร์เดิม ไฟล์ต้นฉบับยังอยู่
                     ไฟล์ชื่อเดียวกันใน DIR จะถูกแทนที่
  --json             แสดงเอกสาร JSON หนึ่งชุดในเอาต์พุตมาตรฐานเมื่อทำทุกอย่างเสร็จ
  --jobs N           จำนวนรูปภาพที่ทำพร้อมกัน (จำนวนคอร์ประมวลผลบวกหนึ่ง)
  --help, --version

รหัสสิ้นสุด: 0 เรียบร้อยทั้งหมด, 1 บางรูปถูกปฏิเสธหรือไม่สำเร็จ, 2 ใช้คำสั่งไม่ถูกต้อง,
129, 130 หรือ 143 ถูกหยุดด้วยสัญญาณ: ส่วนที่เสร็จแล้วยังอยู่ ส่วนที่เหลือคงเดิม
`,
  seeHelp: '{problem} ดู page-speed-boost --help',
  usage: {
    noCommand: 'ระบุสิ่งที่ต้องทำ: page-speed-boost optimise รูปภาพ',
    unknownCommand: 'ไม่มีคำสั่ง “{name}” มีเพียง “optimise”',
    unknownOption: 'ไม่มีตัวเลือก “{name}”',
    optionValue: 'ตัวเลือก “{name}” ไม่มีค่าหรือมีค่าที่ใช้ไม่ได้',
    noInputs: 'ระบุไฟล์หรือโฟลเดอร์ที่จะเพิ่มประสิทธิภาพ',
    noSuchInput: 'ไม่มีไฟล์หรือโฟลเดอร์ “{name}”',
    outIsInput: '--out คือโฟลเดอร์ “{name}” เอง ระบุโฟลเดอร์อื่น',
    sameTarget: '“{one}” และ “{other}” จะกลายเป็น “{target}” เหมือนกัน ระบุโฟลเดอร์ที่มีทั้งสองรายการ',
    oneQuality: 'ใช้ได้เพียงหนึ่งอย่างจาก --level, --lossless และ --auto',
    level: '--level ต้องเป็น low, medium, high หรือจำนวนเต็มตั้งแต่ {least} ถึง {most} ไม่ใช่ “{given}”',
    whole: '{name} ต้องเป็นจำนวนเต็มตั้งแต่ {least} ถึง {most} ไม่ใช่ “{given}”',
    part: '{name} ต้องเป็นตัวเลขตั้งแต่ {least} ถึง 1 ไม่ใช่ “{given}”',
    position: '--position ต้องเป็นหนึ่งใน {all} ไม่ใช่ “{given}”',
    needsWatermark: '{name} ต้องใช้ร่วมกับ --watermark FILE',
    noWatermark: 'ไม่มีไฟล์ “{name}” สำหรับลายน้ำ',
    badWatermark: 'ใช้ “{name}” เป็นลายน้ำไม่ได้: {why}'
  },
  file: {
    refused: '{name}  ถูกปฏิเสธ: {why}',
    failed: '{name}  ไม่สำเร็จ: {why}',
    unchanged: '{name}  {size} คงไว้ตามเดิม',
    saved: '{name}  {before} เป็น {after} ประหยัด {percent}%',
    renamed: ', ชื่อใหม่ {name}',
    mislabelled: ', เนื้อหาเป็น {type}',
    notRegular: 'ไม่ใช่ไฟล์ปกติ',
    changed: 'ไฟล์เปลี่ยนแปลงระหว่างที่กำลังทำงาน',
    noFreeName: 'ไม่มีชื่อว่างในตำแหน่งเดียวกัน'
  },
  total: {
    soFar: '{done} จาก {all} ประหยัดแล้ว {percent}%',
    none: 'ไม่พบรูปภาพ',
    files: '{n} ไฟล์ใน {seconds} วินาที: {counts}',
    optimised: 'เพิ่มประสิทธิภาพแล้ว {n}',
    unchanged: 'คงไว้ตามเดิม {n}',
    refused: 'ถูกปฏิเสธ {n}',
    failed: 'ไม่สำเร็จ {n}',
    bytes: '{before} เป็น {after} ประหยัด {percent}%',
    stopped: 'หยุดแล้ว: อีก {n} ไฟล์คงไว้ตามเดิม'
  },
  forgets: 'การทำงานครั้งต่อไปจะประมวลผลไฟล์เหล่านี้อีกครั้ง: ใช้ {path} ไม่ได้ ({code})'
}
