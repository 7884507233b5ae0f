import { afterEach, expect, it, vi } from 'vitest';
import { redirectMode } from './redirect-mode.js';

afterEach(() => vi.unstubAllGlobals());

it('lets a redirect be an error, and only where that cannot be said an answer', () => {
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
