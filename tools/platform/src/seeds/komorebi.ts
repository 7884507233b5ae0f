import type { AccountSeed, RecommendationSeed, SubPageSeed, Translated } from './account-seed.js';
import { coverOf, iconOf, mapUrl, photoOf, shareImageOf } from './pictures.js';
import { publicHolidays } from './public-holidays.js';

const day = [
  { opens: '08:00', closes: '16:30', lastOrder: '16:00' },
  { opens: '17:30', closes: '21:00', lastOrder: '20:30' },
];
const listeningNight = [
  { opens: '08:00', closes: '16:30', lastOrder: '16:00' },
  { opens: '17:30', closes: '01:30', lastOrder: '01:00' },
];

const page: AccountSeed['page'] = {
  original: {
    account: {
      accountId: 'oa-komorebi',
      basicSearchId: '@412kmrbi',
      premiumSearchId: '@komorebi',
      countryCode: 'JP',
      timeZone: 'Asia/Tokyo',
      currency: 'JPY',
      contentLanguage: 'ja',
      name: '木漏れ日珈琲 Komorebi',
      category: '喫茶店・自家焙煎',
      statusMessage: '今週の豆：エチオピア・グジ',
      description:
        '谷中の路地裏、築九十年の木造家屋で営む自家焙煎の珈琲店です。朝は浅煎りの一杯とトースト、昼は窓辺の木漏れ日、金曜と土曜の夜はレコードを聴く小さなリスニングバーになります。',
      badge: 'premium',
      color: '#2f6b4f',
      icon: iconOf('komorebi'),
      cover: coverOf('komorebi'),
      shareImage: shareImageOf('komorebi', '窓辺に木漏れ日が差す木漏れ日珈琲のカウンター'),
      features: ['call', 'reservation', 'keep', 'follow', 'share', 'report'],
    },
    basicInfo: {
      hours: {
        timeZone: 'Asia/Tokyo',
        weekly: {
          sun: day,
          mon: day,
          tue: [],
          wed: day,
          thu: day,
          fri: listeningNight,
          sat: listeningNight,
        },
        holiday: [
          { opens: '09:00', closes: '16:30', lastOrder: '16:00' },
          { opens: '17:30', closes: '20:00', lastOrder: '19:30' },
        ],
        publicHolidays: [...publicHolidays.JP],
        special: [
          {
            from: '2026-11-26',
            to: '2026-11-26',
            intervals: [{ opens: '13:00', closes: '21:00', lastOrder: '20:30' }],
            note: '焙煎機の点検のため13時に開店します',
          },
          {
            from: '2026-12-24',
            to: '2026-12-25',
            intervals: [
              { opens: '08:00', closes: '16:30', lastOrder: '16:00' },
              { opens: '18:00', closes: '02:00', lastOrder: '01:30' },
            ],
            note: 'クリスマスのレコードナイト',
          },
          {
            from: '2026-12-30',
            to: '2026-12-30',
            intervals: [{ opens: '08:00', closes: '15:00', lastOrder: '14:30' }],
            note: '年内最終営業日。大掃除のため15時まで',
          },
          { from: '2026-12-31', to: '2027-01-05', intervals: [], note: '年末年始休業' },
          {
            from: '2027-01-06',
            to: '2027-01-06',
            intervals: [{ opens: '10:00', closes: '16:30', lastOrder: '16:00' }],
            note: '初焙煎の日。ご来店の方に豆10gのお年玉',
          },
          { from: '2027-08-10', to: '2027-08-13', intervals: [], note: '夏季休業' },
        ],
      },
      address: {
        text: '〒110-0001 東京都台東区谷中3-99-7',
        note: '谷中銀座の階段を下りて二本目の路地を左へ。緑色ののれんが目印です。',
        latitude: 35.72713,
        longitude: 139.76602,
        mapUrl: mapUrl(35.72713, 139.76602),
      },
      phone: '+81 3-0123-4567',
      websites: [
        { url: 'https://komorebi-coffee.example.jp/', label: '公式サイト' },
        { url: 'https://shop.komorebi-coffee.example.jp/', label: '豆のオンラインショップ' },
      ],
      priceRanges: [
        {
          kind: 'lunch',
          min: { amount: 900, currency: 'JPY' },
          max: { amount: 1600, currency: 'JPY' },
        },
        {
          kind: 'dinner',
          min: { amount: 1500, currency: 'JPY' },
          max: { amount: 3500, currency: 'JPY' },
        },
      ],
      paymentMethods: ['cash', 'creditCard', 'transitCard', 'eMoney', 'qrPayment'],
      facilities: ['freeWifi', 'noSmoking', 'powerOutlets'],
      seats: 22,
      stations: [
        { name: '日暮里駅', line: 'JR山手線・京成本線', walkMinutes: 7 },
        { name: '千駄木駅', line: '東京メトロ千代田線', walkMinutes: 6 },
        { name: '西日暮里駅', line: '日暮里・舎人ライナー', walkMinutes: 11 },
      ],
      healthAndSafety: ['handSanitizer', 'ventilation', 'spacedSeating', 'contactlessPayment'],
    },
    faq: {
      items: [
        {
          id: 'reservation',
          question: '予約はできますか？',
          answer:
            '17時30分以降の席は、このページから14日先までご予約いただけます。\n\n朝と昼は先着順です。土日の10時から12時は路地に列ができますが、30分ほどでご案内できることが多いです。',
          updatedAt: '2026-10-02T09:00:00+09:00',
        },
        {
          id: 'listening-bar',
          question: 'リスニングバーの夜は何が違いますか？',
          answer:
            '金曜と土曜の17時30分から翌1時30分まで、照明を落として1960〜70年代のジャズを中心にレコードをかけます。会話は小さな声でお願いしています。\n\nチャージはありません。お一人につき一杯以上のご注文をお願いします。聴きたい盤のお持ち込みも歓迎です。',
          updatedAt: '2026-09-18T09:00:00+09:00',
        },
        {
          id: 'beans',
          question: '豆だけ買うことはできますか？挽いてもらえますか？',
          answer:
            'はい。常時8種類を100gから量り売りしています。お使いの器具をお知らせくだされば、その場でお挽きします。\n\n焙煎は月曜と木曜です。焙煎から3日目以降が飲み頃です。',
          updatedAt: '2026-10-02T09:00:00+09:00',
        },
        {
          id: 'laptop',
          question: 'パソコンでの作業はできますか？',
          answer:
            '平日の8時から16時30分まで、窓際のカウンター6席にコンセントがあります。混み合う時間は90分までとさせてください。\n\n金曜と土曜の夜は、暗い店内で画面がまぶしいためご遠慮いただいています。',
        },
        {
          id: 'children',
          question: '子ども連れでも大丈夫ですか？',
          answer:
            '朝と昼はどうぞお越しください。お子さま用の椅子が二脚と、カフェインのない麦のラテがあります。\n\n入口に段差が一つあるので、ベビーカーは店員がお手伝いします。夜の営業は20歳以上の方に限ります。',
        },
        {
          id: 'allergy',
          question: 'アレルギーへの対応はありますか？',
          answer:
            'ミルクはオーツと豆乳に無料で変更できます。焼き菓子にはすべて卵・小麦・乳を使っています。ナッツを使う菓子は火曜以外の毎朝、同じ厨房で焼いているため、微量の混入は避けられません。',
        },
        {
          id: 'closed-days',
          question: '定休日はいつですか？',
          answer:
            '火曜日が定休日です。火曜日が祝日の場合は、祝日の時間で営業します。\n\n毎日16時30分から17時30分までは、夜の支度のため一度閉めています。',
          updatedAt: '2026-11-01T09:00:00+09:00',
        },
        {
          id: 'photos',
          question: '店内で写真を撮ってもいいですか？',
          answer:
            'お手元の珈琲やお菓子はご自由にどうぞ。ほかのお客さまが写らないようにお願いします。三脚と、棚のカップに触れての撮影はご遠慮ください。',
        },
      ],
    },
  },
  translations: {
    en: {
      account: {
        name: 'Komorebi Coffee',
        category: 'Coffee house and roastery',
        statusMessage: 'Now: Ethiopia Guji',
        description:
          'A small roastery in a ninety-year-old wooden house, down a back lane in Yanaka. Light roasts and thick toast in the morning, sun through the leaves at noon, and on Friday and Saturday nights a little listening bar with a wall of records.',
        shareImage: { alt: 'The counter of Komorebi Coffee, with sunlight falling through leaves' },
      },
      basicInfo: {
        hours: {
          special: [
            { note: 'We open at 13:00: the roaster is being serviced' },
            { note: 'Christmas record nights' },
            { note: 'Last day of the year, until 15:00: then we scrub the house' },
            { note: 'Closed for the New Year' },
            { note: 'First roast of the year: 10 g of beans for every guest' },
            { note: 'Summer holiday' },
          ],
        },
        address: {
          text: '3-99-7 Yanaka, Taito-ku, Tokyo 110-0001',
          note: 'Down the steps of Yanaka Ginza, second lane on the left. Look for the green curtain.',
        },
        websites: [{ label: 'Website' }, { label: 'Beans online' }],
        stations: [
          { name: 'Nippori', line: 'JR Yamanote Line, Keisei Main Line' },
          { name: 'Sendagi', line: 'Tokyo Metro Chiyoda Line' },
          { name: 'Nishi-Nippori', line: 'Nippori-Toneri Liner' },
        ],
      },
      faq: {
        items: [
          {
            question: 'Can I book a table?',
            answer:
              'Seats from 17:30 can be booked on this page, up to 14 days ahead.\n\nMornings and afternoons are first come, first served. At weekends there is a line in the lane from 10 to 12, but most guests sit down within half an hour.',
          },
          {
            question: 'What is different on listening-bar nights?',
            answer:
              'On Fridays and Saturdays from 17:30 to 1:30 in the morning we turn the lights down and play records, mostly jazz from the sixties and seventies. Please keep your voice low.\n\nThere is no cover charge; we ask everyone to order at least one drink. You are welcome to bring a record you would like to hear.',
          },
          {
            question: 'Do you sell beans, and can you grind them?',
            answer:
              'Yes: eight kinds at any time, by weight from 100 g. Tell us what you brew with and we will grind them for it.\n\nWe roast on Mondays and Thursdays. The beans are at their best from the third day.',
          },
          {
            question: 'May I work on a laptop?',
            answer:
              'On weekdays from 8:00 to 16:30 the six seats at the window counter have power outlets. When it is busy, please keep to 90 minutes.\n\nNot on Friday and Saturday nights: a screen is too bright in the dark room.',
          },
          {
            question: 'Can I bring children?',
            answer:
              'Gladly, in the morning and in the afternoon. We have two high chairs and a barley latte without caffeine.\n\nThere is one step at the door; we will help you with the pram. The evenings are for guests of 20 and over.',
          },
          {
            question: 'I have an allergy. What can I have?',
            answer:
              'Oat or soy instead of milk costs nothing. All of our cakes contain egg, wheat and dairy. Cakes with nuts are baked in the same kitchen every morning, so we cannot rule out traces.',
          },
          {
            question: 'When are you closed?',
            answer:
              'On Tuesdays. If a Tuesday is a public holiday, we are open, with the hours of a holiday.\n\nEvery day from 16:30 to 17:30 we close to get ready for the evening.',
          },
          {
            question: 'May I take pictures?',
            answer:
              'Of your own coffee and cake, as many as you like. Please keep other guests out of them. No tripods, and please leave the cups on the shelf where they are.',
          },
        ],
      },
    },
    th: {
      account: {
        name: 'โคโมเรบิ คอฟฟี่',
        category: 'ร้านกาแฟและโรงคั่ว',
        statusMessage: 'เมล็ดนี้: กูจิ',
        description:
          'โรงคั่วกาแฟเล็ก ๆ ในบ้านไม้อายุเก้าสิบปี ในตรอกหลังย่านยานากะ เช้ามีกาแฟคั่วอ่อนกับขนมปังปิ้งแผ่นหนา กลางวันมีแสงแดดลอดใบไม้ริมหน้าต่าง ส่วนคืนวันศุกร์และเสาร์กลายเป็นบาร์ฟังแผ่นเสียงเล็ก ๆ',
        shareImage: { alt: 'เคาน์เตอร์ของร้านโคโมเรบิ มีแสงแดดลอดใบไม้เข้ามาทางหน้าต่าง' },
      },
      basicInfo: {
        hours: {
          special: [
            { note: 'เปิด 13.00 น. เพราะตรวจเช็กเครื่องคั่ว' },
            { note: 'คืนฟังแผ่นเสียงวันคริสต์มาส' },
            { note: 'วันสุดท้ายของปี เปิดถึง 15.00 น. แล้วทำความสะอาดใหญ่' },
            { note: 'หยุดปีใหม่' },
            { note: 'คั่วครั้งแรกของปี แจกเมล็ดกาแฟ 10 กรัมทุกท่าน' },
            { note: 'หยุดฤดูร้อน' },
          ],
        },
        address: {
          text: '3-99-7 ยานากะ เขตไทโต โตเกียว 110-0001',
          note: 'ลงบันไดยานากะกินซ่า เลี้ยวซ้ายที่ตรอกที่สอง สังเกตผ้าม่านสีเขียวหน้าร้าน',
        },
        websites: [{ label: 'เว็บไซต์' }, { label: 'ร้านเมล็ดกาแฟออนไลน์' }],
        stations: [
          { name: 'นิปโปริ', line: 'JR สายยามาโนเตะ, สายเคเซหลัก' },
          { name: 'เซ็นดากิ', line: 'โตเกียวเมโทร สายชิโยดะ' },
          { name: 'นิชินิปโปริ', line: 'นิปโปริ-โทเนริไลเนอร์' },
        ],
      },
      faq: {
        items: [
          {
            question: 'จองโต๊ะได้ไหม',
            answer:
              'ที่นั่งตั้งแต่ 17.30 น. จองได้จากหน้านี้ ล่วงหน้าไม่เกิน 14 วัน\n\nช่วงเช้าและกลางวันมาก่อนได้ก่อน วันเสาร์อาทิตย์ช่วง 10–12 น. มีคิวในตรอก แต่ส่วนใหญ่รอไม่เกินครึ่งชั่วโมง',
          },
          {
            question: 'คืนบาร์ฟังแผ่นเสียงต่างจากปกติอย่างไร',
            answer:
              'คืนวันศุกร์และเสาร์ 17.30–01.30 น. เราหรี่ไฟและเปิดแผ่นเสียง ส่วนใหญ่เป็นแจ๊สยุค 60–70 ขอความกรุณาพูดคุยเบา ๆ\n\nไม่มีค่าเข้า ขอให้สั่งอย่างน้อยท่านละหนึ่งแก้ว จะนำแผ่นที่อยากฟังมาเองก็ได้',
          },
          {
            question: 'ซื้อเฉพาะเมล็ดกาแฟได้ไหม บดให้ด้วยหรือเปล่า',
            answer:
              'ได้ มีเมล็ด 8 ชนิดตลอด ชั่งขายตั้งแต่ 100 กรัม บอกอุปกรณ์ที่ใช้ชงแล้วเราจะบดให้ทันที\n\nเราคั่ววันจันทร์และวันพฤหัสบดี รสชาติดีที่สุดตั้งแต่วันที่สามหลังคั่ว',
          },
          {
            question: 'นั่งทำงานด้วยโน้ตบุ๊กได้ไหม',
            answer:
              'วันธรรมดา 8.00–16.30 น. เคาน์เตอร์ริมหน้าต่าง 6 ที่มีปลั๊กไฟ ช่วงที่คนเยอะขอไม่เกิน 90 นาที\n\nคืนวันศุกร์และเสาร์ขอความกรุณางดใช้ เพราะหน้าจอสว่างเกินไปในห้องมืด',
          },
          {
            question: 'พาเด็กไปด้วยได้ไหม',
            answer:
              'ช่วงเช้าและกลางวันยินดีต้อนรับ มีเก้าอี้เด็กสองตัวและลาเต้ข้าวบาร์เลย์ไม่มีคาเฟอีน\n\nหน้าประตูมีขั้นหนึ่งขั้น พนักงานช่วยยกรถเข็นให้ ช่วงค่ำรับเฉพาะผู้ที่อายุ 20 ปีขึ้นไป',
          },
          {
            question: 'แพ้อาหาร ทานอะไรได้บ้าง',
            answer:
              'เปลี่ยนนมเป็นนมโอ๊ตหรือนมถั่วเหลืองได้ไม่คิดเงินเพิ่ม ขนมอบทุกชนิดมีไข่ แป้งสาลี และนม ขนมที่มีถั่วอบในครัวเดียวกันทุกเช้า จึงอาจมีปนเปื้อนเล็กน้อย',
          },
          {
            question: 'ร้านหยุดวันไหน',
            answer:
              'หยุดทุกวันอังคาร ถ้าวันอังคารตรงกับวันหยุดราชการ ร้านเปิดตามเวลาวันหยุด\n\nทุกวันเวลา 16.30–17.30 น. ปิดพักเพื่อเตรียมร้านช่วงค่ำ',
          },
          {
            question: 'ถ่ายรูปในร้านได้ไหม',
            answer: 'ถ่ายกาแฟและขนมของตัวเองได้ตามสบาย ขออย่าให้ติดลูกค้าท่านอื่น งดใช้ขาตั้งกล้องและหยิบถ้วยบนชั้นมาถ่าย',
          },
        ],
      },
    },
  },
};

