import type { Announcements } from '@oa-profile/plugin-announcements/data';
import { photo } from './photo.js';
import { write } from './write.js';

export const announcements = write<Announcements>((say) => ({
  items: [
    {
      id: 'new-year',
      title: say('年末年始の営業について', 'Our hours around the New Year', 'เวลาเปิดร้านช่วงปีใหม่'),
      body: say(
        '年内は12月30日（水）15時まで、年始は1月6日（水）10時からの営業です。\n\n豆のご注文は12月28日（月）の午前中までにいただければ、年内にお届けします。初焙煎の6日は、ご来店の方に豆10gのお年玉をご用意しています。',
        'This year we are open until Wednesday, 30 December, 15:00, and again from Wednesday, 6 January, 10:00.\n\nBeans ordered by noon on Monday, 28 December arrive before the New Year. On the 6th, the day of the first roast, every guest gets 10 g of beans.',
        'ปีนี้เปิดถึงวันพุธที่ 30 ธันวาคม เวลา 15.00 น. และเปิดอีกครั้งวันพุธที่ 6 มกราคม เวลา 10.00 น.\n\nสั่งเมล็ดกาแฟภายในเช้าวันจันทร์ที่ 28 ธันวาคมจะได้รับก่อนสิ้นปี วันที่ 6 ซึ่งเป็นวันคั่วครั้งแรก แจกเมล็ดกาแฟ 10 กรัมให้ลูกค้าทุกท่าน',
      ),
      publishedAt: '2026-11-20T17:00:00+09:00',
      until: '2027-01-06T10:00:00+09:00',
    },
    {
      id: 'late-opening',
      title: say(
        '11月26日（木）は13時開店です',
        'On Thursday, 26 November we open at 1:00 PM',
        'วันพฤหัสบดีที่ 26 พฤศจิกายน เปิด 13.00 น.',
      ),
      body: say(
        '焙煎機の年に一度の点検のためです。小窓でのお持ち帰りも13時からになります。',
        'The roaster has its yearly service. The take-away window opens at 1:00 PM too.',
        'เนื่องจากตรวจเช็กเครื่องคั่วประจำปี หน้าต่างซื้อกลับบ้านเปิด 13.00 น. เช่นกัน',
      ),
      publishedAt: '2026-11-18T10:00:00+09:00',
      until: '2026-11-26T13:00:00+09:00',
      picture: photo(say, 'roaster'),
    },
    {
      id: 'christmas-records',
      title: say(
        'クリスマスのレコードナイト、ご予約を始めました',
        'Christmas record nights: bookings are open',
        'เปิดจองคืนฟังแผ่นเสียงวันคริสต์มาสแล้ว',
      ),
      body: say(
        '12月24日と25日は翌2時まで。一夜目はボーカル、二夜目はピアノトリオを中心にかけます。\n\nお席は各夜22席、おひとり一杯のご注文をお願いします。',
        'On 24 and 25 December we are open until 2 in the morning: voices on the first night, piano trios on the second.\n\nThere are 22 seats a night; we ask for one drink each.',
        'วันที่ 24 และ 25 ธันวาคม เปิดถึงตี 2 คืนแรกเป็นเพลงร้อง คืนที่สองเป็นเปียโนทรีโอ\n\nมี 22 ที่นั่งต่อคืน ขอให้สั่งอย่างน้อยท่านละหนึ่งแก้ว',
      ),
      publishedAt: '2026-11-12T12:00:00+09:00',
      until: '2026-12-26T02:00:00+09:00',
      url: 'https://komorebi-coffee.example.jp/listening',
      picture: photo(say, 'listening-night'),
    },
    {
      id: 'winter-blend',
      title: say(
        '冬のブレンド「しもばしら」を発売しました',
        'The winter blend “Shimobashira” is here',
        'เบลนด์ฤดูหนาว “ชิโมบาชิระ” มาแล้ว',
      ),
      body: say(
        'グアテマラとケニアの中煎り。黒糖の甘さと、霜柱を踏むような軽い後味です。2月末まで、200g 1,780円。',
        'Guatemala and Kenya, roasted medium: brown sugar, and an ending as light as hoarfrost under a shoe. Until the end of February, 1,780 yen for 200 g.',
        'กัวเตมาลากับเคนยา คั่วกลาง หวานแบบน้ำตาลดำ จบเบาเหมือนเหยียบน้ำค้างแข็ง ถึงสิ้นเดือนกุมภาพันธ์ 200 กรัม 1,780 เยน',
      ),
      publishedAt: '2026-11-01T09:00:00+09:00',
      until: '2027-03-01T00:00:00+09:00',
      url: 'https://shop.komorebi-coffee.example.jp/items/shimobashira',
    },
    {
      id: 'drip-class',
      title: say('12月のドリップ教室のお知らせ', 'Drip class in December', 'ชั้นเรียนดริปกาแฟเดือนธันวาคม'),
      body: say(
        '12月12日（土）7時から、開店前の一時間。定員4名、3,000円（豆50gつき）。トークでお申し込みください。',
        'Saturday, 12 December from 7:00, the hour before we open. Four people, 3,000 yen with 50 g of beans. Write to us in the chat.',
        'วันเสาร์ที่ 12 ธันวาคม 7.00 น. หนึ่งชั่วโมงก่อนร้านเปิด รับ 4 คน 3,000 เยน พร้อมเมล็ด 50 กรัม สมัครทางแชต',
      ),
      publishedAt: '2026-10-24T09:00:00+09:00',
      until: '2026-12-12T08:00:00+09:00',
    },
    {
      id: 'oat-milk',
      title: say(
        'オーツミルクと豆乳への変更が無料になりました',
        'Oat and soy milk no longer cost extra',
        'เปลี่ยนเป็นนมโอ๊ตและนมถั่วเหลืองได้ฟรีแล้ว',
      ),
      publishedAt: '2026-10-01T09:00:00+09:00',
    },
    {
      id: 'review-features',
      title: say('レビュー機能の終了について', 'The review features come to an end', 'ฟีเจอร์รีวิวกำลังจะสิ้นสุดลง'),
      body: say(
        'このページのレビューは、来年6月30日をもってご覧いただけなくなります。これまでの一通一通を、店のノートに書き写しました。',
        'The reviews on this page will be gone after 30 June next year. We have copied every one of them into the book on the counter.',
        'รีวิวในหน้านี้จะดูไม่ได้หลังวันที่ 30 มิถุนายนปีหน้า เราคัดลอกทุกข้อความลงสมุดของร้านแล้ว',
      ),
      publishedAt: '2026-09-10T09:00:00+09:00',
    },
  ],
}));
