import type { AccountSeed } from './account-seed.js';
import { coverOf, iconOf, mapUrl, photoOf, shareImageOf } from './pictures.js';
import { publicHolidays } from './public-holidays.js';

const lunch = { opens: '11:00', closes: '14:30', lastOrder: '14:00' };
const dinner = { opens: '17:00', closes: '22:30', lastOrder: '21:45' };
const services = [lunch, dinner];
const weekendServices = [
  { opens: '10:30', closes: '15:00', lastOrder: '14:30' },
  { opens: '17:00', closes: '23:30', lastOrder: '22:45' },
];

const lunchTables = ['11:00', '12:00', '13:00'];
const dinnerTables = ['17:00', '17:30', '18:00', '19:00', '20:00', '20:30'];
const tables = [...lunchTables, ...dinnerTables];

/** A restaurant on the river in Bangkok, with two services a day. */
export const baanrimnam: AccountSeed = {
  page: {
    original: {
      account: {
        accountId: 'oa-baanrimnam',
        basicSearchId: '@731bnrmn',
        premiumSearchId: '@baanrimnam',
        countryCode: 'TH',
        timeZone: 'Asia/Bangkok',
        currency: 'THB',
        contentLanguage: 'th',
        name: 'บ้านริมน้ำ',
        category: 'ร้านอาหารไทย',
        statusMessage: 'มะม่วงต้นฤดูมาแล้ว',
        description:
          'บ้านไม้สักริมแม่น้ำเจ้าพระยา ตรงข้ามวัดอรุณ ครัวของคุณยายบุญมีส่งต่อมาสามรุ่น ต้มยำกุ้งแม่น้ำรสจัดจ้าน ลมเย็น และโต๊ะริมน้ำที่เห็นพระอาทิตย์ตกพอดี',
        badge: 'verified',
        color: '#b4472d',
        icon: iconOf('baanrimnam'),
        cover: coverOf('baanrimnam'),
        shareImage: shareImageOf('baanrimnam', 'บ้านริมน้ำยามพระอาทิตย์ตกริมแม่น้ำเจ้าพระยา'),
        features: ['call', 'reservation', 'keep', 'follow', 'share', 'report'],
      },
      basicInfo: {
        hours: {
          timeZone: 'Asia/Bangkok',
          weekly: {
            sun: weekendServices,
            mon: [dinner],
            tue: services,
            wed: services,
            thu: services,
            fri: services,
            sat: weekendServices,
          },
          holiday: weekendServices,
          publicHolidays: [...publicHolidays.TH],
          special: [
            {
              from: '2026-11-24',
              to: '2026-11-24',
              intervals: [{ opens: '16:00', closes: '24:00', lastOrder: '22:30' }],
              note: 'คืนลอยกระทง เปิดเฉพาะมื้อเย็น',
            },
            {
              from: '2026-12-31',
              to: '2026-12-31',
              intervals: [{ opens: '17:00', closes: '01:00', lastOrder: '23:00' }],
              note: 'คืนส่งท้ายปี ชมพลุริมน้ำ',
            },
            { from: '2027-01-02', to: '2027-01-04', intervals: [], note: 'หยุดพักหลังปีใหม่' },
            { from: '2027-04-13', to: '2027-04-15', intervals: [], note: 'หยุดสงกรานต์ กลับบ้านไปหาแม่' },
          ],
        },
        address: {
          text: '99/7 ซอยท่าเตียน 3 ถนนมหาราช แขวงพระบรมมหาราชวัง เขตพระนคร กรุงเทพฯ 10200',
          note: 'เดินเข้าซอยจนสุดที่ริมน้ำ ประตูไม้สีแดงอิฐ มาเรือขึ้นที่ท่าเตียนแล้วเดินไปทางขวา',
          latitude: 13.74523,
          longitude: 100.49047,
          mapUrl: mapUrl(13.74523, 100.49047),
        },
        phone: '+66 2 000 0142',
        websites: [{ url: 'https://baanrimnam.example.com/', label: 'เมนูและเรื่องของบ้าน' }],
        priceRanges: [
          { kind: 'lunch', min: { amount: 180, currency: 'THB' }, max: { amount: 450, currency: 'THB' } },
          { kind: 'dinner', min: { amount: 450, currency: 'THB' }, max: { amount: 1200, currency: 'THB' } },
        ],
        paymentMethods: ['cash', 'creditCard', 'qrPayment', 'bankTransfer'],
        facilities: ['freeWifi', 'noSmoking', 'privateRooms'],
        seats: 86,
        stations: [
          { name: 'สนามไชย', line: 'MRT สายสีน้ำเงิน', walkMinutes: 9 },
          { name: 'ท่าเตียน', line: 'เรือด่วนเจ้าพระยา', walkMinutes: 3 },
        ],
        healthAndSafety: ['handSanitizer', 'ventilation', 'spacedSeating', 'contactlessPayment'],
      },
      faq: {
        items: [
          {
            id: 'river-table',
            question: 'จองโต๊ะริมน้ำได้ไหม',
            answer:
              'ได้ครับ โต๊ะริมน้ำมี 9 โต๊ะ จองล่วงหน้าได้ 14 วัน เขียนในหมายเหตุว่าขอริมน้ำ\n\nเราเก็บโต๊ะไว้ 15 นาทีหลังเวลานัด ถ้าฝนตกจะย้ายเข้าใต้ชายคาให้ทุกโต๊ะ',
            updatedAt: '2026-11-02T10:00:00+07:00',
          },
          {
            id: 'sunset',
            question: 'มากี่โมงถึงจะได้เห็นพระอาทิตย์ตก',
            answer:
              'ช่วงพฤศจิกายนถึงมกราคม พระอาทิตย์ตกหลังพระปรางค์ราว 17.45–18.00 น. แนะนำให้มาถึง 17.15 น. ช่วงเมษายนถึงสิงหาคมประมาณ 18.30 น.',
          },
          {
            id: 'spicy',
            question: 'กินเผ็ดไม่ได้ มีเมนูอะไรบ้าง',
            answer:
              'มีหลายอย่างครับ เช่น ปลากะพงทอดน้ำปลา แกงจืดลูกรอก ผัดผักบุ้ง และข้าวเหนียวมะม่วง บอกพนักงานว่า “ไม่เผ็ดเลย” ครัวจะแยกกระทะให้',
          },
          {
            id: 'vegetarian',
            question: 'มีอาหารมังสวิรัติหรืออาหารเจไหม',
            answer:
              'มีเมนูมังสวิรัติ 12 อย่าง น้ำซุปทำจากผักล้วน อาหารเจต้องสั่งล่วงหน้าหนึ่งวัน เพราะต้องเตรียมน้ำปรุงแยก\n\nหากแพ้กุ้งหรือถั่วลิสง กรุณาแจ้งตอนจอง เครื่องแกงบางตัวมีกะปิ',
          },
          {
            id: 'break',
            question: 'ทำไมช่วงบ่ายร้านปิด',
            answer:
              'ระหว่างมื้อกลางวันกับมื้อเย็นครัวจะโขลกเครื่องแกงใหม่และรับกุ้งเที่ยวบ่ายจากอยุธยา เปิดรับลูกค้าอีกครั้ง 17.00 น.\n\nวันจันทร์เปิดเฉพาะมื้อเย็น',
            updatedAt: '2026-08-15T10:00:00+07:00',
          },
          {
            id: 'parking',
            question: 'มีที่จอดรถไหม',
            answer:
              'ในซอยจอดไม่ได้ครับ จอดได้ที่ลานท่าเตียนห่างไป 200 เมตร ชั่วโมงละ 30 บาท ประทับตราที่ร้านฟรีหนึ่งชั่วโมง มาเรือหรือรถไฟฟ้าสะดวกที่สุด',
          },
          {
            id: 'party',
            question: 'จัดเลี้ยงวันเกิดหรือเลี้ยงบริษัทได้กี่คน',
            answer:
              'ห้องชั้นบนรับได้ 24 คน มีเครื่องเสียงเล็ก ๆ ถ้าเหมาทั้งบ้านรับได้ 80 คนในวันจันทร์ถึงพฤหัสบดี นำเค้กมาเองได้ไม่คิดค่าเปิด',
          },
        ],
      },
    },
    translations: {
      en: {
        account: {
          name: 'Baan Rim Nam',
          category: 'Thai restaurant',
          statusMessage: 'First mangoes are in',
          description:
            'A teak house on the Chao Phraya, across from Wat Arun. The recipes of Grandmother Bunmee, now in the third generation: fierce tom yum with river prawns, a cool breeze, and tables at the water just where the sun goes down.',
          shareImage: { alt: 'Baan Rim Nam at sunset on the Chao Phraya' },
        },
        basicInfo: {
          hours: {
            special: [
              { note: 'Loy Krathong: dinner only' },
              { note: 'New Year’s Eve, with fireworks over the river' },
              { note: 'A rest after the New Year' },
              { note: 'Songkran: we are home with our mothers' },
            ],
          },
          address: {
            text: '99/7 Soi Tha Tien 3, Maha Rat Road, Phra Nakhon, Bangkok 10200',
            note: 'At the very end of the lane, on the water: a brick-red wooden door. By boat, get off at Tha Tien and turn right.',
          },
          websites: [{ label: 'Menu and story' }],
          stations: [
            { name: 'Sanam Chai', line: 'MRT Blue Line' },
            { name: 'Tha Tien', line: 'Chao Phraya Express Boat' },
          ],
        },
        faq: {
          items: [
            {
              question: 'Can I book a table at the water?',
              answer:
                'Yes. There are nine of them; book up to 14 days ahead and write “river” in the note.\n\nWe keep a table for 15 minutes. If it rains, everybody moves under the eaves.',
            },
            {
              question: 'When should I come to see the sunset?',
              answer:
                'From November to January the sun sets behind the prang between 17:45 and 18:00: be here at 17:15. From April to August it is about 18:30.',
            },
            {
              question: 'I cannot eat spicy food. What is there?',
              answer:
                'Plenty: fried sea bass with fish sauce, clear egg-sausage soup, morning glory, mango with sticky rice. Say “mai phet loei” and the kitchen uses a separate pan.',
            },
            {
              question: 'Do you have vegetarian dishes?',
              answer:
                'Twelve of them, with a stock made from vegetables only. For strict “jay” food please order a day ahead: its seasonings are prepared separately.\n\nIf you are allergic to prawns or peanuts, tell us when you book; some curry pastes contain shrimp paste.',
            },
            {
              question: 'Why are you closed in the afternoon?',
              answer:
                'Between lunch and dinner we pound fresh curry paste and receive the afternoon prawns from Ayutthaya. The door opens again at 17:00.\n\nOn Mondays we serve dinner only.',
            },
            {
              question: 'Where can I park?',
              answer:
                'Not in the lane. The yard at Tha Tien is 200 metres away, 30 baht an hour; with our stamp the first hour is free. Boat and metro are easier.',
            },
            {
              question: 'How many guests can you take for a party?',
              answer:
                'The room upstairs seats 24 and has a small sound system. From Monday to Thursday you can have the whole house, for up to 80. Bring your own cake; we charge nothing for it.',
            },
          ],
        },
      },
    },
  },
  friends: 38_402,
  followers: 15_220,
  posts: 412,
  callSetting: { enabled: true, acceptance: 'byRequest', phone: '+66 2 000 0142' },
  responseMode: {
    mode: 'chat',
    responseHours: {
      timeZone: 'Asia/Bangkok',
      weekly: {
        sun: [{ opens: '10:00', closes: '21:00' }],
        mon: [{ opens: '15:00', closes: '21:00' }],
        tue: [{ opens: '10:00', closes: '21:00' }],
        wed: [{ opens: '10:00', closes: '21:00' }],
        thu: [{ opens: '10:00', closes: '21:00' }],
        fri: [{ opens: '10:00', closes: '22:00' }],
        sat: [{ opens: '10:00', closes: '22:00' }],
      },
    },
  },
  replyTime: { medianMinutes: 8 },
  reservation: {
    partySize: { min: 1, max: 12 },
    durationMinutes: 120,
    tables: 9,
    weekly: {
      sun: tables,
      mon: dinnerTables,
      tue: tables,
      wed: tables,
      thu: tables,
      fri: tables,
      sat: tables,
    },
    closedOn: ['2027-01-02', '2027-01-03', '2027-01-04', '2027-04-13', '2027-04-14', '2027-04-15'],
  },
  recommendation: { original: { accountIds: ['oa-komorebi', 'oa-shanlan'], items: [] } },
  subPages: [
    {
      type: 'MEDIA',
      pageId: 'home',
      pluginId: 'media',
      content: {
        original: {
          items: [
            {
              id: 'm-3',
              kind: 'photo',
              publishedAt: '2026-11-18T12:15:00+07:00',
              caption: 'ต้มยำกุ้งแม่น้ำ หม้อแรกของวันนี้',
              pictures: [photoOf('baanrimnam', 1, 'ต้มยำกุ้งในชามลายคราม')],
            },
            {
              id: 'm-2',
              kind: 'post',
              publishedAt: '2026-11-16T18:02:00+07:00',
              caption: 'เย็นนี้ฟ้าเป็นสีส้มทั้งแม่น้ำ โต๊ะริมน้ำว่างสองโต๊ะครับ',
              pictures: [photoOf('baanrimnam', 2, 'โต๊ะริมน้ำยามพระอาทิตย์ตก')],
            },
            {
              id: 'm-1',
              kind: 'photo',
              publishedAt: '2026-11-12T14:00:00+07:00',
              caption: 'มะม่วงน้ำดอกไม้ชุดแรกจากบางคล้า ข้าวเหนียวมูนกะทิสด',
              pictures: [photoOf('baanrimnam', 3, 'ข้าวเหนียวมะม่วงบนจานขาว')],
            },
          ],
        },
        translations: {
          en: {
            items: [
              {
                caption: 'Tom yum with river prawns: the first pot of the day.',
                pictures: [{ alt: 'Tom yum goong in a blue and white bowl' }],
              },
              {
                caption: 'The whole river is orange this evening. Two tables at the water are free.',
                pictures: [{ alt: 'Tables at the river at sunset' }],
              },
              {
                caption:
                  'The first Nam Dok Mai mangoes from Bang Khla, with sticky rice in fresh coconut cream.',
                pictures: [{ alt: 'Mango with sticky rice on a white plate' }],
              },
            ],
          },
        },
      },
    },
    {
      type: 'COUPON',
      pageId: 'home',
      pluginId: 'coupon',
      content: {
        original: {
          items: [
            {
              id: 'c-mango',
              name: 'ข้าวเหนียวมะม่วงฟรี เมื่อทานครบ 1,500 บาท',
              guide: 'แสดงหน้าจอนี้ก่อนชำระเงิน หนึ่งจานต่อโต๊ะ ใช้ได้เฉพาะมื้อเย็นวันจันทร์ถึงพฤหัสบดี',
              kind: 'free',
              picture: photoOf('baanrimnam', 3, 'ข้าวเหนียวมะม่วง'),
              startsAt: '2026-11-01T00:00:00+07:00',
              endsAt: '2027-05-31T23:59:00+07:00',
              usage: 'unlimited',
              friendsOnly: true,
              used: false,
            },
          ],
        },
        translations: {
          en: {
            items: [
              {
                name: 'Free mango with sticky rice from 1,500 baht',
                guide:
                  'Show this screen before you pay. One plate per table, at dinner from Monday to Thursday.',
                picture: { alt: 'Mango with sticky rice' },
              },
            ],
          },
        },
      },
    },
  ],
};
