import type { Image } from '@oa-profile/api-client';
import type { AccountSeed } from './account-seed.js';

const missingPicture = (name: string, width: number, height: number): Image => ({
  url: `/artwork/longname/no-such-${name}.png`,
  width,
  height,
});

/** A word without usual break opportunities, Thai, which is written without spaces, and Japanese, which may break anywhere. */
const names = [
  'Pertanggungjawabankelembagaanperkumpulankebudayaan'.repeat(3),
  'คณะกรรมการประสานงานความร่วมมือทางวัฒนธรรมระหว่างประเทศขอเรียนแจ้งให้สมาชิกสามัญสมาชิกสมทบและสมาชิกกิตติมศักดิ์ทุกท่านทราบโดยทั่วกัน',
  '東南アジア統括事務局文化交流推進本部第三企画調整室合同芸術公演実行委員会事務取扱要領に基づく参加申込手続',
] as const;

/** Twice as long as anybody reads. */
const paragraph =
  'Penyelenggaraan kegiatan dilaksanakan dengan memperhatikan ketentuan yang berlaku di ketiga negara, termasuk kewajiban pelaporan, perlindungan data anggota, dan keselamatan peserta di bawah umur. '.repeat(
    7,
  );

/** Shapes of pictures that fit nowhere. */
const shapes = [missingPicture('card', 960, 720), missingPicture('column', 200, 2000)] as const;

const isName = /^(areas|author|category|handle|label|line|name|perks|question|title)$/;
const isParagraph = /^(answer|body|caption|description|drawEntry|guide|notes?|text)$/;
const isAddress = /^(orderUrl|url)$/;
/** From Tokyo to Jakarta. */
const moves: Partial<Record<string, number>> = { latitude: -41.96, longitude: -32.99 };

/** Texts, amounts and addresses too long for any layout, and no pictures. An item for each kind of text is enough. */
export const withLongTexts = <T>(content: T): T => changed(content, '', 0) as T;

function changed(value: unknown, key: string, index: number): unknown {
  if (typeof value === 'string') {
    if (isName.test(key)) return names[index % names.length];
    if (isParagraph.test(key)) return `${paragraph}\n\n${names[index % names.length] ?? ''}`;
    return isAddress.test(key) ? `${value}/${'a'.repeat(160)}` : value;
  }
  if (typeof value === 'number') return key === 'amount' ? value * 12_345_678 : value + (moves[key] ?? 0);
  if (Array.isArray(value)) {
    const items = typeof value[0] === 'number' ? value : value.slice(0, names.length);
    return items.map((item: unknown, at) => changed(item, key, at));
  }
  if (typeof value !== 'object' || value === null) return value;
  if ('width' in value) return shapes[index % shapes.length];
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, changed(part, name, index)]));
}

/**
 * Edge case: what an account that has everything has, with texts too long for any layout, countless friends, no
 * pictures.
 *
 * @param own its account, and what cannot be made so
 */
export function withLongNames(everything: AccountSeed, own: AccountSeed): AccountSeed {
  return {
    ...own,
    page: { original: { ...withLongTexts(everything.page.original), ...own.page.original } },
    sections: everything.sections,
    recommendation: withLongTexts(everything.recommendation),
    subPages: everything.subPages?.filter(({ pageId }) => !pageId).map(withLongTexts),
  };
}