const media: SubPageSeed = {
  type: 'MEDIA',
  pageId: 'home',
  pluginId: 'media',
  content: {
    original: {
      items: [
        {
          id: 'm-108',
          kind: 'post',
          publishedAt: '2026-11-19T08:10:00+09:00',
          caption:
            'エチオピア・グジの新豆が届きました。桃と紅茶の香り。今週は通常の半額でお試しいただけます。',
          pictures: [photoOf('komorebi', 1, '細口のケトルからドリッパーに湯を注ぐ手')],
        },
        {
          id: 'm-107',
          kind: 'photo',
          publishedAt: '2026-11-15T15:40:00+09:00',
          caption: '今日の三時。チーズケーキは残り四つです。',
          pictures: [photoOf('komorebi', 3, '窓辺の木の卓に置かれたチーズケーキと珈琲')],
        },
        {
          id: 'm-106',
          kind: 'photo',
          publishedAt: '2026-11-09T11:00:00+09:00',
          caption: '棚のカップは百と十二客。お好きなものをお選びください。',
          pictures: [photoOf('komorebi', 2, '色も形もさまざまなカップが並ぶ木の棚')],
        },
        {
          id: 'm-105',
          kind: 'post',
          publishedAt: '2026-11-06T17:00:00+09:00',
          caption: '今夜の一枚目は、常連の佐伯さんが持ってきてくれた七一年の盤です。17時30分から。',
          pictures: [],
        },
        {
          id: 'm-104',
          kind: 'photo',
          publishedAt: '2026-10-30T09:20:00+09:00',
          caption: '開店前、豆の香りと静けさ。',
          pictures: [
            photoOf('komorebi', 1, '朝の光の中で珈琲を淹れる様子'),
            photoOf('komorebi', 2, '開店前のカップの棚'),
          ],
        },
        {
          id: 'm-103',
          kind: 'post',
          publishedAt: '2026-10-21T12:00:00+09:00',
          caption: '栗の渋皮煮を仕込みました。十月いっぱい、浅煎りと一緒にどうぞ。',
          pictures: [photoOf('komorebi', 3, '木の卓の上の焼き菓子')],
        },
        {
          id: 'm-102',
          kind: 'post',
          publishedAt: '2026-10-05T08:00:00+09:00',
          caption: '路地の金木犀が咲きました。窓を開けています。',
          pictures: [],
        },
        {
          id: 'm-101',
          kind: 'photo',
          publishedAt: '2026-09-27T16:00:00+09:00',
          caption: '陶芸家の奥村さんから、緑釉のカップが六客届きました。',
          pictures: [photoOf('komorebi', 2, '新しい緑色のカップが加わった棚')],
        },
      ],
    },
    translations: {
      en: {
        items: [
          {
            caption:
              'The new Ethiopia Guji is here: peach and black tea. Half price this week, so that you can try it.',
            pictures: [{ alt: 'A hand pouring water from a thin-spouted kettle into a dripper' }],
          },
          {
            caption: 'Three o’clock today. Four pieces of cheesecake left.',
            pictures: [{ alt: 'Cheesecake and coffee on a wooden table at the window' }],
          },
          {
            caption: 'A hundred and twelve cups on the shelf. Choose the one you like.',
            pictures: [{ alt: 'Wooden shelves with cups of every colour and shape' }],
          },
          {
            caption:
              'The first record tonight is a 1971 pressing that our regular Mr Saeki brought along. From 17:30.',
            pictures: [],
          },
          {
            caption: 'Before we open: the smell of beans, and quiet.',
            pictures: [
              { alt: 'Making coffee in the morning light' },
              { alt: 'The cup shelves before opening' },
            ],
          },
          {
            caption: 'We have candied this year’s chestnuts. All October, best with a light roast.',
            pictures: [{ alt: 'Cake on a wooden table' }],
          },
          { caption: 'The osmanthus in the lane is in flower. The windows are open.', pictures: [] },
          {
            caption: 'Six green-glazed cups have arrived from the potter Ms Okumura.',
            pictures: [{ alt: 'The shelves, with new green cups' }],
          },
        ],
      },
    },
  },
};

