import { photo } from './photo.js';
import { write } from './write.js';
import type { SubPageSeed } from '../account-seed.js';
import { videoFile } from '../pictures.js';

/** Photos, videos and posts, newest first. */
export const media: SubPageSeed<'MEDIA'> = {
  type: 'MEDIA',
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
        pictures: [photo(say, 'listening-night')],
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
        pictures: [photo(say, 'pour-over-poster')],
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
        pictures: [photo(say, 'cat')],
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
        pictures: [photo(say, 'photo-3')],
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
        pictures: [photo(say, 'record-poster')],
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
        pictures: [photo(say, 'toast')],
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
        pictures: [photo(say, 'photo-2')],
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
        pictures: [photo(say, 'roaster')],
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
        pictures: [photo(say, 'beans-yanaka'), photo(say, 'beans-guji')],
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
        pictures: [photo(say, 'photo-1'), photo(say, 'photo-2'), photo(say, 'storefront')],
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
        pictures: [photo(say, 'chestnuts')],
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
        pictures: [photo(say, 'egg-sandwich'), photo(say, 'paper-cup')],
      },
    ],
  })),
};
