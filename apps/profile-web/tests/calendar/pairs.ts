import {
  addDays,
  businessDate,
  dayAt,
  hoursOn,
  instantAt,
  intervalMinutes,
  localDate,
  openStateAt,
  type BusinessHours,
} from '@oa-profile/business-hours';
import type { AccountPage } from '@oa-profile/api-client';
import { createFormatters, type Language, type Texts } from '@oa-profile/i18n';
import { withHoursTexts, type HoursDictionary } from '@oa-profile/plugin-sdk/hours';
import { sectionOf } from '@oa-profile/plugin-sdk/page';
import { loadTranslate } from '@oa-profile/plugin-sdk/testing';
import { fileRequest } from '@oa-profile/profile/internal/testing';
import * as v from 'valibot';
import { plugins } from '../../src/plugins.js';
import type { Everything } from './calendar.js';

/** Says whether sentences of a moment contradict each other: each answer is a pair that may not stand together. */
export type Contradictions = (everything: Everything) => Promise<string[]>;

const own = { namespace: 'plugin-clock', load: () => Promise.resolve({}) };
const doorTexts: Texts<HoursDictionary> = withHoursTexts(own, 'doors');
const orderTexts: Texts<HoursDictionary> = withHoursTexts(own, 'orders');

/** A sentence, if it is said. */
type Told = string | false | undefined;

/** The parts that say whether people are let in, and those that say whether orders are taken. */
const DOORS = ['strip', 'column', 'basic-info', 'summary of basic-info', 'plan for now'];
const SERVICES = ['delivery', 'takeout'];

const specialDay = plugins.find(({ name }) => name === 'place')?.server?.files?.['specialDay'];

const LAST_CALLS = ['order', 'admission', 'appointment', 'entry'] as const;
/** How far the end of a closing, or an opening, is looked for. */
const MOST_DAYS = 300;

