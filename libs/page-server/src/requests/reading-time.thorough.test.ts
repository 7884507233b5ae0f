import { slowTexts } from '@oa-profile/plugin-sdk/internal/testing';
import { redactText } from '@oa-profile/telemetry';
import { expect, it } from 'vitest';
import { contactCard } from '../files/contact-card.js';
import { readVisit } from './visit.js';

const address = 'https://page.example/@komorebi';

const visitWith = (acceptLanguage: string): unknown =>
  readVisit(new Request(address, { headers: { 'accept-language': acceptLanguage } }));

const cardOf = (text: string): unknown => contactCard({ name: text, note: text, phone: text, urls: [] });

it.each<[string, (text: string) => unknown, string[]]>([
  ['what a browser says of its languages', visitWith, ['en', ',', ';q=', '"', '-']],
  ['the words of a contact card', cardOf, ['\r', ';', '茶', '🍵', '\u0007']],
  [
    'what an error report quotes',
    redactText,
    ['_eyJ', 'eyJhbGciOiJ9', '.', 'a', '/', '?', '&a=', '%25', 'data:'],
  ],
])(
  '%s are read in a time that is linear in their length',
  (_, read, special) => {
    expect(slowTexts(read, special)).toEqual([]);
  },
  120_000,
);
