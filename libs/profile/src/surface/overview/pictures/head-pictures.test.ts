import type { SectionOutline } from '@oa-profile/plugin-sdk/page';
import { expect, it } from 'vitest';
import { headPictures } from './head-pictures.js';

const picture = (name: string) => ({
  url: `https://pictures.example.com/${name}.jpg`,
  width: 600,
  height: 400,
  alt: name,
});
const section = (type: string, ...names: string[]): SectionOutline => ({
  id: type,
  type,
  title: type,
  highlights: [{ kind: 'pictures', pictures: names.map((name) => ({ ...picture(name), itemId: name })) }],
});
const names = (...given: Parameters<typeof headPictures>) =>
  headPictures(...given).map(({ picture: { alt } }) => alt);

it('the cover is followed by a picture of each section in turn, with what they lead to', () => {
  const outline = [section('media-feed', 'p1', 'p2', 'p3'), section('showcase', 's1')];
  expect(names(outline, picture('cover'))).toEqual(['cover', 'p1', 's1', 'p2', 'p3']);
  expect(headPictures(outline, picture('cover'))[2]?.found).toEqual({
    sectionId: 'showcase',
    type: 'showcase',
    itemId: 's1',
  });
});

it('the cover is followed by six pictures at most', () => {
  const outline = [
    section('media-feed', 'p1', 'p2', 'p3', 'p4', 'p5', 'p6', 'p7'),
    section('showcase', 's1'),
  ];
  expect(names(outline, undefined)).toEqual(['p1', 's1', 'p2', 'p3', 'p4', 'p5']);
});

it('a picture that several have is shown once, and never again behind the cover', () => {
  const outline = [section('media-feed', 'cover', 'a', 'b'), section('showcase', 'b', 'a', 'c')];
  expect(names(outline, picture('cover'))).toEqual(['cover', 'b', 'a', 'c']);
});

it('an account without pictures has its cover alone, or nothing', () => {
  const outline: SectionOutline[] = [{ id: 'faq', type: 'faq', title: 'FAQ', highlights: [] }];
  expect(names(outline, picture('cover'))).toEqual(['cover']);
  expect(headPictures(outline, undefined)).toEqual([]);
});
