export const imageSettings = {
  emptyTemplate: 'ช่องนี้ต้องไม่เว้นว่าง!',
  unknownField: 'ใช้ฟิลด์ {field} ที่นี่ไม่ได้',
  oneCompression: 'เลือกรูปแบบการบีบอัดเพียงหนึ่งแบบ',
  changedElsewhere: 'การตั้งค่าถูกเปลี่ยนในแท็บอื่น จึงไม่มีการบันทึกใดๆ โหลดหน้านี้ใหม่แล้วลองอีกครั้ง',
  watermarkMissing: 'อัปโหลดรูปภาพลายน้ำก่อนบันทึก',
  watermarkTooLarge: 'รูปภาพลายน้ำต้องมีขนาดไม่เกิน 500 KB',
  watermarkWrongType: 'ประเภทไฟล์ต้องเป็น .jpg, .jpeg หรือ .png',
  watermarkTooManyPixels: 'รูปภาพลายน้ำมีความละเอียดเกิน 16 เมกะพิกเซล',
  watermarkDamaged: 'รูปภาพลายน้ำเสียหายหรือไม่สมบูรณ์',
  notAllowed: 'ไม่อนุญาตให้ใช้ค่านี้'
}
