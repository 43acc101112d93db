import { guidance } from './guidance.ts'
import { privacy } from './privacy.ts'
import { recommendations } from './recommendations.ts'
import { advert, congratulations, feedback, language, review } from './support.ts'

export const shell = {
  privacy,
  guidance,
  recommendations,
  feedback,
  language,
  review,
  congratulations,
  advert,
  tabs: {
    imageOptimization: 'การเพิ่มประสิทธิภาพรูปภาพ',
    pageSpeed: 'ความเร็วของหน้า',
    settings: 'การตั้งค่า',
    pricing: 'ราคา',
    recommendation: 'แนะนำ'
  },
  trend: {
    title: '30 วันที่ผ่านมา',
    line: 'ใน 30 วันที่ผ่านมา เพิ่มประสิทธิภาพรูปภาพแล้ว {n} รูป ประหยัดไป {size}',
    images: 'รูปภาพที่เพิ่มประสิทธิภาพแล้ว',
    saved: 'ประหยัดได้',
    day: 'วัน',
    table: 'ตัวเลขรายวัน'
  },
  footer: {
    label: 'เกี่ยวกับแอปนี้',
    privacy: 'นโยบายความเป็นส่วนตัว'
  },
  pages: {
    notFound: 'ไม่พบหน้าที่คุณกำลังมองหา',
    notFoundLine: 'ตรวจสอบที่อยู่ หรือกลับไปที่หน้าแรก',
    fault: 'เกิดข้อผิดพลาดภายในเซิร์ฟเวอร์',
    faultLine: 'ไปที่หน้านี้จากหน้าแรกของ Page Speed Boost แล้วลองอีกครั้ง',
    home: 'ไปที่หน้าแรก'
  },
  permission: {
    line: 'ร้านค้าของคุณใช้ “ความเร็วของหน้า” ได้แล้ว แจ้งเราหากต้องการใช้การเพิ่มประสิทธิภาพรูปภาพ การตั้งค่า และแผนด้วย',
    apply: 'ขอสิทธิ์การใช้งาน'
  },
  cookies: {
    title: 'เปิดใช้คุกกี้',
    line: 'Page Speed Boost ใช้คุกกี้เพื่อให้คุณเข้าสู่ระบบค้างไว้ เบราว์เซอร์ของคุณต้องอนุญาตให้เก็บคุกกี้นี้ไว้ 30 วัน',
    steps: 'สิ่งที่คุณทำได้',
    allow: 'ในการตั้งค่าของเบราว์เซอร์ ให้อนุญาตคุกกี้สำหรับเว็บไซต์นี้ จากนั้นเปิดแอปอีกครั้ง',
    ios: 'บน iPhone หรือ iPad: เปิดการตั้งค่า ไปที่ Safari แล้วตรวจสอบว่าไม่ได้เลือก “ป้องกันการติดตามข้ามไซต์”',
    home: 'ไปที่หน้าแรก'
  },
  install: {
    permission: 'Page Speed Boost ต้องได้รับสิทธิ์จากคุณ',
    permissionLine: 'Shopify จะขอสิทธิ์ในหน้าแยกต่างหาก',
    permit: 'ดำเนินการต่อ',
    failed: 'เปิดร้านค้าของคุณไม่สำเร็จ',
    failedLine: 'ลิงก์ที่พาคุณมาที่นี่ไม่สมบูรณ์ หมดอายุ หรือเป็นของเซิร์ฟเวอร์อื่น เปิดแอปอีกครั้งจากส่วน admin ของร้านค้า',
    again: 'ลองอีกครั้ง',
    signIn: 'เข้าสู่ระบบด้วยโทเค็นการเข้าถึง',
    unknownShop: 'เซิร์ฟเวอร์นี้ไม่รู้จักร้านค้า {shop}',
    noSession: 'คุณยังไม่ได้เข้าสู่ระบบ เปิดแอปจากลิงก์ หรือเข้าสู่ระบบ'
  }
}
