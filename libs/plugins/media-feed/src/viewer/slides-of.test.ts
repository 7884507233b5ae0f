import { expect, it } from 'vitest';
import type { MediaItem } from '../data.js';
import { slidesOf } from './slides-of.js';

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
