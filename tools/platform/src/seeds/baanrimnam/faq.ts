import type { Faq } from '@oa-profile/plugin-faq/data';
import { write } from './write.js';

export const faq = write<Faq>((say) => ({
  items: [
    {
      id: 'river-table',
      question: say('จองโต๊ะริมน้ำได้ไหม', 'Can I book a table at the water?'),
      answer: say(
        'ได้ครับ โต๊ะริมน้ำมี 9 โต๊ะ จองล่วงหน้าได้ 14 วัน เขียนในหมายเหตุว่าขอริมน้ำ\n\nเราเก็บโต๊ะไว้ 15 นาทีหลังเวลานัด ถ้าฝนตกจะย้ายเข้าใต้ชายคาให้ทุกโต๊ะ',
        'Yes. There are nine of them; book up to 14 days ahead and write “river” in the note.\n\nWe keep a table for 15 minutes. If it rains, everybody moves under the eaves.',
      ),
      updatedAt: '2026-11-02T10:00:00+07:00',
    },
    {
      id: 'sunset',
      question: say('มากี่โมงถึงจะได้เห็นพระอาทิตย์ตก', 'When should I come to see the sunset?'),
      answer: say(
        'ช่วงพฤศจิกายนถึงมกราคม พระอาทิตย์ตกหลังพระปรางค์ราว 17.45–18.00 น. แนะนำให้มาถึง 17.15 น. ช่วงเมษายนถึงสิงหาคมประมาณ 18.30 น.',
        'From November to January the sun sets behind the prang between 5:45 PM and 6:00 PM: be here at 5:15 PM. From April to August it is about 6:30 PM.',
      ),
    },
    {
      id: 'spicy',
      question: say('กินเผ็ดไม่ได้ มีเมนูอะไรบ้าง', 'I cannot eat spicy food. What is there?'),
      answer: say(
        'มีหลายอย่างครับ เช่น ปลากะพงทอดน้ำปลา แกงจืดลูกรอก ผัดผักบุ้ง และข้าวเหนียวมะม่วง บอกพนักงานว่า “ไม่เผ็ดเลย” ครัวจะแยกกระทะให้',
        'Plenty: fried sea bass with fish sauce, clear egg-sausage soup, morning glory, mango with sticky rice. Say “mai phet loei” and the kitchen uses a separate pan.',
      ),
    },
    {
      id: 'vegetarian',
      question: say('มีอาหารมังสวิรัติหรืออาหารเจไหม', 'Do you have vegetarian dishes?'),
      answer: say(
        'มีเมนูมังสวิรัติ 12 อย่าง น้ำซุปทำจากผักล้วน อาหารเจต้องสั่งล่วงหน้าหนึ่งวัน เพราะต้องเตรียมน้ำปรุงแยก\n\nหากแพ้กุ้งหรือถั่วลิสง กรุณาแจ้งตอนจอง เครื่องแกงบางตัวมีกะปิ',
        'Twelve of them, with a stock made from vegetables only. For strict “jay” food please order a day ahead: its seasonings are prepared separately.\n\nIf you are allergic to prawns or peanuts, tell us when you book; some curry pastes contain shrimp paste.',
      ),
    },
    {
      id: 'parking',
      question: say('มีที่จอดรถไหม', 'Where can I park?'),
      answer: say(
        'ในซอยจอดไม่ได้ครับ จอดได้ที่ลานท่าเตียนห่างไป 200 เมตร ชั่วโมงละ 30 บาท ประทับตราที่ร้านฟรีหนึ่งชั่วโมง มาเรือหรือรถไฟฟ้าสะดวกที่สุด',
        'Not in the lane. The yard at Tha Tien is 200 metres away, 30 baht an hour; with our stamp the first hour is free. Boat and metro are easier.',
      ),
    },
  ],
}));
