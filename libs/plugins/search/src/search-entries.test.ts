import { describe, expect, it } from 'vitest';
import { searchEntries, type TextPiece } from './search-entries.js';

const marked = (pieces: readonly TextPiece[] | undefined): string | undefined =>
  pieces?.map(({ text, isMatch }) => (isMatch ? `[${text}]` : text)).join('');

/** The title with its matches in brackets; undefined if it is not found. */
const find = (title: string, query: string): string | undefined =>
  marked(searchEntries([{ title }], query)[0]?.title);

describe('what readers consider equal', () => {
  it.each([
    // Japanese
    ['ブレンドコーヒー', 'ぶれんど', '[ブレンド]コーヒー'],
    ['ブレンドコーヒー', 'ｺｰﾋｰ', 'ブレンド[コーヒー]'],
    ['ﾌﾞﾚﾝﾄﾞ', 'ブレンド', '[ﾌﾞﾚﾝﾄﾞ]'],
    ['あんバタートースト', 'アンバター', '[あんバター]トースト'],
    ['コンピュータ', 'コンピューター', '[コンピュータ]'],
    ['コンピューター', 'コンピュータ', '[コンピューター]'],
    ['コ−ヒ−', 'コーヒー', '[コ−ヒ−]'],
    ['アイス・コーヒー', 'あいすこーひー', '[アイス・コーヒー]'],
    ['ＣＯＦＦＥＥ豆', 'coffee', '[ＣＯＦＦＥＥ]豆'],
    ['ｳﾞｧﾆﾗ', 'ヴァニラ', '[ｳﾞｧﾆﾗ]'],
    // Thai
    ['น้ำมะพร้าว', 'นำมะพราว', '[น้ำมะพร้าว]'],
    ['น้ำมะพร้าว', 'มะพร้าว', 'น้ำ[มะพร้าว]'],
    ['ต้มยำกุ้ง', 'กุง', 'ต้มยำ[กุ้ง]'],
    ['ข้าวผัด ปู', 'ข้าวผัดปู', '[ข้าวผัด ปู]'],
    ['เค้กส้ม', 'เคก', '[เค้ก]ส้ม'],
    // Traditional Chinese
    ['臺灣烏龍茶', '台灣', '[臺灣]烏龍茶'],
    ['珍珠奶茶（大）', '奶茶(大)', '珍珠[奶茶（大）]'],
    ['套餐Ａ', 'a', '套餐[Ａ]'],
    // Korean
    ['아이스 아메리카노', '아이스아메리카노', '[아이스 아메리카노]'],
    ['한라봉 차'.normalize('NFD'), '한라봉', `[${'한라봉'.normalize('NFD')}] ${'차'.normalize('NFD')}`],
    // English and Indonesian
    ['Café au lait', 'cafe', '[Café] au lait'],
    ['Cafe\u0301 au lait', 'CAFÉ', '[Cafe\u0301] au lait'],
    ['Kids’ menu', "kids'", '[Kids’] menu'],
    ['Es Kopi Susu', 'kopi SUSU', 'Es [Kopi] [Susu]'],
    ['Nasi goreng', 'goreng nasi', '[Nasi] [goreng]'],
    ['Straße', 'stra', '[Stra]ße'],
  ])('what readers consider equal finds in %s what is typed as %s', (title, query, expected) => {
    expect(find(title, query)).toBe(expected);
  });

  it.each([
    ['ビール', 'ビル'],
    ['かき氷', 'がき'],
    ['はと', 'ぱと'],
    ['น้ำ', 'นา'],
    ['ice cream', 'icecream'],
    ['Nasi goreng', 'nasi ayam'],
    ['한라봉', '한국'],
    ['coffee', ' '],
    ['coffee', ''],
    ['ー', '　'],
  ])('what readers consider equal does not find in %s what is typed as %s', (title, query) => {
    expect(find(title, query)).toBeUndefined();
  });
});

describe('a search', () => {
  const entries = [
    { title: 'Opening hours', text: 'The café opens at eight. Dogs may come in.' },
    { title: 'Dogs', text: 'They may come in.' },
    { title: 'Cakes' },
  ];

  it('a search puts matches in titles first, and otherwise keeps the order', () => {
    const titles = searchEntries(entries, 'dog').map(({ entry }) => entry.title);
    expect(titles).toEqual(['Dogs', 'Opening hours']);
  });

  it('a search finds words that are partly in the title and partly in the text', () => {
    const [found] = searchEntries(entries, 'hours cafe');
    expect(marked(found?.title)).toBe('Opening [hours]');
    expect(marked(found?.excerpt)).toBe('The [café] opens at eight. Dogs may come in.');
  });

  it('a search shows what is around the first match of a long text, with whole characters', () => {
    const text = `${'น้ำ'.repeat(40)}กาแฟ${'น้ำ'.repeat(60)}กาแฟ`;
    const excerpt = marked(searchEntries([{ title: 'x', text }], 'กาแฟ')[0]?.excerpt) ?? '';
    expect(excerpt).toMatch(/^…(น้ำ)+\[กาแฟ\](น้ำ)+…$/u);
    expect(excerpt.length).toBeLessThan(140);
  });

  it('a search begins the excerpt of a long text with a whole word', () => {
    const text = 'There are two high chairs, and for children a barley latte.';
    expect(marked(searchEntries([{ title: 'x', text }], 'latte')[0]?.excerpt)).toBe(
      '…for children a barley [latte].',
    );
  });

  it('a search merges overlapping matches', () => {
    expect(find('banana', 'ana ban')).toBe('[banana]');
    expect(find('𠮷野家の牛丼', '牛丼 𠮷野')).toBe('[𠮷野]家の[牛丼]');
  });
});

