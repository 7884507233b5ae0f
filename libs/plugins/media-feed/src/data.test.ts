import { parse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { mediaFeed } from './data.js';

const picture = { url: 'https://pictures.example.com/a.jpg', width: 600, height: 400 };
const post = { id: 'p', kind: 'photo', publishedAt: '2026-11-21T10:00:00Z', pictures: [picture] };

describe('posts', () => {
  it.each(['', ' \n', null, 7])('posts ignore a caption and a text alternative of %j', (words) => {
    const sent = { ...post, caption: words, pictures: [{ ...picture, alt: words }] };
    const [read] = parse(mediaFeed, { items: [sent] }).items;
    expect(read).toMatchObject({ id: 'p', caption: undefined, pictures: [{ alt: undefined }] });
  });

  it('posts lose an unsafe video, but not the post', () => {
    const sent = { ...post, kind: 'video', videoUrl: 'javascript:alert(1)' };
    expect(parse(mediaFeed, { items: [sent] }).items).toMatchObject([{ id: 'p', videoUrl: undefined }]);
  });
});