const coupons: SubPageSeed = {
  type: 'COUPON',
  pageId: 'home',
  pluginId: 'coupon',
  content: {
    original: {
      items: [
        {
          id: 'c-first-cup',
          name: '友だち限定：ハンドドリップ一杯100円引き',
          guide:
            '会計の前に、この画面を店員にお見せください。お一人さま一回、一杯に限ります。ほかの割引とは併用できません。',
          kind: 'discount',
          picture: photoOf('komorebi', 1, 'ハンドドリップの珈琲'),
          startsAt: '2026-11-01T00:00:00+09:00',
          endsAt: '2027-03-31T23:59:00+09:00',
          usage: 'once',
          friendsOnly: true,
          used: false,
        },
        {
          id: 'c-cake-lottery',
          name: '三時のくじ：当たればチーズケーキを一切れ',
          guide: '当選された方は当日の15時から16時にお使いください。数に限りがあります。',
          kind: 'free',
          picture: photoOf('komorebi', 3, 'チーズケーキ一切れ'),
          startsAt: '2026-11-01T00:00:00+09:00',
          endsAt: '2027-01-31T23:59:00+09:00',
          usage: 'once',
          lotteryPercent: 20,
          friendsOnly: true,
          used: false,
        },
        {
          id: 'c-beans',
          name: '豆200gで20gおまけ',
          guide: '量り売りの豆すべてが対象です。何度でもお使いいただけます。',
          kind: 'gift',
          startsAt: '2026-10-01T00:00:00+09:00',
          endsAt: '2027-12-31T23:59:00+09:00',
          usage: 'unlimited',
          friendsOnly: false,
          used: false,
        },
        {
          id: 'c-autumn',
          name: '秋の読書会 珈琲半額',
          kind: 'other',
          startsAt: '2026-09-01T00:00:00+09:00',
          endsAt: '2026-10-31T23:59:00+09:00',
          usage: 'once',
          friendsOnly: false,
          used: false,
        },
      ],
    },
    translations: {
      en: {
        items: [
          {
            name: 'Friends only: 100 yen off a hand drip',
            guide:
              'Show this screen before you pay. Once per guest, one cup, not together with other discounts.',
            picture: { alt: 'Hand-drip coffee' },
          },
          {
            name: 'Three o’clock draw: win a slice of cheesecake',
            guide: 'If you win, come between 15:00 and 16:00 on the same day. While there is cake.',
            picture: { alt: 'A slice of cheesecake' },
          },
          {
            name: '20 g more with every 200 g of beans',
            guide: 'For all beans sold by weight. As often as you like.',
          },
          { name: 'Autumn reading circle: coffee at half price' },
        ],
      },
    },
  },
};

