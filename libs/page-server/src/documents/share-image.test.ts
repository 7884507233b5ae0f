import { describe, expect, it } from 'vitest';
import { previewImage } from './share-image.js';

const png = { url: 'https://images.example/og.png', width: 1200, height: 630, alt: 'The counter' };
const common = { publicUrl: 'https://page.example', alt: 'Komorebi Coffee' };
const own = {
  url: 'https://page.example/share.png',
  type: 'image/png',
  width: 1200,
  height: 630,
  alt: 'Komorebi Coffee',
};

describe('the picture of a preview', () => {
  it("the picture of a preview is the item's rather than the account's", () => {
    const item = { ...png, url: 'https://images.example/coupon.JPG?v=2', alt: undefined };
    expect(previewImage({ ...common, candidates: [item, png] })).toEqual({
      ...item,
      type: 'image/jpeg',
      alt: 'Komorebi Coffee',
    });
    expect(previewImage({ ...common, candidates: [undefined, png] })).toEqual({ ...png, type: 'image/png' });
  });

  it('the picture of a preview has the type that the API names if the address has no file extension', () => {
    const image = { ...png, url: 'https://images.example/0h1', type: 'image/webp' as const };
    expect(previewImage({ ...common, candidates: [image] })).toEqual(image);
  });

  it.each([
    ['none', undefined],
    ['a drawing', { ...png, url: 'https://images.example/og.svg' }],
    ['one of an unknown kind', { ...png, url: 'https://images.example/og' }],
    ['one of another size', { ...png, width: 160, height: 160 }],
  ])("the picture of a preview is the server's own instead of %s", (_, candidate) => {
    expect(previewImage({ ...common, candidates: [candidate] })).toEqual(own);
  });
});
