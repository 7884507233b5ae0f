import { expect, it } from 'vitest';
import { telephoneUrl } from './telephone-url.js';

it.each([
  ['03-1234-5678', 'tel:0312345678'],
  ['(02) 2345 6789', 'tel:0223456789'],
  ['+66 2 123 4567', 'tel:+6621234567'],
  ['+81 (0)3-1234-5678', 'tel:+81312345678'],
  ['(0)3-1234-5678', 'tel:0312345678'],
  ['Tel. 021.555.0100', 'tel:0215550100'],
  ['02–123–4567', 'tel:021234567'],
  ['03ー1234ー5678', 'tel:0312345678'],
  ['1669', 'tel:1669'],
])('dials the digits of %s', (phone, url) => {
  expect(telephoneUrl(phone)).toBe(url);
});

it('reads full-width digits, as Japanese keyboards write them', () => {
  expect(telephoneUrl('０３－１２３４－５６７８')).toBe('tel:0312345678');
});

it.each([
  '03-1234-5678, 03-1234-5679',
  '03-1234-5678、03-1234-5679',
  '03-1234-5678 / 090-1234-5678',
  '03-1234-5678\n090-1234-5678',
  'TEL 03-1234-5678 FAX 03-1234-5679',
  '電話 03-1234-5678　ファックス 03-1234-5679',
  '03-1234-5678・03-1234-5679',
  '03-1234-5678 atau 090-1234-5678',
  '03-1234-5678 또는 090-1234-5678',
])('dials the first number of %j', (phone) => {
  expect(telephoneUrl(phone)).toBe('tel:0312345678');
});

it.each(['ext. 12', 'ext:12', 'x12', '#12', '内線12', '分機 12', '轉12', 'ต่อ 12', '내선 12'])(
  'an extension is separated from the number: %s',
  (inside) => {
    expect(telephoneUrl(`02-1234-5678 ${inside}`)).toBe('tel:0212345678;ext=12');
  },
);

it.each([
  '03-1234-5678（平日10:00〜18:00）',
  '03-1234-5678 10:00-18:00',
  '03-1234-5678 (24 hours)',
  '03-1234-5678 (24/7)',
  '24時間 03-1234-5678',
  '平日10〜18時　03-1234-5678',
])('does not dial the hours in %j', (phone) => {
  expect(telephoneUrl(phone)).toBe('tel:0312345678');
});

it.each(['', '+', 'ask in the chat', 'Fax 03-1234-5679'])('there is no number to dial in %j', (phone) => {
  expect(telephoneUrl(phone)).toBeUndefined();
});