/** What may not stand together, in the words of a language. */
export async function contradictionsIn(language: Language): Promise<Contradictions> {
  const ofPlugin = async (type: string) => {
    const texts = (await sectionOf(plugins, type))?.texts;
    if (!texts) throw new Error(`There is no plugin ${type}`);
    return (await loadTranslate(texts, language)) as (key: string, values?: object) => string;
  };
  const t = await loadTranslate(doorTexts, language);
  const ofOrders = await loadTranslate(orderTexts, language);
  const busy = await ofPlugin('busy-times');
  const fees = await ofPlugin('delivery');

  const doors = {
    open: [t('status.open')],
    let: [t('status.open'), t('status.closingSoon'), t('status.breakSoon')],
    over: LAST_CALLS.map((last) => t(`hours.lastOver.${last}`)),
    shut: [
      t('status.closed'),
      t('status.break'),
      t('status.dayOff'),
      t('hours.closed'),
      t('status.temporarilyClosed'),
    ],
  };
  const orders = {
    taken: [ofOrders('status.open'), ofOrders('status.closingSoon'), ofOrders('status.breakSoon')],
    not: [
      ofOrders('status.closed'),
      ofOrders('status.break'),
      ofOrders('status.dayOff'),
      ofOrders('hours.closed'),
      ofOrders('status.temporarilyClosed'),
    ],
  };
  const levels = ['notBusy', 'aBitBusy', 'busy', 'veryBusy'].map((level) => plain(busy(`live.${level}`)));

  /** A status that unfolds the days is also called by their name, which is heard and not seen. */
  const names = [t, ofOrders].flatMap((say) =>
    // The longer one first: in Korean it ends in the other.
    [say('hours.usual'), say('hours')].map((name) => ` ${plain(name)}`),
  );
  const seen = (line: string): string => {
    const name = names.find((each) => line.endsWith(each));
    return name ? line.slice(0, -name.length) : line;
  };

  return async ({ page, now, lines: told, links }) => {
    const lines = new Map([...told].map(([part, said]) => [part, said.map(seen)]));
    const { hours, services, prices: amounts } = await factsOf(page);
    const { timeZone } = hours;
    const formatters = createFormatters(language, timeZone);
    const found: string[] = [];
    const pair = (rule: string, one: Told, other: Told): unknown =>
      one && other && found.push(`${rule}: '${one}' and '${other}'`);

    /** What the parts begin their sentences with, without the rows of tables. */
    const words = (parts: readonly string[]): string[] =>
      parts
        .flatMap((part) => lines.get(part) ?? [])
        .filter((line) => !line.includes(' / '))
        .map((line) => line.split(' · ')[0] ?? '');
    const one = (said: readonly string[], among: readonly string[]): string | undefined =>
      said.find((word) => among.some((each) => plain(each) === word));

    // Who is let in.
    const ofDoors = words(DOORS);
    const [open, letIn, over, shut] = [
      one(ofDoors, doors.open),
      one(ofDoors, doors.let),
      one(ofDoors, doors.over),
      one(ofDoors, doors.shut),
    ];
    pair('open and last order over', open, over);
    pair('open and closed', letIn, shut);
    pair('last order over and closed', over, shut);
    const state = openStateAt(hours, now);
    const isOpen = state.state === 'open';
    pair('open while it is not', !isOpen && (letIn ?? over), now.toISOString());
    pair('closed while it is not', (isOpen || state.state === 'unknown') && shut, now.toISOString());

    // It is said in one sentence, and each time in it is one at which something changes.
    const statuses = [...doors.let, ...doors.over, ...doors.shut].map(plain);
    const statusIn = (part: string): string | undefined =>
      lines.get(part)?.find((line) => statuses.includes(line.split(' · ')[0] ?? ''));
    const sentence = statusIn('basic-info');
    // The column beside the card says nothing that is on the line of the day.
    const telling = DOORS.filter((each) => each !== 'column' || state.state === 'temporarilyClosed');
    for (const part of state.state === 'unknown' ? [] : telling.filter((each) => lines.has(each)))
      // A folded status has its last order in the same line.
      if (!statusIn(part)?.startsWith(sentence ?? ''))
        found.push(`${part} says of the doors '${statusIn(part)}', and basic-info '${sentence}'`);
    const changes = [
      ...(state.state === 'open' ? [state.closesAt, state.reopensAt, state.lastOrderAt] : []),
      'opensAt' in state && state.opensAt,
    ].flatMap((at) => (at ? plain(formatters.time(at)) : []));
    for (const time of timesIn(sentence ?? '', formatters.time))
      pair('a time at which nothing changes', !changes.includes(time) && time, sentence);

    // How full it is.
    const ofBusy = words(['busy-times', 'summary of busy-times']);
    const everywhere = words([...lines.keys()].filter((part) => !SERVICES.includes(part)));
    const live = everywhere.find((word) => levels.some((level) => word.includes(level)));
    pair('closed and live', shut, live);
    pair('open and usually closed', letIn ?? over, one(ofBusy, [busy('usual.closed'), busy('level.closed')]));
    for (const [place, name] of weekdayNames(formatters.weekday).entries())
      if (hours.weekly[weekdayAt(place)]?.length !== 0)
        pair(
          'a day that is not off and usually closed on it',
          name,
          one(ofBusy, [busy('day.closed', { day: name })]),
        );

    // Whether orders are taken.
    const isShutForNow = one(ofDoors, [t('status.temporarilyClosed')]);
    for (const part of SERVICES) {
      const ofService = words([part, `summary of ${part}`]);
      const taken = one(ofService, orders.taken);
      pair(`${part}: taking orders and paused`, taken, one(ofService, orders.not));
      pair(`${part}: taking orders and last order over`, taken, one(ofService, doors.over));
      pair(`${part}: taking orders and the account closed for a while`, taken, isShutForNow);
      const times = services.get(part) ?? [];
      const isLastNight = times.some((each) => businessDate(each, now) < businessDate(hours, now));
      if (
        state.state === 'closed' &&
        state.allDay &&
        hoursOn(hours, businessDate(hours, now)).source === 'special'
      )
        pair(`${part}: taking orders and a special day off`, !isLastNight && taken, now.toISOString());
      if (!times.some((service) => takesOrders(service, now)))
        pair(`${part}: taking orders and its last order over`, taken, now.toISOString());
      for (const where of times.length ? [part, `summary of ${part}`].filter((each) => lines.has(each)) : [])
        if (!one(words([where]), [...orders.taken, ...orders.not, ofOrders('status.unknown')]))
          found.push(`${where} does not say whether orders are taken`);
    }

    // Which day is today.
    const today = localDate(timeZone, now);
    const near = [-2, -1, 0, 1].map((days) => addDays(today, days));
    const todays = new Map<string, string>();
    const calls = (date: string | undefined, text: string): unknown => date && todays.set(date, text);
    const mark = ` ${t('hours.today')} / `;
    const businessDay = plain(formatters.dayAndMonth(dayAt(timeZone, businessDate(hours, now))));
    for (const row of lines.get('basic-info') ?? [])
      pair(
        'a row of today and another day',
        row.includes(mark) && !row.startsWith(businessDay) && row,
        businessDay,
      );
    for (const [part, said] of lines)
      for (const line of said) {
        if (line.includes(mark))
          calls(
            near.find((date) =>
              line.startsWith(`${plain(formatters.dayAndMonth(dayAt(timeZone, date)))} ${mark.trim()}`),
            ),
            line,
          );
        if (part.endsWith('busy-times'))
          calls(
            near.find(
              (date) =>
                line === plain(busy('days.today', { day: formatters.weekday(new Date(date).getUTCDay()) })),
            ),
            line,
          );
        if ([...DOORS, ...SERVICES].includes(part) && isOfCalendarDay(line)) calls(today, line);
      }
    if (todays.size > 1) found.push(`two days called today: ${[...todays.values()].join(' and ')}`);

    // What is told of a closing.
    const { temporarilyClosed } = hours;
    const rows = [...lines].flatMap(([part, said]) => (part === 'basic-info' ? said : []));
    if (isShutForNow) {
      pair(
        'closed for a while and hours of today',
        isShutForNow,
        rows.find((line) => line.includes(` ${t('hours.today')} / `)),
      );
      pair('closed for a while and hours for search engines', isShutForNow, lines.get('data')?.[0]);
      const { until } = temporarilyClosed ?? {};
      const end = until === undefined ? undefined : ofClosing(lines.get('basic-info') ?? [], until);
      if (end)
        pair(
          'closed until a day and a day off after it',
          end,
          isOff(hours, addDays(end, 1)) && addDays(end, 1),
        );
    }
    const closed = one(ofDoors, [t('status.closed'), t('status.dayOff'), t('hours.closed')]);
    const status = (lines.get('basic-info') ?? []).find((line) =>
      one([line.split(' · ')[0] ?? ''], doors.shut),
    );
    if (closed && status && !status.includes(' · '))
      pair('closed without an end and an opening', status, openingIn(hours, today));

    // What can be loaded.
    for (const day of new Set(
      links.flatMap((link) => /\/hours\/(\d{4}-\d\d-\d\d)\.ics/.exec(link)?.[1] ?? []),
    )) {
      const answer = await specialDay?.answer(
        fileRequest({ info: { hours }, language, now, params: { day: `${day}.ics` } }),
      );
      if (!answer) found.push(`a calendar entry is offered and not answered: ${day}`);
      pair(
        'closed for a while and a calendar entry',
        isShutForNow,
        day <= (temporarilyClosed?.until ?? '9999') && day,
      );
      const until = /DTEND;VALUE=DATE:(\d{4})(\d\d)(\d\d)/.exec(
        answer && 'content' in answer ? answer.content : '',
      );
      const last = until ? addDays(until.slice(1).join('-'), -1) : day;
      const { source } = hoursOn(hours, addDays(last, 1));
      if (
        source === 'special' &&
        JSON.stringify(hoursOn(hours, last).intervals) ===
          JSON.stringify(hoursOn(hours, addDays(last, 1)).intervals)
      )
        found.push(`a calendar entry ends before its days: ${last}`);
    }
    for (const link of links) {
      const start = /visit\.ics\?start=([^&]*)/.exec(link)?.[1];
      if (start && new Date(decodeURIComponent(start)) < now)
        found.push(`a visit is planned for the past: ${start}`);
    }

    // What it costs.
    const prices = amounts.map(({ amount, currency }) => plain(formatters.money(amount, currency)));
    for (const part of ['delivery', 'summary of delivery']) {
      const said = lines.get(part) ?? [];
      const label = said.indexOf(plain(fees('fee.restaurant')));
      const [is = '', condition = ''] = said.slice(label + 1);
      if (is === plain(fees('fee.free')))
        pair('free and a price', is, prices.some((price) => condition.includes(price)) && condition);
    }
    return found;

    function isOfCalendarDay(line: string): boolean {
      const said = line.split(' · ');
      const templates = [
        t('opens.tomorrow', { time: '\u0000' }),
        ofOrders('opens.tomorrow', { time: '\u0000' }),
      ];
      return (
        [t('status.dayOff'), ofOrders('status.dayOff')].includes(said[0] ?? '') ||
        templates.some((template) => {
          const [before = '', after = ''] = plain(template).split('\u0000');
          return said.some(
            (text) =>
              text.startsWith(before) &&
              text.endsWith(after) &&
              text.length > before.length + after.length &&
              before + after !== '',
          );
        })
      );
    }

    /** The date that is told as the end of a closing. */
    function ofClosing(said: readonly string[], until: string): string | undefined {
      return Array.from({ length: MOST_DAYS }, (_, days) => addDays(until, days)).find((date) => {
        const day = dayAt(timeZone, date);
        return [formatters.dayAndMonth(day), formatters.date(day)].some((text) =>
          said.some((line) => line.endsWith(plain(t('closedUntil.date', { date: text })))),
        );
      });
    }
  };
}