const rewardCard: SubPageSeed = {
  type: 'SHOPCARD',
  pageId: 'home',
  pluginId: 'card',
  content: {
    original: {
      id: 'card-komorebi',
      name: '木漏れ日カード',
      goal: 15,
      points: 6,
      rewards: [
        { at: 5, title: '焼き菓子ひとつ' },
        { at: 10, title: 'お好きな珈琲一杯' },
        { at: 15, title: '豆100g（お好きな銘柄）' },
      ],
      expiry: { basis: 'lastUse', days: 365 },
      notes: '珈琲一杯につき1ポイント。豆は100gにつき1ポイントです。',
    },
    translations: {
      en: {
        name: 'Komorebi card',
        rewards: [
          { title: 'A small cake' },
          { title: 'A coffee of your choice' },
          { title: '100 g of beans of your choice' },
        ],
        notes: 'One point for each cup, and one for each 100 g of beans.',
      },
    },
  },
};

const showcase: SubPageSeed = {
  type: 'EZSTORE',
  pageId: 'home',
  pluginId: 'store',
  content: {
    original: {
      items: [
        {
          id: 's-guji',
          name: 'エチオピア・グジ 浅煎り 200g',
          picture: photoOf('komorebi', 1, '珈琲を淹れる様子'),
          price: { amount: 1980, currency: 'JPY' },
          soldOut: false,
          url: 'https://shop.komorebi-coffee.example.jp/items/guji',
        },
        {
          id: 's-yanaka',
          name: '谷中ブレンド 中深煎り 200g',
          price: { amount: 1680, currency: 'JPY' },
          soldOut: false,
          url: 'https://shop.komorebi-coffee.example.jp/items/yanaka',
        },
        {
          id: 's-cup',
          name: '奥村陶房 緑釉カップ',
          picture: photoOf('komorebi', 2, '緑釉のカップ'),
          price: { amount: 4400, currency: 'JPY' },
          soldOut: true,
          url: 'https://shop.komorebi-coffee.example.jp/items/okumura-cup',
        },
        {
          id: 's-cheesecake',
          name: 'チーズケーキ ホール（店頭受取）',
          picture: photoOf('komorebi', 3, 'チーズケーキ'),
          price: { amount: 3200, currency: 'JPY' },
          soldOut: false,
          url: 'https://shop.komorebi-coffee.example.jp/items/cheesecake',
        },
      ],
    },
    translations: {
      en: {
        items: [
          { name: 'Ethiopia Guji, light roast, 200 g', picture: { alt: 'Making coffee' } },
          { name: 'Yanaka blend, medium-dark roast, 200 g' },
          { name: 'Green-glazed cup by Okumura', picture: { alt: 'Green-glazed cup' } },
          { name: 'Whole cheesecake, to collect', picture: { alt: 'Cheesecake' } },
        ],
      },
    },
  },
};

