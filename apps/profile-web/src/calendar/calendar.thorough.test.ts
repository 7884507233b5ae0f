import { languages } from '@oa-profile/i18n';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { calendarAccounts } from './accounts.js';
import { openPages, written } from './calendar.js';

beforeAll(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterAll(() => {
  vi.useRealTimers();
});

describe.each(languages)('in %s', (language) => {
  it('all that accounts say of their hours at any moment has been read', { timeout: 600_000 }, async () => {
    const { tell } = await openPages(language);
    const texts: string[] = [];
    for (const account of calendarAccounts) texts.push(written(await tell(account)));
    await expect(`${texts.join('\n')}\n`).toMatchFileSnapshot(`./sentences.${language}.txt`);
  });
});