interface Amount {
  amount: number;
  currency: string;
}

/** What the sections of a page say when and for how much: the hours of the doors, and those of each service by its part. */
async function factsOf(page: AccountPage): Promise<{
  hours: BusinessHours;
  services: Map<string, BusinessHours[]>;
  prices: Amount[];
}> {
  const read = async <Data>(type: string): Promise<Data | undefined> => {
    const section = page.sections.find((each) => each.type === type);
    const schema = (await sectionOf(plugins, type))?.schema;
    return section && schema && (v.parse(schema, section.data) as Data);
  };
  const { hours } = (await read<{ hours?: BusinessHours }>('basic-info')) ?? {};
  if (!hours) throw new Error('The account says no hours');
  const delivery = await read<{ services: Service[] }>('delivery');
  const takeout = await read<Service>('takeout');
  const hoursIn = (each: readonly Service[]): BusinessHours[] =>
    each.flatMap((service) => service.hours ?? []);
  return {
    hours,
    services: new Map([
      ['delivery', hoursIn(delivery?.services ?? [])],
      ['takeout', hoursIn(takeout ? [takeout] : [])],
    ]),
    prices: (delivery?.services ?? []).flatMap(({ fee, freeFrom }) =>
      [fee, freeFrom].flatMap((price) => (price && price !== 'unknown' ? [price] : [])),
    ),
  };
}

