import { accountPage } from '@oa-profile/api-client/internal/schemas';
import type { AccountPage } from '@oa-profile/api-client';
import { addDays, instantAt, localDate, minutesOfDay } from '@oa-profile/business-hours';
import type { PageState } from '@oa-profile/plugin-sdk/page';
import { addTexts, commonTexts, createI18n, type Language } from '@oa-profile/i18n';
import { structuredData } from '@oa-profile/page-server/structured-data';
import { outlineSections } from '@oa-profile/profile';
import { createScene, type Scene } from '@oa-profile/profile/testing';
import { renderParts } from '@oa-profile/profile/internal/testing';
import type { ReactElement } from 'react';
import * as v from 'valibot';
import { vi } from 'vitest';
import { plugins } from '../../src/plugins.js';
import type { CalendarAccount } from './accounts.js';
import { hoursFound, plans, planTexts, summaries } from './parts-of-plugins.js';
import { linesOf, saidBy } from './said.js';

/** What an account says at a moment, by the part of the page that says it. */
export interface Said {
  now: Date;
  parts: Map<string, string[]>;
  /** What the parts are made from. */
  everything: Everything;
}

/** {@link Said}, unabridged. */
export interface Everything {
  now: Date;
  page: AccountPage;
  /** All lines of each part. */
  lines: Map<string, string[]>;
  /** Where its parts lead. */
  links: string[];
}

/** An account with all that it says at its moments. */
export interface Told {
  account: CalendarAccount;
  page: AccountPage;
  said: Said[];
}

/** Parts of which lines come and go with the days: nobody misses one that is gone. */
const isList = (part: string): boolean => / table$|^(?:search|data|plans|plan for soon)$/.test(part);

/** Opens pages in a language, one after the other; the clock is set while they say something. */
export async function openPages(language: Language) {
  const i18n = createI18n(language);
  await addTexts(i18n, commonTexts);
  const loadedCode = new Map();

  async function open(account: CalendarAccount): Promise<{ page: AccountPage; scene: Scene }> {
    const page = v.parse(accountPage, {
      account: {
        accountId: 'a-1',
        basicSearchId: '@a',
        currency: 'JPY',
        badge: 'unverified',
        showsFriendCount: false,
        features: [],
        ...account.account,
      },
      sections: account.sections,
      subPages: [],
      nearbyPlaces: [],
    });
    const outline = await outlineSections({ plugins, account: page.account, sections: page.sections, i18n });
    const state: Partial<PageState> = { outline };
    return {
      page,
      scene: createScene({ plugins, account: page.account, sections: page.sections, page: state }),
    };
  }

  async function render(
    scene: Scene,
    account: CalendarAccount,
    now: Date,
    parts: Record<string, ReactElement>,
  ): Promise<Record<string, string>> {
    vi.setSystemTime(now);
    return renderParts(scene, {
      i18n,
      loadedCode,
      now,
      answering: account,
      parts,
      texts: planTexts,
    });
  }

  async function sayAt(
    { page, scene }: { page: AccountPage; scene: Scene },
    account: CalendarAccount,
    now: Date,
  ): Promise<Said> {
    const isThorough = minutesOfDay(page.account.timeZone, now) % 720 === 0;
    const html = await render(scene, account, now, plans(scene, now, isThorough));
    const search = isThorough ? await hoursFound(scene, i18n, now) : undefined;
    const parts = saidBy({ ...html, ...(search !== undefined && { search }) });
    const everything = unabridged(page, now, html, search);
    parts.set('data', everything.lines.get('data') ?? []);
    return { now, parts, everything };
  }

  function unabridged(
    page: AccountPage,
    now: Date,
    html: Record<string, string>,
    search: string | undefined,
  ): Everything {
    const lines = new Map(Object.entries(html).map(([part, text]) => [part, linesOf(text)]));
    if (search !== undefined) lines.set('search', search.split('\n'));
    lines.set('data', dataOf(page, now, language));
    const links = [
      ...Object.values(html)
        .join('')
        .matchAll(/href="([^"]*)"/g),
    ].map(([, href = '']) => href);
    return { now, page, lines, links };
  }

  return {
    /** All that an account says at its moments. */
    tell: async (account: CalendarAccount): Promise<Told> => {
      const opened = await open(account);
      const said: Said[] = [];
      for (const now of momentsOf(account.days, opened.page.account.timeZone, account.sections))
        said.push(await sayAt(opened, account, now));
      return { account, page: opened.page, said };
    },
    /** Everything that an account says at one moment: all lines of all parts, and what can be loaded from them. */
    sayEverything: async (account: CalendarAccount, now: Date): Promise<Everything> => {
      const { page, scene } = await open(account);
      const parts = { ...plans(scene, now, true), ...summaries(page.sections) };
      const html = await render(scene, account, now, parts);
      return unabridged(page, now, html, await hoursFound(scene, i18n, now));
    },
    /** What an account says at one moment. */
    sayOnce: async (account: CalendarAccount, now: Date): Promise<Said> =>
      sayAt(await open(account), account, now),
  };
}

