import { chosenEngines } from 'build-tools/engines';
import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => vi.unstubAllEnvs());

it.each([
  ['webkit', ['webkit']],
  [' webkit  chromium ', ['chromium', 'webkit']],
  ['', ['chromium', 'firefox', 'webkit']],
])('the engines that ENGINES names are tried: "%s"', (words, names) => {
  vi.stubEnv('ENGINES', words);
  expect(chosenEngines()).toEqual(names);
});

it.each(['webkitt', 'firefox,webkit', 'chromium Firefox'])(
  'an engine that does not exist is an error, not all engines: "%s"',
  (words) => {
    vi.stubEnv('ENGINES', words);
    expect(chosenEngines).toThrow(
      /^ENGINES has '\S+': write some of chromium, firefox, webkit, separated by spaces\.$/,
    );
  },
);
