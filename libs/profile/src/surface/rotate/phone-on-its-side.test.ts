import { describe, expect, it } from 'vitest';
import { isPhoneOnItsSide, type Held } from './phone-on-its-side.js';

/** An upright phone, with differences. */
const held = (difference: Partial<Held>): Held => ({
  touched: true,
  screen: { width: 390, height: 844 },
  pageWidth: 390,
  zoom: 1,
  ...difference,
});

describe('a phone on its side', () => {
  it.each<[string, Partial<Held>]>([
    ['turns its screen', { screen: { width: 844, height: 390 }, pageWidth: 844 }],
    ['may still report an upright screen, as iPhones do', { pageWidth: 844 }],
    ['may keep the page beside its camera', { screen: { width: 844, height: 390 }, pageWidth: 750 }],
    ['may be small', { screen: { width: 568, height: 320 }, pageWidth: 568 }],
  ])('a phone on its side %s', (_, difference) => {
    expect(isPhoneOnItsSide(held(difference))).toBe(true);
  });
});

describe('not a phone on its side', () => {
  it.each<[string, Partial<Held>]>([
    ['is an upright phone, with an on-screen keyboard or without', {}],
    ['is an upright phone that shows a desktop layout', { pageWidth: 980 }],
    ['is a tablet', { screen: { width: 1180, height: 820 }, pageWidth: 1180 }],
    ['is a tablet with a zoomed page', { screen: { width: 1180, height: 820 }, pageWidth: 590 }],
    ['is a zoomed page', { screen: { width: 844, height: 390 }, pageWidth: 563 }],
    ['is a pinch-zoomed page', { screen: { width: 844, height: 390 }, pageWidth: 844, zoom: 2 }],
    ['is a page in split view', { screen: { width: 844, height: 390 }, pageWidth: 422 }],
    ['is a low window of a desktop', { touched: false, screen: { width: 844, height: 390 }, pageWidth: 844 }],
    ['is a touched desktop at 400 %', { screen: { width: 1280, height: 1024 }, pageWidth: 320 }],
  ])('not a phone on its side %s', (_, difference) => {
    expect(isPhoneOnItsSide(held(difference))).toBe(false);
  });
});
