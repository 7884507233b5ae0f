import { share } from '@oa-profile/plugin-sdk/page';
import type { ShareOutcome } from '@oa-profile/host-bridge';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createScene, type Scene } from '../../testing/create-scene.js';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

const content = { title: 'Komorebi', url: 'https://profile.example/@komorebi' };
const opened = ({ store }: Scene): string | undefined => store.getState().dialogs.open?.name;

/**
 * A browser whose sheet stays open until answered and which refuses a second one meanwhile, as the standard requires.
 */
function open() {
  let answer: ((outcome: ShareOutcome) => void) | undefined;
  const sheet = vi.fn((): Promise<ShareOutcome> => {
    if (answer) return Promise.resolve('unavailable');
    return new Promise((resolve) => {
      answer = (outcome) => {
        answer = undefined;
        resolve(outcome);
      };
    });
  });
  const scene = createScene({ origin: 'web', host: { share: sheet } });
  const tap = (): Promise<void> => scene.store.dispatch(share(content));
  return { ...scene, sheet, tap, answer: (outcome: ShareOutcome) => answer?.(outcome) };
}

describe('sharing', () => {
  it('sharing opens one sheet on a double tap, and nothing behind it', async () => {
    const page = open();
    const first = page.tap();
    await page.tap();
    expect(page.sheet).toHaveBeenCalledOnce();
    page.answer('shared');
    await first;
    expect(opened(page)).toBeUndefined();
    expect(page.tracked).toEqual(['share', 'share shared']);
  });

  it('sharing works again as soon as the sheet is closed', async () => {
    const page = open();
    const first = page.tap();
    page.answer('dismissed');
    await first;
    void page.tap();
    expect(page.sheet).toHaveBeenCalledTimes(2);
  });

  it('sharing offers the link to copy if the sheet has closed and the browser never reports it', async () => {
    const page = open();
    void page.tap();
    vi.advanceTimersByTime(5000);
    await page.tap();
    expect(opened(page)).toBe('share');
  });
});
