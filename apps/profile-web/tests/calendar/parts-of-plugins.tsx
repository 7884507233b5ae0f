import {
  ArrivalPlan,
  choosableDays,
  placeTexts,
  proposedTime,
} from '@oa-profile/plugin-place/internal/testing';
import type { PageSection } from '@oa-profile/api-client';
import { hoursOf, selectSectionData, usePageEnvironment } from '@oa-profile/plugin-sdk/page';
import { pageEntries } from '@oa-profile/plugin-search/internal/testing';
import { cachedFormatters, type Language, type Texts } from '@oa-profile/i18n';
import { ownPlugins } from '@oa-profile/profile/internal';
import type { Scene } from '@oa-profile/profile/testing';
import type { i18n } from 'i18next';
import type { ReactElement } from 'react';
import { plugins } from '../../src/plugins.js';

/** Texts of {@link plans}. */
export const planTexts: readonly Texts[] = [placeTexts];

/**
 * The plans of an arrival, by name.
 *
 * @param isThorough whether there is one for each of the coming days
 */
export function plans({ store }: Scene, now: Date, isThorough: boolean): Record<string, ReactElement> {
  const hours = hoursOf(store.getState().page)?.hours;
  const days = hours && isThorough ? choosableDays(hours.timeZone, now) : [];
  return {
    'plan for now': <ArrivalPlan />,
    'plan for soon': <ArrivalPlan initially="soon" />,
    ...Object.fromEntries(
      days.map((day, ahead) => [
        `plan for day ${ahead}`,
        <ArrivalPlan initially={hours && proposedTime(day, hours, now)} />,
      ]),
    ),
  };
}

/** The sections as the profile shows them, by name: without what only their views have. */
export const summaries = (sections: readonly PageSection[]): Record<string, ReactElement> =>
  Object.fromEntries(
    sections.map((section) => [`summary of ${section.type}`, <Summary key={section.id} section={section} />]),
  );

function Summary({ section }: { section: PageSection }): ReactElement {
  const { SectionSlot } = usePageEnvironment();
  return <SectionSlot section={section} id={`summary-${section.type}`} />;
}

/** What the search reads of a page's hours, as text. */
export async function hoursFound({ store, services }: Scene, i18n: i18n, now: Date): Promise<string> {
  const state = store.getState();
  const known = {
    page: state.page,
    plugins: [...plugins, ...ownPlugins],
    sectionData: selectSectionData(state),
  };
  const { entries } = await pageEntries(known, services, i18n, now);
  // Of several weekdays, and what is said of each: those with hours.
  const monday = cachedFormatters(i18n.language as Language, state.page.account.timeZone).weekday(1);
  return entries.flatMap(({ text }) => (text?.includes(monday) ? [text] : [])).join('\n');
}