interface Service {
  hours?: BusinessHours;
  fee?: Amount | 'unknown';
  freeFrom?: Amount;
}

const plain = (text: string): string =>
  text
    .replace(/[\u2060\u200b]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

const WEEK = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;
const weekdayAt = (place: number): (typeof WEEK)[number] => WEEK[place] ?? 'sun';
const weekdayNames = (name: (day: number) => string): string[] => WEEK.map((_, place) => name(place));

/** Whether a service takes orders by its own hours: after an opening, and before the last order. */
function takesOrders(service: BusinessHours, now: Date): boolean {
  const today = localDate(service.timeZone, now);
  return [addDays(today, -1), today].some((date) =>
    hoursOn(service, date).intervals.some((interval) => {
      const { opens, closes, lastOrder = closes } = intervalMinutes(interval);
      const [from, until] = [opens, lastOrder].map((minutes) => instantAt(service.timeZone, date, minutes));
      return from && until && from <= now && now < until;
    }),
  );
}

/** The quarter hours that a line names, the longest writing first: '11:00 PM' is not '1:00 PM'. */
function timesIn(line: string, write: (instant: Date) => string): string[] {
  const all = Array.from({ length: 96 }, (_, quarter) => plain(write(new Date(quarter * 15 * 60_000))));
  let rest = line;
  return [...new Set(all)]
    .sort((a, b) => b.length - a.length)
    .filter((text) => {
      const isIn = rest.includes(text);
      rest = rest.replaceAll(text, '');
      return isIn;
    });
}

/** Whether a date is known to be a day off. */
function isOff(hours: BusinessHours, date: string): boolean {
  const { source, intervals } = hoursOn(hours, date);
  const isNight = hoursOn(hours, addDays(date, -1)).intervals.some(
    (each) => intervalMinutes(each).closes > 24 * 60,
  );
  return source !== 'unknown' && intervals.length === 0 && !isNight && openingIn(hours, date) !== undefined;
}

/** The next date with hours, if those of all dates before it are known. */
function openingIn(hours: BusinessHours, from: string): string | undefined {
  for (let days = 1; days < MOST_DAYS; days += 1) {
    const { date, source, intervals } = hoursOn(hours, addDays(from, days));
    if (source === 'unknown') return undefined;
    if (intervals.length > 0) return date;
  }
  return undefined;
}
