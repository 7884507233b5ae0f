import { expect, it } from 'vitest';
import { directionsLink, mapLink } from './map-link.js';

const place = {
  name: '木漏れ日珈琲',
  text: '東京都江東区清澄1-2-3\n& Co. 1/2F',
  latitude: 35.68,
  longitude: 139.8,
};

/** What a link asks the map for, in words and as a point. */
function askedOf(link: string): { words: string | undefined; point: string | undefined } {
  const [, words, point] = /(?:search|dir\/)\/([^/]*)(?:\/@(.*),17z)?$/.exec(new URL(link).pathname) ?? [];
  return { words: words && decodeURIComponent(words.replaceAll('+', ' ')), point };
}

it('the map link is the owner’s', () => {
  const mapUrl = 'https://maps.example.com/komorebi';
  expect(mapLink({ ...place, mapUrl })).toBe(mapUrl);
});

it.each([mapLink, directionsLink])('%o names the place and its address, and says where that is', (link) => {
  expect(askedOf(link(place))).toEqual({
    words: '木漏れ日珈琲, 東京都江東区清澄1-2-3 & Co. 1/2F',
    point: '35.68,139.8',
  });
  expect(askedOf(link({ ...place, latitude: 0, longitude: 0 })).point).toBe('0,0');
});

it.each([{ latitude: undefined }, { longitude: undefined }])(
  'a map finds a place by its words alone when the position is %o',
  (part) => {
    expect(askedOf(directionsLink({ ...place, ...part })).point).toBeUndefined();
  },
);

it('a broken character of a name does not break the link', () => {
  expect(directionsLink({ ...place, name: 'A\uD800' })).toContain('A%EF%BF%BD');
});
