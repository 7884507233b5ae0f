import { write } from './write.js';
import type { SubPageSeed } from '../account-seed.js';
import { pictureOf, videoFile } from '../pictures.js';

/** Photos, videos and posts, newest first. */
export const media: SubPageSeed<'MEDIA'> = {
  type: 'MEDIA',
  pageId: 'home',
  pluginId: 'media',
  content: write((say) => ({
    items: [
      {
        id: 'm-126',
        kind: 'post',
        publishedAt: '2026-11-20T19:30:00+09:00',
        caption: say(
          '今夜はフルートの入ったボサノヴァから。雨ですが、暖かくしてお待ちしています。',
          'Tonight begins with bossa nova and a flute. It is raining; the stove is lit.',
          'คืนนี้เริ่มด้วยบอสซาโนวากับขลุ่ย ฝนตกอยู่ แต่ในร้านอุ่น',
        ),
        pictures: [
          pictureOf(
            'komorebi',
            'listening-night',
            say(
              '夜の店内とレコードの壁',
              'The room at night with its wall of records',
              'ร้านยามค่ำกับผนังแผ่นเสียง',
            ),
          ),
        ],
      },
      {
        id: 'm-125',
        kind: 'video',
        publishedAt: '2026-11-19T08:10:00+09:00',
        caption: say(
          'エチオピア・グジの新豆が届きました。桃と紅茶の香り。湯を注ぐ六秒間を、音なしでどうぞ。',
          'The new Ethiopia Guji is here: peach and black tea. Six silent seconds of pouring.',
          'เมล็ดใหม่เอธิโอเปีย กูจิ มาแล้ว หอมพีชและชาดำ ชมการรินน้ำแบบไม่มีเสียง',
        ),
        pictures: [
          pictureOf(
            'komorebi',
            'pour-over-poster',
            say('ドリッパーに湯を注ぐところ', 'Water being poured into a dripper', 'กำลังรินน้ำลงดริปเปอร์'),
          ),
        ],
        videoUrl: videoFile('komorebi', 'pour-over.mp4'),
        captionsUrl: say(
          videoFile('komorebi', 'pour-over-ja.vtt'),
          videoFile('komorebi', 'pour-over-en.vtt'),
          videoFile('komorebi', 'pour-over-th.vtt'),
        ),
        durationSeconds: 6,
      },
      {
        id: 'm-124',
        kind: 'photo',
        publishedAt: '2026-11-17T07:40:00+09:00',
        caption: say(
          '開店前の点検係。仕事は日なたの確認です。',
          'The inspector, before we open. He makes sure that there is sun.',
          'ผู้ตรวจการก่อนเปิดร้าน หน้าที่คือตรวจว่ามีแดด',
        ),
        pictures: [
          pictureOf(
            'komorebi',
            'cat',
            say('窓辺で眠る三毛猫', 'A calico cat asleep on the window sill', 'แมวสามสีนอนหลับริมหน้าต่าง'),
          ),
        ],
      },
      {
        id: 'm-123',
        kind: 'photo',
        publishedAt: '2026-11-15T15:40:00+09:00',
        caption: say(
          '今日の三時。チーズケーキは残り四つです。',
          'Three o’clock today. Four pieces of cheesecake left.',
          'บ่ายสามวันนี้ เหลือชีสเค้กสี่ชิ้น',
        ),
        pictures: [
          pictureOf(
            'komorebi',
            'photo-3',
            say(
              '窓辺の木の卓に置かれたチーズケーキと珈琲',
              'Cheesecake and coffee on a wooden table at the window',
              'ชีสเค้กและกาแฟบนโต๊ะไม้ริมหน้าต่าง',
            ),
          ),
        ],
      },
      {
        id: 'm-122',
        kind: 'video',
        publishedAt: '2026-11-13T18:00:00+09:00',
        caption: say(
          '針を落とす前の、いちばん静かな時間。音は店でお聴きください。',
          'The quietest moment, before the music. For the sound you will have to come.',
          'ช่วงที่เงียบที่สุดก่อนเสียงเพลง ส่วนเสียงต้องมาฟังที่ร้าน',
        ),
        pictures: [
          pictureOf('komorebi', 'record-poster', say('回るレコード', 'A record, turning', 'แผ่นเสียงกำลังหมุน')),
        ],
        videoUrl: videoFile('komorebi', 'record.mp4'),
        durationSeconds: 6,
      },
      {
        id: 'm-121',
        kind: 'photo',
        publishedAt: '2026-11-11T09:05:00+09:00',
        caption: say(
          '厚さ四センチ。測っていただいて構いません。',
          'Four centimetres thick. You may measure.',
          'หนาสี่เซนติเมตร จะวัดก็ได้',
        ),
        pictures: [
          pictureOf(
            'komorebi',
            'toast',
            say('バターの溶ける厚切りトースト', 'Thick toast with melting butter', 'โทสต์แผ่นหนากับเนยละลาย'),
          ),
        ],
      },
      {
        id: 'm-120',
        kind: 'photo',
        publishedAt: '2026-11-09T11:00:00+09:00',
        caption: say(
          '棚のカップは百と十二客。お好きなものをお選びください。',
          'A hundred and twelve cups on the shelf. Choose the one you like.',
          'บนชั้นมีถ้วยหนึ่งร้อยสิบสองใบ เลือกใบที่ชอบได้เลย',
        ),
        pictures: [
          pictureOf(
            'komorebi',
            'photo-2',
            say(
              '色も形もさまざまなカップが並ぶ木の棚',
              'Wooden shelves with cups of every colour and shape',
              'ชั้นไม้ที่มีถ้วยหลากสีหลายทรง',
            ),
          ),
        ],
      },
      {
        id: 'm-119',
        kind: 'post',
        publishedAt: '2026-11-06T17:00:00+09:00',
        caption: say(
          '今夜の一枚目は、常連の佐伯さんが持ってきてくれた七一年の盤です。17時30分から。',
          'The first record tonight is a 1971 pressing that our regular Mr Saeki brought along. From 17:30.',
          'แผ่นแรกคืนนี้เป็นแผ่นปี 1971 ที่คุณซาเอกิลูกค้าประจำนำมา เริ่ม 17.30 น.',
        ),
        pictures: [],
      },
      {
        id: 'm-118',
        kind: 'photo',
        publishedAt: '2026-11-05T14:20:00+09:00',
        caption: say(
          '木曜は焙煎の日。路地の先まで香っているそうです。',
          'Thursdays we roast. They say one can smell it at the end of the lane.',
          'วันพฤหัสคั่วกาแฟ ได้ยินว่าหอมไปถึงปากตรอก',
        ),
        pictures: [
          pictureOf(
            'komorebi',
            'roaster',
            say('豆が流れ出る焙煎機', 'Beans pouring out of the roaster', 'เมล็ดกาแฟไหลออกจากเครื่องคั่ว'),
          ),
        ],
      },
      {
        id: 'm-117',
        kind: 'photo',
        publishedAt: '2026-11-01T09:00:00+09:00',
        caption: say(
          '冬のブレンド「しもばしら」、今朝から並んでいます。',
          'The winter blend “Shimobashira” is on the shelf from this morning.',
          'เบลนด์ฤดูหนาว “ชิโมบาชิระ” วางขายตั้งแต่เช้านี้',
        ),
        pictures: [
          pictureOf('komorebi', 'beans-yanaka', say('緑の豆袋', 'A green bag of beans', 'ถุงเมล็ดกาแฟสีเขียว')),
          pictureOf(
            'komorebi',
            'beans-guji',
            say('生成りの豆袋', 'A natural-coloured bag of beans', 'ถุงเมล็ดกาแฟสีครีม'),
          ),
        ],
      },
      {
        id: 'm-116',
        kind: 'photo',
        publishedAt: '2026-10-30T09:20:00+09:00',
        caption: say(
          '開店前、豆の香りと静けさ。',
          'Before we open: the smell of beans, and quiet.',
          'ก่อนเปิดร้าน กลิ่นเมล็ดกาแฟกับความเงียบ',
        ),
        pictures: [
          pictureOf(
            'komorebi',
            'photo-1',
            say('朝の光の中で珈琲を淹れる様子', 'Making coffee in the morning light', 'ชงกาแฟในแสงยามเช้า'),
          ),
          pictureOf(
            'komorebi',
            'photo-2',
            say('開店前のカップの棚', 'The cup shelves before opening', 'ชั้นถ้วยก่อนเปิดร้าน'),
          ),
          pictureOf(
            'komorebi',
            'storefront',
            say('緑ののれんをかけた店先', 'The front with its green curtain', 'หน้าร้านที่แขวนม่านสีเขียว'),
          ),
        ],
      },
      {
        id: 'm-115',
        kind: 'post',
        publishedAt: '2026-10-27T20:10:00+09:00',
        caption: say(
          '明日は定休日の翌朝なので、豆の補充のため8時10分頃の開店になるかもしれません。',
          'We may be ten minutes late tomorrow morning: the shelves need filling after the day off.',
          'พรุ่งนี้เช้าอาจเปิดช้าประมาณสิบนาที เพราะต้องเติมเมล็ดกาแฟหลังวันหยุด',
        ),
        pictures: [],
      },
      {
        id: 'm-114',
        kind: 'photo',
        publishedAt: '2026-10-21T12:00:00+09:00',
        caption: say(
          '栗の渋皮煮を仕込みました。十月いっぱい、浅煎りと一緒にどうぞ。',
          'We have candied this year’s chestnuts. All October, best with a light roast.',
          'เชื่อมเกาลัดของปีนี้แล้ว มีตลอดเดือนตุลาคม เข้ากับกาแฟคั่วอ่อน',
        ),
        pictures: [
          pictureOf(
            'komorebi',
            'chestnuts',
            say('瓶詰めの栗の渋皮煮', 'Candied chestnuts in a jar', 'เกาลัดเชื่อมในโหล'),
          ),
        ],
      },
      {
        id: 'm-113',
        kind: 'photo',
        publishedAt: '2026-10-18T10:30:00+09:00',
        caption: say(
          '厚焼き玉子サンド、お持ち帰りを始めました。小窓へどうぞ。',
          'The omelette sandwich now travels: ask at the small window.',
          'แซนด์วิชไข่ม้วนซื้อกลับบ้านได้แล้ว ที่หน้าต่างเล็ก',
        ),
        pictures: [
          pictureOf(
            'komorebi',
            'egg-sandwich',
            say('紙に包んだ厚焼き玉子サンド', 'Omelette sandwich in paper', 'แซนด์วิชไข่ม้วนห่อกระดาษ'),
          ),
          pictureOf(
            'komorebi',
            'paper-cup',
            say('若葉の印の紙コップ', 'Paper cup with a leaf on it', 'แก้วกระดาษลายใบไม้'),
          ),
        ],
      },
      {
        id: 'm-112',
        kind: 'photo',
        publishedAt: '2026-10-12T16:45:00+09:00',
        caption: say(
          '祝日の夕方。金木犀の匂いがまだ少し残っています。',
          'Holiday evening. There is still a little osmanthus in the air.',
          'เย็นวันหยุด ยังมีกลิ่นดอกหอมหมื่นลี้อยู่จางๆ',
        ),
        pictures: [
          pictureOf(
            'komorebi',
            'storefront',
            say('路地に面した店先', 'The shop front on the lane', 'หน้าร้านในตรอก'),
          ),
        ],
      },
      {
        id: 'm-111',
        kind: 'post',
        publishedAt: '2026-10-05T08:00:00+09:00',
        caption: say(
          '路地の金木犀が咲きました。窓を開けています。',
          'The osmanthus in the lane is in flower. The windows are open.',
          'ดอกหอมหมื่นลี้ในตรอกบานแล้ว เราเปิดหน้าต่างไว้',
        ),
        pictures: [],
      },
      {
        id: 'm-110',
        kind: 'photo',
        publishedAt: '2026-10-01T09:00:00+09:00',
        caption: say(
          '本日より、オーツミルクと豆乳への変更が無料です。',
          'From today, oat and soy milk cost nothing extra.',
          'ตั้งแต่วันนี้ เปลี่ยนเป็นนมโอ๊ตหรือนมถั่วเหลืองได้ฟรี',
        ),
        pictures: [
          pictureOf(
            'komorebi',
            'iced-latte',
            say('層になったアイスカフェラテ', 'Iced latte in layers', 'ลาเต้เย็นแยกชั้น'),
          ),
        ],
      },
      {
        id: 'm-109',
        kind: 'photo',
        publishedAt: '2026-09-27T16:00:00+09:00',
        caption: say(
          '陶芸家の奥村さんから、緑釉のカップが六客届きました。',
          'Six green-glazed cups have arrived from the potter Ms Okumura.',
          'ถ้วยเคลือบเขียวหกใบจากคุณโอคุมูระ ช่างปั้น มาถึงแล้ว',
        ),
        pictures: [
          pictureOf('komorebi', 'green-cup', say('緑釉のカップ', 'A green-glazed cup', 'ถ้วยเคลือบเขียว')),
        ],
      },
      {
        id: 'm-108',
        kind: 'post',
        publishedAt: '2026-09-22T11:30:00+09:00',
        caption: say(
          '昨日の読書会、ご参加ありがとうございました。次の本は投票で「陰翳礼讃」に決まりました。',
          'Thank you for coming to the reading circle. The vote for the next book: “In Praise of Shadows”.',
          'ขอบคุณทุกคนที่มาวงอ่านหนังสือ เล่มต่อไปผลโหวตคือ “เยิรเงาสลัว”',
        ),
        pictures: [],
      },
      {
        id: 'm-107',
        kind: 'photo',
        publishedAt: '2026-09-14T13:10:00+09:00',
        caption: say(
          '木のスタンドは、谷中の家具工房で一台ずつ作っています。',
          'The wooden stands are made one by one, by a joiner in Yanaka.',
          'ขาตั้งไม้ทำทีละตัวโดยช่างไม้ในยานากะ',
        ),
        pictures: [
          pictureOf(
            'komorebi',
            'dripper',
            say(
              '木のスタンドに載せた白いドリッパー',
              'A white dripper on a wooden stand',
              'ดริปเปอร์สีขาวบนขาตั้งไม้',
            ),
          ),
        ],
      },
      {
        id: 'm-106',
        kind: 'photo',
        publishedAt: '2026-09-08T07:20:00+09:00',
        caption: say(
          '点検係、本日は屋根の上です。',
          'The inspector is on the roof today.',
          'วันนี้ผู้ตรวจการอยู่บนหลังคา',
        ),
        pictures: [
          pictureOf(
            'komorebi',
            'theme',
            say('朝焼けの谷中の屋根と猫', 'Roofs of Yanaka at dawn, with a cat', 'หลังคาย่านยานากะยามเช้ากับแมว'),
          ),
        ],
      },
      {
        id: 'm-105',
        kind: 'photo',
        publishedAt: '2026-08-30T18:30:00+09:00',
        caption: say(
          '夏の終わりのリスニングバー。窓から虫の声が混ざります。',
          'Listening bar at the end of summer, with crickets joining in at the window.',
          'บาร์ฟังเพลงปลายฤดูร้อน มีเสียงจิ้งหรีดร่วมวงที่หน้าต่าง',
        ),
        pictures: [
          pictureOf(
            'komorebi',
            'listening-night',
            say('ターンテーブルとスピーカー', 'Turntable and loudspeakers', 'เครื่องเล่นแผ่นเสียงกับลำโพง'),
          ),
        ],
      },
      {
        id: 'm-104',
        kind: 'post',
        publishedAt: '2026-08-14T08:00:00+09:00',
        caption: say(
          '夏休みから戻りました。信州の湧き水で淹れた一杯が忘れられません。',
          'We are back from the holidays, still thinking of a cup made with spring water in Shinshu.',
          'กลับจากวันหยุดแล้ว ยังลืมกาแฟที่ชงด้วยน้ำแร่จากชินชูไม่ลง',
        ),
        pictures: [],
      },
      {
        id: 'm-103',
        kind: 'photo',
        publishedAt: '2026-08-05T12:40:00+09:00',
        caption: say(
          '三十六度。氷を二つ増やしました。',
          'Thirty-six degrees. Two more cubes of ice in every glass.',
          'สามสิบหกองศา เพิ่มน้ำแข็งให้อีกสองก้อน',
        ),
        pictures: [
          pictureOf(
            'komorebi',
            'iced-latte',
            say('氷の入ったアイスカフェラテ', 'Iced latte with plenty of ice', 'ลาเต้เย็นน้ำแข็งเต็มแก้ว'),
          ),
        ],
      },
      {
        id: 'm-102',
        kind: 'photo',
        publishedAt: '2026-07-25T10:15:00+09:00',
        caption: say(
          'スタンプ「こもれびさんの一日」が出ました。描いたのは店員の青木です。',
          'The stickers “A day with Mr Komorebi” are out, drawn by our own Aoki.',
          'สติกเกอร์ “หนึ่งวันของคุณโคโมเรบิ” ออกแล้ว วาดโดยอาโอกิ พนักงานของเรา',
        ),
        pictures: [
          pictureOf(
            'komorebi',
            'sticker',
            say('笑っているカップのスタンプ', 'Sticker of a smiling cup', 'สติกเกอร์ถ้วยยิ้ม'),
          ),
        ],
      },
      {
        id: 'm-101',
        kind: 'post',
        publishedAt: '2026-07-07T19:00:00+09:00',
        caption: say(
          '七夕の短冊、ことしは八十四枚。「ねこになりたい」が二枚ありました。',
          'Eighty-four wishes on our Tanabata bamboo. Two of them: “to be a cat”.',
          'คำอธิษฐานทานาบาตะปีนี้แปดสิบสี่ใบ มีสองใบเขียนว่า “อยากเป็นแมว”',
        ),
        pictures: [],
      },
    ],
  })),
};
