import { expect, it, vi } from 'vitest';
import type { MediaItem } from '../data.js';
import { openOrFollow, placesOf, slidesOf } from './slides-of.js';

const picture = (name: string) => ({ url: `https://pictures.example.com/${name}.jpg`, width: 4, height: 3 });
const item = (id: string, parts: Partial<MediaItem>): MediaItem => ({
  id,
  kind: 'post',
  publishedAt: '2026-11-20T09:00:00Z',
  pictures: [],
  videoUrl: undefined,
  captionsUrl: undefined,
  ...parts,
});
const words = item('words', { caption: 'Open at nine.' });
const album = item('album', { kind: 'photo', pictures: [picture('1'), picture('2')] });
const video = item('video', {
  kind: 'video',
  videoUrl: 'https://videos.example.com/pour.webm',
  pictures: [picture('poster'), picture('still')],
});

it('slidesOf shows every picture, the videos, and the text of posts with neither', () => {
  expect(slidesOf([words, album, video]).map(({ kind, item: { id } }) => [id, kind])).toEqual([
    ['words', 'words'],
    ['album', 'picture'],
    ['album', 'picture'],
    ['video', 'video'],
    ['video', 'picture'],
  ]);
});

it('slidesOf uses the first picture as the video’s poster', () => {
  expect(slidesOf([video])[0]).toMatchObject({ url: video.videoUrl, poster: picture('poster') });
});

it('slidesOf gives slides different keys', () => {
  const keys = slidesOf([words, album, video]).map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
});

it('slidesOf shows the picture of a video whose address was dropped', () => {
  expect(slidesOf([{ ...video, videoUrl: undefined }]).map(({ kind }) => kind)).toEqual([
    'picture',
    'picture',
  ]);
});

function post(id: string): { item: MediaItem } {
  return {
    item: { id, kind: 'post', publishedAt: '2026-11-21T09:00:00+09:00', pictures: [] },
  };
}

it('placesOf counts posts, and the parts of a post with several', () => {
  const [a, b, c] = [post('a'), post('b'), post('c')];
  expect(placesOf([a, b, b, c])).toEqual([
    { post: 1, part: 1, parts: 1 },
    { post: 2, part: 1, parts: 2 },
    { post: 2, part: 2, parts: 2 },
    { post: 3, part: 1, parts: 1 },
  ]);
});

it('without slides there are no places to count', () => {
  expect(placesOf([])).toEqual([]);
});

it('openOrFollow opens what was loaded', async () => {
  const open = vi.fn();
  const follow = vi.fn();
  await openOrFollow({ load: () => Promise.resolve('code'), open, follow });
  expect(open).toHaveBeenCalledExactlyOnceWith('code');
  expect(follow).not.toHaveBeenCalled();
});

it('openOrFollow follows the link if the code cannot be loaded', async () => {
  const open = vi.fn();
  const follow = vi.fn();
  await openOrFollow({ load: () => Promise.reject(new TypeError('Failed to fetch')), open, follow });
  expect(follow).toHaveBeenCalledOnce();
  expect(open).not.toHaveBeenCalled();
});