describe('other words for the same', () => {
  it.each([
    ['Free Wi-Fi', 'wifi', 'Free [Wi-Fi]'],
    ['無料Wi-Fi', 'ワイファイ', '無料[Wi-Fi]'],
    ['Wi-Fi ฟรี', 'ไวไฟ', '[Wi-Fi] ฟรี'],
    ['Parking', '駐車できますか', '[Parking]'],
    ['駐車場', 'car park', '[駐車]場'],
    ['Tempat parkir', 'parking', 'Tempat [parkir]'],
    ['クレジットカード', 'クレカ', '[クレジットカード]'],
    ['信用卡', 'visa', '[信用卡]'],
    ['QRコード決済', 'PayPay', '[QRコード決済]'],
    ['ปลั๊กไฟ', 'ที่ชาร์จ', '[ปลั๊ก]ไฟ'],
    ['禁煙', 'can I smoke', '[禁煙]'],
    ['禁煙', 'smoke', '[禁煙]'],
    ['Oat milk, no extra charge', 'vegan', '[Oat milk], no extra charge'],
    ['アレルギー表示', 'allergies', '[アレルギー]表示'],
    ['주차', '주차장', '[주차]'],
    ['Is there a station nearby? Yes.', 'subway', 'Is there a [station] nearby? Yes.'],
    // Not the other way round, and not within another word.
    ['Vegan cake', 'oat', undefined],
    ['A boat on the lake', 'vegan', undefined],
    ['Cashback', 'tunai', undefined],
    ['Happy birthday', 'ビール', undefined],
  ])('other words for the same finds in %s what is typed as %s', (title, query, expected) => {
    expect(find(title, query)).toBe(expected);
  });

  it('other words for the same come after what has the very word', () => {
    const entries = [
      { title: 'Vegetarian soup' },
      { title: 'Soup', text: 'Vegan on request' },
      { title: 'Vegan pie' },
    ];
    expect(searchEntries(entries, 'vegan').map(({ entry }) => entry.title)).toEqual([
      'Vegan pie',
      'Soup',
      'Vegetarian soup',
    ]);
  });

  it('other words for the same can be joined with others', () => {
    expect(find('Free Wi-Fi on the terrace', 'terrace wifi')).toBe('Free [Wi-Fi] on the [terrace]');
    expect(find('Free Wi-Fi', 'terrace wifi')).toBeUndefined();
  });

  it('other words for the same include words that are found and not shown, after those that are', () => {
    const entries = [
      { title: 'Cash', also: '現金' },
      { title: 'Payment', text: '現金のみ' },
    ];
    const found = searchEntries(entries, '現金');
    expect(found.map(({ entry }) => entry.title)).toEqual(['Payment', 'Cash']);
    expect(marked(found[1]?.title)).toBe('Cash');
    expect(found[1]?.excerpt).toBeUndefined();
  });
});

describe('forms of a word, and words that only ask', () => {
  it.each([
    ['Where can I park?', 'parking', 'Where can I [park]?'],
    ['Where can I park?', 'is there parking', 'Where can I [park]?'],
    ['Tempat parkir di belakang', 'apakah ada parkir', 'Tempat [parkir] di belakang'],
    ['Tempat parkir di belakang', 'parkirnya di mana?', 'Tempat [parkir] di belakang'],
    ['Can I bake with you?', 'baking', 'Can I [bake] with you?'],
    ['One cookie for each child', 'cookies', 'One [cookie] for each child'],
    ['A battery is included', 'batteries', 'A [battery] is included'],
    ['We ship on Mondays', 'shipping', 'We [ship] on Mondays'],
    ['Cara memesan kue', 'pesan kue', 'Cara [memesan] [kue]'],
    ['Cara pesan kue', 'memesan kue', 'Cara [pesan] [kue]'],
    ['Makan di tempat', 'makanan', '[Makan] di tempat'],
    ['Toilets upstairs', 'where is the toilet', '[Toilet]s upstairs'],
    ['Price list', 'how much', '[Price] list'],
    ['Cake of the day', 'how much is the cake', '[Cake] of the day'],
    ['What is this?', 'what is this', '[What] [is] [this]?'],
    ['Agar and sago', 'is there agar', '[Agar] and sago'],
    ['Agar and sago', 'apakah ada agar?', '[Agar] and sago'],
    ['There is tapioca', 'is there agar', undefined],
    // Punctuation within a word is part of it.
    ['Last order 5:30 PM', 'order at 5:30?', 'Last [order] [5:30] PM'],
    ['Delivery from ¥1,200', 'is there delivery for 1,200?', '[Delivery] from ¥[1,200]'],
    // Words that merely begin in the same way are not found.
    ['A king’s breakfast', 'kin', 'A [kin]g’s breakfast'],
    ['Corn soup', 'corner', undefined],
    ['Red wine', 'reed', undefined],
    ['Sugar-free', 'sing', undefined],
  ])('forms of a word, and words that only ask: %s is found by %s as %s', (title, query, expected) => {
    expect(find(title, query)).toBe(expected);
  });

  it('forms of a word come after what has the very word, and before other words for the same', () => {
    const entries = [{ title: '駐車場' }, { title: 'May we park here?' }, { title: 'Parking' }];
    expect(searchEntries(entries, 'is there any parking?').map(({ entry }) => entry.title)).toEqual([
      'Parking',
      'May we park here?',
      '駐車場',
    ]);
  });
});
