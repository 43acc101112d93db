export const exportCsv = {
  all: 'ส่งออกทั้งหมด (CSV)',
  fileName: 'optimization-history',
  kinds: { product: 'สินค้า', collection: 'คอลเลกชัน', article: 'บล็อกโพสต์', upload: 'อื่นๆ' },
  columns: {
    kind: 'ประเภท',
    id: 'ID',
    title: 'ชื่อ',
    imageId: 'ID รูปภาพ',
    fileName: 'ชื่อไฟล์',
    status: 'สถานะ',
    originalType: 'ประเภทไฟล์ต้นฉบับ',
    fileType: 'ประเภทไฟล์',
    originalBytes: 'ขนาดต้นฉบับ (ไบต์)',
    compressedBytes: 'ขนาดหลังบีบอัด (ไบต์)',
    ratio: 'ลดลง (%)',
    toJpg: 'PNG เป็น JPG',
    watermark: 'ลายน้ำ',
    altText: 'ข้อความแสดงแทน',
    editedName: 'เปลี่ยนชื่อไฟล์แล้ว',
    optimisedAt: 'เพิ่มประสิทธิภาพเมื่อ',
    reason: 'เหตุผล'
  }
}
