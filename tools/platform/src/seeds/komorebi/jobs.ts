import type { FurtherPageContent, FurtherPageSeed } from '../account-seed.js';
import { photo } from './photo.js';
import { write } from './write.js';

/** The page for those who would like to work there. */
export const jobs: FurtherPageSeed = {
  id: 'jobs',
  sections: ['signboard', 'faq'],
  content: write<FurtherPageContent>((say) => ({
    title: say('採用情報', 'Jobs', 'ร่วมงานกับเรา'),
    signboard: {
      picture: photo(say, 'roaster'),
      text: say(
        '焙煎補助を一名、金曜と土曜の夜のホールを二名募集しています。',
        'We are looking for one assistant at the roaster, and two for the tables on Friday and Saturday nights.',
        'รับผู้ช่วยคั่วกาแฟหนึ่งคน และพนักงานเสิร์ฟคืนวันศุกร์และเสาร์สองคน',
      ),
      url: 'https://komorebi-coffee.example.jp/jobs',
    },
    faq: {
      items: [
        {
          id: 'job-experience',
          question: say('未経験でも応募できますか？', 'Do I need experience?', 'ไม่มีประสบการณ์สมัครได้ไหม'),
          answer: say(
            'はい。最初の一か月は、淹れ方から先輩と一緒に覚えていただきます。',
            'No. In the first month you learn everything beside a colleague, from the first pour on.',
            'ได้ เดือนแรกจะได้เรียนรู้ทุกอย่างกับรุ่นพี่ ตั้งแต่วิธีชง',
          ),
        },
        {
          id: 'job-pay',
          question: say(
            '時給と勤務時間を教えてください。',
            'What are the pay and the hours?',
            'ค่าจ้างและเวลาทำงานเป็นอย่างไร',
          ),
          answer: say(
            '時給は1,350円から、22時以降は1,690円です。焙煎補助は月曜と木曜の9時から16時、ホールは17時から翌2時です。交通費は月1万円まで支給します。',
            'Pay starts at 1,350 yen an hour, and is 1,690 yen from 10:00 PM. The roaster runs on Mondays and Thursdays from 9:00 AM to 4:00 PM; the tables are from 5:00 PM to 2:00 AM. We pay for the way, up to 10,000 yen a month.',
            'เริ่มต้นชั่วโมงละ 1,350 เยน หลัง 22.00 น. ชั่วโมงละ 1,690 เยน งานคั่วคือวันจันทร์และพฤหัสบดี 9.00–16.00 น. งานเสิร์ฟ 17.00–2.00 น. มีค่าเดินทางไม่เกินเดือนละ 10,000 เยน',
          ),
        },
        {
          id: 'job-apply',
          question: say('応募の方法は？', 'How do I apply?', 'สมัครอย่างไร'),
          answer: say(
            'トークに「採用」とお送りください。お名前、ご希望の曜日、好きな一杯を教えていただけると話が早いです。',
            'Send us “Jobs” in chat. It helps to know your name, the days that suit you, and the cup that you like best.',
            'ส่งคำว่า “ร่วมงาน” ในแชท บอกชื่อ วันที่สะดวก และกาแฟแก้วโปรดมาด้วยจะยิ่งดี',
          ),
        },
      ],
    },
  })),
};
