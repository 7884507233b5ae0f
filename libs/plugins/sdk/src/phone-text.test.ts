import { describe, expect, it } from 'vitest';
import { phoneText } from './phone-text.js';
import { readTelephone, telephoneText } from './read-telephone.js';

it.each([
  ['ja', 'JP', '+81 3-0123-4567', '03-0123-4567'],
  ['ja', 'JP', '+81 (0)3 0123 4567', '03 0123 4567'],
  ['ja', 'JP', '+81-90-0123-4567 / +81-3-0123-4567', '090-0123-4567 / 03-0123-4567'],
  ['th', 'TH', '+66 2 000 0142', '02 000 0142'],
  ['th', 'TH', '+6620000142', '020000142'],
  ['zh-TW', 'TW', '+886 2 0155 0142', '(02) 0155 0142'],
  ['zh-TW', 'TW', '+886 912-345-678', '0912-345-678'],
  ['id', 'ID', '+62 21 0055 0142 ext. 1', '(021) 0055 0142 ext. 1'],
  ['id', 'ID', '+62 812-0055-0142', '0812-0055-0142'],
] as const)('readers in %s of an account in %s read %s as %s', (language, country, phone, text) => {
  expect(phoneText(phone, language, country)).toBe(text);
});

it.each([
  ['a reader of another language', 'en', 'JP', '+81 3-0123-4567'],
  ['a number of another country', 'ja', 'JP', '+886 2 0155 0142'],
  ['a country without sections', 'en', 'US', '+1 207-555-0142'],
  ['a national number', 'ja', 'JP', '03-0123-4567'],
] as const)('%s changes nothing', (_, language, country, phone) => {
  expect(phoneText(phone, language, country)).toBe(phone);
});

const numbers = [
  ['ja', 'JP', '81', '3', '1234-5678'],
  ['ja', 'JP', '81', '90', '1234-5678'],
  ['th', 'TH', '66', '2', '123 4567'],
  ['zh-TW', 'TW', '886', '2', '2345 6789'],
  ['zh-TW', 'TW', '886', '912', '345-678'],
  ['id', 'ID', '62', '21', '5550-0142'],
  ['id', 'ID', '62', '812', '3456-7890'],
] as const;
const beginnings = ['+C A', '+C-A', '+C.A', '+CA', '+C 0A', '+C-0A', '+C0A', '+C (0)A', '+C(0)A', '+C (0A)'];
const more = ['(+C) A', '(+C)A', '(+C) 0A', '+C (A)', '+C(A)', '+C(0A)'];

describe.each(numbers)(
  'a number for readers in %s of an account in %s',
  (language, country, code, area, rest) => {
    it.each([...beginnings, ...more])(
      'a telephone number is the same one in the page, in links and on cards: %s',
      (beginning) => {
        const written = beginning.replace('C', code).replace('A', area);
        for (const phone of [`${written} ${rest}`, `${written}-${rest}`]) {
          const local = (area + rest).replaceAll(/\D/g, '');
          const shown = phoneText(phone, language, country);
          expect(shown.replaceAll(/\D/g, ''), shown).toBe(`0${local}`);
          expect(shown).toMatch(/^(?:0|\(0\d+\))/);
          expect(readTelephone(phone)?.digits).toBe(`+${code}${local}`);
          expect(telephoneText(phone)?.replaceAll(/\D/g, '')).toBe(code + local);
        }
      },
    );
  },
);
