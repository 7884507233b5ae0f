import { expect, it } from 'vitest';
import { mapLink } from './map-link.js';

const search = 'https://www.google.com/maps/search/?api=1&query=';
const text = '東京都江東区清澄1-2-3 & Co.';
const coordinates = { latitude: 35.68, longitude: 139.8 };

it('the map link is the owner’s', () => {
  const mapUrl = 'https://maps.example.com/komorebi';
  expect(mapLink({ text, ...coordinates, mapUrl })).toBe(mapUrl);
});

it('the map link leads to the coordinates when the owner gave no link', () => {
  expect(mapLink({ text, ...coordinates })).toBe(`${search}35.68%2C139.8`);
  expect(mapLink({ text, latitude: 0, longitude: 0 })).toBe(`${search}0%2C0`);
});

it.each([{}, { latitude: 35.68 }, { longitude: 139.8 }])(
  'the map link searches for the address text when the position is %o',
  (part) => {
    const { searchParams } = new URL(mapLink({ text, ...part }));
    expect(searchParams.get('query')).toBe(text);
  },
);
