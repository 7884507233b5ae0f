import { storyPicture } from '@oa-profile/plugin-sdk/testing';
// Served as files, since the schema refuses data: addresses.
// eslint-disable-next-line no-restricted-syntax -- only modules need an ending
import captions from './pour.vtt?url&no-inline';
// eslint-disable-next-line no-restricted-syntax -- only modules need an ending
import video from './pour.webm?url&no-inline';

const absolute = (path: string): string => new URL(path, window.location.href).href;

/** A short video and its captions. */
const videoUrl: string = absolute(video);
const captionsUrl: string = absolute(captions);

const pouring = storyPicture('komorebi/photo-1.svg', '細口のケトルからドリッパーに湯を注ぐ手');
const cups = storyPicture('komorebi/photo-2.svg', '色も形もさまざまなカップが並ぶ木の棚');
const cake = storyPicture('komorebi/photo-3.svg', '窓辺の木の卓に置かれたチーズケーキと珈琲');
const counter = storyPicture('komorebi/cover.svg', '緑を望む窓とカウンター', { width: 1440, height: 810 });
const gaiwan = storyPicture('shanlan/photo-1.svg', '青い蓋碗と茶杯');
const shelves = storyPicture('shanlan/photo-2.svg', '茶缶が並ぶ棚と天秤');
const hills = storyPicture('shanlan/photo-3.svg', '霧のかかる茶畑と三人の茶摘み');

/** Three weeks of a coffee house, as the API sends them. */
export const storyFeed = {
  items: [
    {
      id: 'guji',
      kind: 'post',
      publishedAt: '2026-11-21T08:10:00+09:00',
      caption:
        'エチオピア・グジの新豆が届きました。\n桃と紅茶の香り。今週は通常の半額でお試しいただけます。\n\nご予約はこちら https://example.com/beans/guji',
      pictures: [counter],
    },
    {
      id: 'pouring',
      kind: 'video',
      publishedAt: '2026-11-20T18:00:00+09:00',
      caption: '今日の一杯目。湯は93度、ゆっくり三回に分けて。',
      pictures: [pouring],
      videoUrl,
      captionsUrl,
      durationSeconds: 4,
    },
    {
      id: 'cake',
      kind: 'photo',
      publishedAt: '2026-11-18T15:40:00+09:00',
      caption: '今日の三時。チーズケーキは残り四つです。',
      pictures: [cake],
    },
    {
      id: 'record',
      kind: 'post',
      publishedAt: '2026-11-15T17:00:00+09:00',
      caption: '今夜の一枚目は、常連の佐伯さんが持ってきてくれた七一年の盤です。17時30分から。',
      pictures: [],
    },
    {
      id: 'tea-evening',
      kind: 'photo',
      publishedAt: '2026-11-12T20:30:00+09:00',
      caption: '台北の山嵐茶行さんをお迎えした夜。ありがとうございました。',
      pictures: [gaiwan, shelves, hills],
    },
    {
      id: 'cups',
      kind: 'photo',
      publishedAt: '2026-11-09T11:00:00+09:00',
      caption: '棚のカップは百と十二客。お好きなものをお選びください。',
      pictures: [cups],
    },
    { id: 'morning', kind: 'photo', publishedAt: '2026-11-02T07:20:00+09:00', pictures: [pouring] },
    {
      id: 'osmanthus',
      kind: 'post',
      publishedAt: '2026-10-05T08:00:00+09:00',
      caption: '路地の金木犀が咲きました。窓を開けています。',
      pictures: [],
    },
  ],
};

/** Many posts, newest first: `number-1` and so on. */
export function manyItems(count: number, start = 1): { id: string; caption?: string }[] {
  const pictures = [counter, cake, cups, gaiwan, pouring, shelves, hills];
  return Array.from({ length: count }, (_, place) => {
    const number = start + place;
    const picture = pictures[number % pictures.length];
    return {
      id: `number-${number}`,
      kind: 'photo',
      publishedAt: new Date(Date.UTC(2026, 10, 21) - number * 36 * 3600 * 1000).toISOString(),
      // Some without a caption, some without a picture.
      ...(number % 4 !== 2 && { caption: `${number}番目の投稿です。` }),
      pictures: picture && number % 5 !== 3 ? [picture] : [],
      ...(number % 20 === 18 && { caption: `${number}番目の投稿です。` }),
    };
  });
}