/** From midnight on, hour by hour. */
const quiet = [...Array<number>(8).fill(0), 22, 38, 52, 58, 64, 60, 52, 48, 20, 18, 34, 30, 16, 0, 0, 0];
const weekend = [30, 14, 0, 0, 0, 0, 0, 0, 34, 58, 88, 94, 90, 82, 78, 70, 26, 30, 62, 74, 80, 84, 72, 54];

const busyTimes: SubPageSeed = {
  type: 'TRAFFICINFO',
  pageId: 'home',
  pluginId: 'busy',
  content: {
    original: {
      weekdays: {
        sun: [30, 14, ...weekend.slice(2, 20), 22, 0, 0, 0],
        mon: quiet,
        tue: Array<number>(24).fill(0),
        wed: quiet,
        thu: quiet,
        fri: [0, 0, ...quiet.slice(2, 17), 24, 58, 72, 80, 82, 70, 52],
        sat: weekend,
      },
      usualStayMinutes: { min: 40, max: 75 },
    },
  },
};

const membership: SubPageSeed = {
  type: 'MEMBERSHIP',
  pageId: 'home',
  pluginId: 'membership',
  content: {
    original: {
      plans: [
        {
          id: 'p-leaf',
          name: '若葉',
          pricePerMonth: { amount: 880, currency: 'JPY' },
          perks: ['毎月ドリップ券2枚', '新豆の先行案内'],
          joined: false,
          soldOut: false,
          url: 'https://shop.komorebi-coffee.example.jp/membership/leaf',
        },
        {
          id: 'p-tree',
          name: '大樹',
          pricePerMonth: { amount: 2980, currency: 'JPY' },
          perks: [
            '毎月、焙煎した日に豆200gをお届け',
            '毎月ドリップ券4枚',
            'レコードナイトの席を優先予約',
            '年に一度の焙煎教室',
          ],
          picture: photoOf('komorebi', 1, '珈琲を淹れる様子'),
          joined: false,
          soldOut: false,
          url: 'https://shop.komorebi-coffee.example.jp/membership/tree',
        },
      ],
    },
    translations: {
      en: {
        plans: [
          { name: 'Leaf', perks: ['Two drip coffees a month', 'First to hear of new beans'] },
          {
            name: 'Tree',
            perks: [
              '200 g of beans a month, sent on the day they are roasted',
              'Four drip coffees a month',
              'First choice of seats on record nights',
              'A roasting class once a year',
            ],
            picture: { alt: 'Making coffee' },
          },
        ],
      },
    },
  },
};

