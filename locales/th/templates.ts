export const templates = {
  fields: {
    product_title: 'ชื่อสินค้า',
    product_vendor: 'เวนเดอร์สินค้า',
    product_type: 'ประเภทสินค้า',
    price: 'ราคา',
    shop_name: 'ชื่อร้านค้า',
    product_variant: 'ตัวเลือกสินค้า',
    collection_title: 'ชื่อคอลเลกชัน',
    blog_title: 'ชื่อบล็อกโพสต์'
  },
  insert: 'แทรกใน{label}',
  empty: 'ช่องนี้ต้องไม่เว้นว่าง!',
  unknownField: 'ใช้ฟิลด์ {field} ที่นี่ไม่ได้'
}
