import { describe, expect, it } from 'vitest';
import type { Platform } from '../../index.js';
import { freshToken, keepOf } from '../test-platform.js';

const content = {
  contentId: '@komorebi',
  title: '木漏れ日珈琲',
  url: 'https://profile.example.com/@komorebi',
};

/** The Keep API and its codes. */
export function describeKeeping(platform: () => Platform): void {
  describe('keeping', () => {
    it('adds a page, reports it as kept, and removes it again', async () => {
      const keep = keepOf(platform(), freshToken());
      expect(await keep.keepStatus('@komorebi')).toEqual({ kept: false });
      expect(await keep.create(content)).toEqual({ kept: true });
      expect(await keep.keepStatus('@komorebi')).toEqual({ kept: true });
      expect(await keep.unKeep('@komorebi')).toEqual({ kept: false });
      expect(await keep.unKeep('@komorebi')).toEqual({ kept: false });
    });

    it('accepts any id, even one with a slash', async () => {
      const keep = keepOf(platform(), freshToken());
      await keep.create({ ...content, contentId: '@komorebi/coupon/c-1?a=ä' });
      expect(await keep.keepStatus('@komorebi/coupon/c-1?a=ä')).toEqual({ kept: true });
      expect(await keep.keepStatus('@komorebi')).toEqual({ kept: false });
    });

    it('refuses what is already kept, also for simultaneous requests', async () => {
      const keep = keepOf(platform(), freshToken());
      const outcomes = await Promise.allSettled([keep.create(content), keep.create(content)]);
      const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
      expect(refused).toHaveLength(1);
      expect(refused[0]?.reason).toMatchObject({ code: 'ALREADY_EXIST_CONTENT', data: { keepCode: 807 } });
    });

    it.each<[string, string, number]>([
      ['visitor-full', 'EXCEED_KEEP_SIZE', 810],
      ['visitor-keep-storage', 'KEEP_STORAGE_ERROR', 808],
      ['visitor-keep-internal', 'GENERAL_INTERNAL_ERROR', 809],
      ['visitor-keep-forbidden', 'FORBIDDEN_USER', 402],
      ['visitor-keep-denied', 'ACCESS_DENIED', 403],
      ['visitor-keep-notfound', 'USER_NOT_FOUND', 405],
      ['no-such-token', 'USER_NOT_FOUND', 405],
    ])('refuses %s with %s', async (token, code, keepCode) => {
      await expect(keepOf(platform(), token).create(content)).rejects.toMatchObject({
        code,
        data: { keepCode },
      });
    });

    it('refuses an anonymous visitor and a bad body', async () => {
      await expect(keepOf(platform()).create(content)).rejects.toMatchObject({ code: 'ACCESS_DENIED' });
      const bad = { ...content, url: 'not an address' };
      await expect(keepOf(platform(), freshToken()).create(bad)).rejects.toMatchObject({
        code: 'INVALID_PARAM',
        data: { keepCode: 101 },
      });
    });
  });
}
