import type { BusinessHours } from '@oa-profile/business-hours';
import { addTexts, commonTexts, createI18n, type Language } from '@oa-profile/i18n';
import { useLanguage } from '@oa-profile/i18n/react';
import { outlineSections } from '@oa-profile/profile';
import { renderPage } from '@oa-profile/profile/testing';
import { Suspense, use, type ReactElement } from 'react';
import { plugins } from '../../apps/profile-web/src/plugins.js';
import { Isolated } from './isolated.js';
import { PageMarkup } from './page-markup.js';
import styles from './hours-states.module.css';

const timeZone = 'Asia/Tokyo';
/** All is about one day, which pictures and captions name. */
const DAY = '2026-11-21';
const WEEKDAY = 'Saturday';
const lunch = { opens: '11:00', closes: '15:00', lastOrder: '14:30' };
const dinner = { opens: '17:30', closes: '22:00', lastOrder: '21:00' };

const everyDay = (...intervals: { opens: string; closes: string }[]): BusinessHours['weekly'] => ({
  sun: intervals,
  mon: intervals,
  tue: intervals,
  wed: intervals,
  thu: intervals,
  fri: intervals,
  sat: intervals,
});

/** What hours can be at a moment. */
interface HoursState {
  name: string;
  /** Time of the account on {@link DAY}. */
  at: string;
  hours: Omit<BusinessHours, 'timeZone'>;
}

const restaurant = { weekly: { ...everyDay(lunch, dinner), mon: [] } };
const bar = { weekly: everyDay({ opens: '18:00', closes: '03:00' }) };
const closedOnSaturday = { weekly: { ...everyDay(lunch, dinner), sat: [] } };
const special = (intervals?: { opens: string; closes: string }[], note?: string) => [
  {
    from: DAY,
    to: DAY,
    ...(intervals && { intervals }),
    ...(note !== undefined && { note }),
  },
];

const states: readonly HoursState[] = [
  { name: 'In the morning, before it opens', at: '09:00', hours: restaurant },
  { name: 'Open', at: '12:00', hours: restaurant },
  { name: 'After the last order, before a break', at: '14:40', hours: restaurant },
  { name: 'On a break', at: '16:00', hours: restaurant },
  { name: 'After the last order of the day', at: '21:10', hours: restaurant },
  { name: 'Closed for the night', at: '23:00', hours: restaurant },
  { name: 'Past midnight, still open since Friday evening', at: '00:30', hours: bar },
  { name: 'Closed all day', at: '12:00', hours: closedOnSaturday },
  { name: 'Open 24 hours', at: '12:00', hours: { weekly: everyDay({ opens: '00:00', closes: '24:00' }) } },
  {
    name: 'Special day, other hours',
    at: '12:00',
    hours: { ...restaurant, special: special([{ opens: '10:00', closes: '16:00' }], '商店街のお祭り') },
  },
  { name: 'Special day, closed', at: '12:00', hours: { ...restaurant, special: special([]) } },
  {
    name: 'Public holiday',
    at: '12:00',
    hours: { ...restaurant, publicHolidays: [DAY] },
  },
  {
    name: 'Special day whose hours nobody can read',
    at: '12:00',
    hours: { ...restaurant, special: special() },
  },
  {
    name: 'Temporarily closed until a day',
    at: '12:00',
    hours: { ...restaurant, temporarilyClosed: { until: '2026-11-30', note: '改装中です。' } },
  },
  { name: 'Temporarily closed', at: '12:00', hours: { ...restaurant, temporarilyClosed: {} } },
  {
    name: 'Hours of today unknown',
    at: '12:00',
    hours: { weekly: { mon: [lunch], tue: [lunch], wed: [lunch] } },
  },
  { name: 'All hours unknown', at: '12:00', hours: { weekly: {} } },
];

export interface HoursStatesProps {
  scheme: 'system' | 'light' | 'dark';
  textSize: number;
}

/** Hours in each state: as the first screen says it, and as their section does. */
export function HoursStates({ scheme, textSize }: HoursStatesProps): ReactElement {
  const language = useLanguage();
  return (
    <div className={styles.states}>
      {states.map((state) => (
        <figure key={state.name} className={styles.figure}>
          <figcaption>
            {state.name}{' '}
            <span className={styles.at}>
              {WEEKDAY} {state.at}
            </span>
          </figcaption>
          <Isolated title={state.name} language={language} scheme={scheme} textSize={textSize} holds="page">
            <Suspense>
              <StatePage key={language} state={state} language={language} />
            </Suspense>
          </Isolated>
        </figure>
      ))}
    </div>
  );
}

function StatePage({ state, language }: { state: HoursState; language: Language }): ReactElement {
  const markup = use(pageOf(state, language));
  return <PageMarkup markup={markup} color="#0b7a66" unfolds="details:has(table)" />;
}

const rendered = new Map<string, Promise<string>>();

function pageOf(state: HoursState, language: Language): Promise<string> {
  const key = `${state.name} ${language}`;
  const page = rendered.get(key) ?? renderState(state, language);
  rendered.set(key, page);
  return page;
}

async function renderState({ at, hours }: HoursState, language: Language): Promise<string> {
  const account = {
    accountId: 'hours',
    basicSearchId: '@hours',
    name: '木漏れ日珈琲',
    badge: 'verified' as const,
    businessType: 'cafe' as const,
    contentLanguage: 'ja',
    countryCode: 'JP',
    currency: 'JPY',
    timeZone,
    features: [],
    showsFriendCount: false,
  };
  const sections = [{ type: 'basic-info', id: 'basic-info', data: { hours: { timeZone, ...hours } } }];
  const i18n = createI18n(language);
  await addTexts(i18n, commonTexts);
  const outline = await outlineSections({ plugins, account, sections, i18n });
  const page = { origin: 'web' as const, account, sections, plugins, page: { outline } };
  return renderPage(page, language, undefined, new Date(`${DAY}T${at}:00+09:00`));
}
