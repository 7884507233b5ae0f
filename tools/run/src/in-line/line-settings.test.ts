import { expect, it } from 'vitest';
import { lineEnvironment, readLineSettings } from './line-settings.js';

const given = { PUBLIC_URL: 'https://tunnel.example/', LIFF_ID: '1234567890-AbcdEfgh' };

it('a tunnel and a LIFF app are enough', () => {
  expect(readLineSettings(given)).toEqual({
    publicUrl: 'https://tunnel.example',
    liffId: '1234567890-AbcdEfgh',
    inspector: undefined,
  });
});

it('an inspector is a plugin of the SDK, and the policy lets the page reach it', () => {
  const settings = readLineSettings({ ...given, LIFF_INSPECTOR: 'wss://inspector.example' });
  expect(lineEnvironment(settings)).toEqual({
    PUBLIC_URL: 'https://tunnel.example',
    LIFF_ID: '1234567890-AbcdEfgh',
    LIFF_PLUGINS: '/local/liff-inspector.js',
    EXTRA_ORIGINS: 'wss://inspector.example',
  });
});

it.each([
  [{ LIFF_ID: given.LIFF_ID }, /^--line needs PUBLIC_URL and LIFF_ID/],
  [{ PUBLIC_URL: given.PUBLIC_URL }, /^--line needs PUBLIC_URL and LIFF_ID/],
  [{ LIFF_INSPECTOR: 'wss://inspector.example' }, /^--line needs PUBLIC_URL and LIFF_ID/],
  [{ ...given, PUBLIC_URL: 'http://tunnel.example' }, /^PUBLIC_URL must be the address of a tunnel/],
  [{ ...given, PUBLIC_URL: 'https://tunnel.example/liff' }, /^PUBLIC_URL must be the address of a tunnel/],
  [
    { ...given, PUBLIC_URL: 'https://tunnel.example?region=jp' },
    /^PUBLIC_URL must be the address of a tunnel/,
  ],
  [{ ...given, LIFF_INSPECTOR: 'ws://localhost:9222' }, /^LIFF_INSPECTOR must be an address such as wss:/],
])('what cannot work on a phone is told before the start: %o', (variables, sentence) => {
  expect(() => readLineSettings(variables)).toThrow(sentence);
});