const recommendation: Translated<RecommendationSeed> = {
  original: {
    accountIds: ['oa-shanlan', 'oa-baanrimnam', 'oa-melati'],
    items: [
      {
        id: 'i-dripper',
        title: '木のスタンド付き陶器ドリッパー',
        url: 'https://shop.komorebi-coffee.example.jp/items/dripper',
        picture: photoOf('komorebi', 1, '白い陶器のドリッパー'),
        price: { amount: 5500, currency: 'JPY' },
      },
      {
        id: 'i-sticker',
        title: 'こもれびさんの一日',
        url: 'https://stickers.example.com/komorebi',
        picture: photoOf('komorebi', 3, 'カップとケーキの絵'),
        price: { amount: 250, currency: 'JPY' },
        assetKind: 'sticker',
      },
      {
        id: 'i-theme',
        title: '谷中の朝',
        url: 'https://themes.example.com/yanaka-morning',
        picture: photoOf('komorebi', 2, 'カップの棚'),
        price: { amount: 370, currency: 'JPY' },
        assetKind: 'theme',
      },
    ],
  },
  translations: {
    en: {
      items: [
        { title: 'Ceramic dripper with a wooden stand', picture: { alt: 'A white ceramic dripper' } },
        { title: 'A day with Mr Komorebi', picture: { alt: 'Drawing of a cup and a cake' } },
        { title: 'Morning in Yanaka', picture: { alt: 'Cup shelves' } },
      ],
    },
  },
};

