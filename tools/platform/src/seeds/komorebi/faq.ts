import type { Faq } from '@oa-profile/plugin-faq/data';
import { write } from './write.js';

export const faq = write<Faq>((say) => ({
  items: [
    {
      id: 'reservation',
      question: say('予約はできますか？', 'Can I book a table?', 'จองโต๊ะได้ไหม'),
      answer: say(
        '17時30分以降の席は、このページから14日先までご予約いただけます。\n\n朝と昼は先着順です。土日の10時から12時は路地に列ができますが、30分ほどでご案内できることが多いです。',
        'Seats from 5:30 PM can be booked on this page, up to 14 days ahead.\n\nMornings and afternoons are first come, first served. At weekends there is a line in the lane from 10 to 12, but most guests sit down within half an hour.',
        'ที่นั่งตั้งแต่ 17.30 น. จองได้จากหน้านี้ ล่วงหน้าไม่เกิน 14 วัน\n\nช่วงเช้าและกลางวันมาก่อนได้ก่อน วันเสาร์อาทิตย์ช่วง 10–12 น. มีคิวในตรอก แต่ส่วนใหญ่รอไม่เกินครึ่งชั่วโมง',
      ),
      updatedAt: '2026-10-02T09:00:00+09:00',
    },
    {
      id: 'listening-bar',
      question: say(
        'リスニングバーの夜は何が違いますか？',
        'What is different on listening-bar nights?',
        'คืนบาร์ฟังแผ่นเสียงต่างจากปกติอย่างไร',
      ),
      answer: say(
        '金曜と土曜の17時30分から翌1時30分まで、照明を落として1960〜70年代のジャズを中心にレコードをかけます。会話は小さな声でお願いしています。\n\nチャージはありません。お一人につき一杯以上のご注文をお願いします。聴きたい盤のお持ち込みも歓迎です。',
        'On Fridays and Saturdays from 5:30 PM to 1:30 in the morning we turn the lights down and play records, mostly jazz from the sixties and seventies. Please keep your voice low.\n\nThere is no cover charge; we ask everyone to order at least one drink. You are welcome to bring a record you would like to hear.',
        'คืนวันศุกร์และเสาร์ 17.30–01.30 น. เราหรี่ไฟและเปิดแผ่นเสียง ส่วนใหญ่เป็นแจ๊สยุค 60–70 ขอความกรุณาพูดคุยเบาๆ\n\nไม่มีค่าเข้า ขอให้สั่งอย่างน้อยท่านละหนึ่งแก้ว จะนำแผ่นที่อยากฟังมาเองก็ได้',
      ),
      updatedAt: '2026-09-18T09:00:00+09:00',
    },
    {
      id: 'beans',
      question: say(
        '豆だけ買うことはできますか？挽いてもらえますか？',
        'Do you sell beans, and can you grind them?',
        'ซื้อเฉพาะเมล็ดกาแฟได้ไหม บดให้ด้วยหรือเปล่า',
      ),
      answer: say(
        'はい。常時8種類を100gから量り売りしています。お使いの器具をお知らせくだされば、その場でお挽きします。\n\n焙煎は月曜と木曜です。焙煎から3日目以降が飲み頃です。',
        'Yes: eight kinds at any time, by weight from 100 g. Tell us what you brew with and we will grind them for it.\n\nWe roast on Mondays and Thursdays. The beans are at their best from the third day.',
        'ได้ มีเมล็ด 8 ชนิดตลอด ชั่งขายตั้งแต่ 100 กรัม บอกอุปกรณ์ที่ใช้ชงแล้วเราจะบดให้ทันที\n\nเราคั่ววันจันทร์และวันพฤหัสบดี รสชาติดีที่สุดตั้งแต่วันที่สามหลังคั่ว',
      ),
      updatedAt: '2026-10-02T09:00:00+09:00',
    },
    {
      id: 'laptop',
      question: say('パソコンでの作業はできますか？', 'May I work on a laptop?', 'นั่งทำงานด้วยโน้ตบุ๊กได้ไหม'),
      answer: say(
        '平日の8時から16時30分まで、窓際のカウンター6席にコンセントがあります。混み合う時間は90分までとさせてください。\n\n金曜と土曜の夜は、暗い店内で画面がまぶしいためご遠慮いただいています。',
        'On weekdays from 8:00 AM to 4:30 PM the six seats at the window counter have power outlets. When it is busy, please keep to 90 minutes.\n\nNot on Friday and Saturday nights: a screen is too bright in the dark room.',
        'วันธรรมดา 8.00–16.30 น. เคาน์เตอร์ริมหน้าต่าง 6 ที่มีปลั๊กไฟ ช่วงที่คนเยอะขอไม่เกิน 90 นาที\n\nคืนวันศุกร์และเสาร์ขอความกรุณางดใช้ เพราะหน้าจอสว่างเกินไปในห้องมืด',
      ),
    },
    {
      id: 'children',
      question: say('子ども連れでも大丈夫ですか？', 'Can I bring children?', 'พาเด็กไปด้วยได้ไหม'),
      answer: say(
        '朝と昼はどうぞお越しください。お子さま用の椅子が二脚と、カフェインのない麦のラテがあります。\n\n入口に段差が一つあるので、ベビーカーは店員がお手伝いします。夜の営業は20歳以上の方に限ります。',
        'Gladly, in the morning and in the afternoon. We have two high chairs and a barley latte without caffeine.\n\nThere is one step at the door; we will help you with the pram. The evenings are for guests of 20 and over.',
        'ช่วงเช้าและกลางวันยินดีต้อนรับ มีเก้าอี้เด็กสองตัวและลาเต้ข้าวบาร์เลย์ไม่มีคาเฟอีน\n\nหน้าประตูมีขั้นหนึ่งขั้น พนักงานช่วยยกรถเข็นให้ ช่วงค่ำรับเฉพาะผู้ที่อายุ 20 ปีขึ้นไป',
      ),
    },
    {
      id: 'allergy',
      question: say(
        'アレルギーへの対応はありますか？',
        'I have an allergy. What can I have?',
        'แพ้อาหาร ทานอะไรได้บ้าง',
      ),
      answer: say(
        'ミルクはオーツと豆乳に無料で変更できます。焼き菓子にはすべて卵・小麦・乳を使っています。ナッツを使う菓子は火曜以外の毎朝、同じ厨房で焼いているため、微量の混入は避けられません。',
        'Oat or soy instead of milk costs nothing. All of our cakes contain egg, wheat and dairy. Cakes with nuts are baked in the same kitchen every morning, so we cannot rule out traces.',
        'เปลี่ยนนมเป็นนมโอ๊ตหรือนมถั่วเหลืองได้ไม่คิดเงินเพิ่ม ขนมอบทุกชนิดมีไข่ แป้งสาลี และนม ขนมที่มีถั่วอบในครัวเดียวกันทุกเช้า จึงอาจมีปนเปื้อนเล็กน้อย',
      ),
    },
    {
      id: 'closed-days',
      question: say('定休日はいつですか？', 'When are you closed?', 'ร้านหยุดวันไหน'),
      answer: say(
        '火曜日が定休日です。火曜日が祝日の場合は、祝日の時間で営業します。\n\n毎日16時30分から17時30分までは、夜の支度のため一度閉めています。',
        'On Tuesdays. If a Tuesday is a public holiday, we are open, with the hours of a holiday.\n\nEvery day from 4:30 PM to 5:30 PM we close to get ready for the evening.',
        'หยุดทุกวันอังคาร ถ้าวันอังคารตรงกับวันหยุดราชการ ร้านเปิดตามเวลาวันหยุด\n\nทุกวันเวลา 16.30–17.30 น. ปิดพักเพื่อเตรียมร้านช่วงค่ำ',
      ),
      updatedAt: '2026-11-01T09:00:00+09:00',
    },
    {
      id: 'photos',
      question: say('店内で写真を撮ってもいいですか？', 'May I take pictures?', 'ถ่ายรูปในร้านได้ไหม'),
      answer: say(
        'お手元の珈琲やお菓子はご自由にどうぞ。ほかのお客さまが写らないようにお願いします。三脚と、棚のカップに触れての撮影はご遠慮ください。',
        'Of your own coffee and cake, as many as you like. Please keep other guests out of them. No tripods, and please leave the cups on the shelf where they are.',
        'ถ่ายกาแฟและขนมของตัวเองได้ตามสบาย ขออย่าให้ติดลูกค้าท่านอื่น งดใช้ขาตั้งกล้องและหยิบถ้วยบนชั้นมาถ่าย',
      ),
    },
  ],
}));
