import { expect, it, vi } from 'vitest';
import { openOrFollow } from './open-or-follow.js';

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
