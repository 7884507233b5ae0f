import { afterEach, expect, it, vi } from 'vitest';
import { redirectMode } from './redirect-mode.js';

afterEach(() => vi.unstubAllGlobals());

it('redirectMode makes a redirect an error, or where that is not supported a response', () => {
  expect(redirectMode()).toBe('error');
  vi.stubGlobal(
    'Request',
    class {
      constructor() {
        throw new TypeError('Invalid redirect value');
      }
    },
  );
  expect(redirectMode()).toBe('manual');
});