const evenings = ['17:30', '18:00', '18:30', '19:00', '19:30'];
const nights = [...evenings, '20:00', '20:30', '21:00', '22:00', '23:00'];

/** A coffee house in Tokyo that has everything. */
export const komorebi: AccountSeed = {
  page,
  friends: 12_846,
  followers: 4_310,
  posts: 108,
  callSetting: {
    enabled: true,
    acceptance: 'direct',
    minimumAppVersion: '13.4.0',
    phone: '+81 3-0123-4567',
  },
  responseMode: {
    mode: 'chat',
    responseHours: {
      timeZone: 'Asia/Tokyo',
      weekly: {
        sun: [{ opens: '10:00', closes: '19:00' }],
        mon: [{ opens: '09:00', closes: '20:00' }],
        tue: [],
        wed: [{ opens: '09:00', closes: '20:00' }],
        thu: [{ opens: '09:00', closes: '20:00' }],
        fri: [{ opens: '09:00', closes: '22:00' }],
        sat: [{ opens: '10:00', closes: '22:00' }],
      },
    },
  },
  replyTime: { medianMinutes: 25 },
  reservation: {
    partySize: { min: 1, max: 6 },
    durationMinutes: 90,
    tables: 7,
    weekly: { sun: evenings, mon: evenings, wed: evenings, thu: evenings, fri: nights, sat: nights },
    closedOn: [
      '2026-12-30',
      '2026-12-31',
      '2027-01-01',
      '2027-01-02',
      '2027-01-03',
      '2027-01-04',
      '2027-01-06',
    ],
  },
  recommendation,
  subPages: [media, coupons, rewardCard, showcase, busyTimes, membership],
};
