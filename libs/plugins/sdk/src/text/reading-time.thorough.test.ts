import { expect, it } from 'vitest';
import { hostOf } from '../host-of.js';
import { telephoneUrl } from '../telephone-url.js';
import { slowTexts } from '../testing/slow-texts.js';
import { shorten } from './shorten.js';
import { textParagraphs } from './text-paragraphs.js';

const marks = '\u0315\u0300\u05ae\u0345';

it.each<[string, (text: string) => unknown, string[]]>([
  [
    'paragraphs and addresses',
    textParagraphs,
    ['http://a', 'https://', '(', ')', ']', '…', '@', '\\', '\r', '\n', ' ', '/'],
  ],
  [
    'telephone numbers',
    telephoneUrl,
    ['x', 'ext.', ' ', ':', '#', '+1', '(0)', '(1', '0', '1:00', ',', marks],
  ],
  ['shortened texts', (text) => shorten(text, 60), [' ', '\n', 'a', '🍵', marks]],
  ['hosts', (text) => hostOf(`https://a.example/${text}`), ['/', '..', '%', '?', '#', 'é']],
])(
  '%s are read in a time that is linear in their length',
  (_, read, special) => {
    expect(slowTexts(read, special)).toEqual([]);
  },
  60_000,
);