/** The hours in structured data, a line for each entry. */
function dataOf(page: AccountPage, now: Date, language: Language): string[] {
  const url = 'https://page.example/@a';
  const data = structuredData(page, { url, id: url, language, now });
  const { openingHoursSpecification = [] } = data as { openingHoursSpecification?: object[] };
  return openingHoursSpecification.map((entry) =>
    Object.entries(entry)
      .filter(([name]) => name !== '@type')
      .map(([name, value]) => `${name} ${String(value)}`)
      .join(', '),
  );
}

/**
 * All that was said, to be read: moments in a row at which the same is said are one. Of a part that says something else than
 * before all is told, of a list only what is new; parts that say the same are told together.
 */
export function written({ account, page, said }: Told): string {
  const { timeZone } = page.account;
  const text = [`\n## ${account.about} (${timeZone})`];
  let before = new Map<string, string[]>();
  let day = '';
  let run: { from: string; until: string; lines: string[] } | undefined;
  const end = (): void => {
    if (run) text.push(run.from === run.until ? run.from : `${run.from}–${run.until}`, ...run.lines);
    run = undefined;
  };
  for (const { now, parts } of said) {
    const today = localDate(timeZone, now);
    if (today !== day) {
      end();
      day = today;
      text.push('', `### ${weekday(today)} ${today}`);
    }
    const lines = newLines(parts, before);
    const clock = clockOf(minutesOfDay(timeZone, now));
    if (lines.length > 0 || !run) {
      end();
      run = { from: clock, until: clock, lines };
    } else run.until = clock;
    before = new Map([...before, ...parts]);
  }
  end();
  return text.join('\n');
}

/** The lines that are new, each with the parts that say it, and those that are gone without another in their place. */
function newLines(parts: Map<string, string[]>, before: Map<string, string[]>): string[] {
  const tellers = new Map<string, string[]>();
  const tell = (line: string, part: string): unknown =>
    tellers.set(line, [...(tellers.get(line) ?? []), part]);
  for (const [part, lines] of parts) {
    const last = before.get(part) ?? [];
    const added = new Set(lines.filter((line) => !last.includes(line)));
    const gone = last.filter((line) => !lines.includes(line));
    for (const line of added) tell(line, part);
    if (!isList(part) && gone.length > added.size)
      for (const line of gone.slice(added.size)) tell(`(no more: ${line})`, part);
  }
  return [...tellers].map(([line, names]) => `  ${line}  [${names.join(', ')}]`);
}

const weekday = (date: string): string =>
  ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'][new Date(date).getUTCDay()] ?? '';

const clockOf = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');

const MINUTE = 60_000;
/** From the last hour on, it is told how many minutes are left. */
const BEFORE = [60, 1, 0];

/**
 * The moments of days at which something may be said anew: every hour of the first day, noon and midnight of the others, and around each time that the account writes,
 * such as '18:00'.
 */
function momentsOf(days: readonly string[], timeZone: string, written: unknown): Date[] {
  const times = [...new Set(JSON.stringify(written).match(/(?<=")\d\d:\d\d(?=")/g))].map((time) => {
    const [hours = 0, minutes = 0] = time.split(':').map(Number);
    return (hours * 60 + minutes) % (24 * 60);
  });
  const moments = days.flatMap((day, place) => {
    const end = instantAt(timeZone, addDays(day, 1), 0).getTime();
    const start = instantAt(timeZone, day, 0).getTime();
    const hours = Array.from(
      { length: Math.round((end - start) / (60 * MINUTE)) },
      (_, hour) => start + hour * 60 * MINUTE,
    );
    const around = times.flatMap((time) =>
      BEFORE.map((before) => instantAt(timeZone, day, time).getTime() - before * MINUTE),
    );
    return [...hours.filter((_, hour) => place === 0 || hour % 12 === 0), ...around].filter(
      (time) => time >= start && time < end,
    );
  });
  return [...new Set(moments)].sort((a, b) => a - b).map((time) => new Date(time));
}
