import { type FreeTime, intentAddress, joinQueries, type PageState } from '@oa-profile/plugin-sdk/page';
import { wallTimeOf } from '@oa-profile/business-hours';
import { tableValues } from './table-in-link.js';

/**
 * The times of a day that could be reserved when the server asked, in minutes since its midnight by the account's clock: a
 * night counts on after 1440.
 */
export interface GivenDay {
  /** 'YYYY-MM-DD', the account's business day. */
  day: string;
  free: readonly number[];
  /** Those with few tables left. */
  few: readonly number[];
}

/** The times that can be reserved, earliest first, as they came with the page: each leads to the form with it filled in. */
export function givenTimes({ given, basePath, query }: PageState): readonly FreeTime[] {
  const days = (given?.['reservation'] as readonly GivenDay[] | undefined) ?? [];
  return days.flatMap(({ day, free, few }) => {
    const time = (minutes: number, isFew: boolean): FreeTime => {
      const form = intentAddress({
        view: { name: 'named', view: 'reservation' },
        values: tableValues({ day, time: wallTimeOf(minutes) }),
      });
      return { day, minutes, isFew, href: basePath + form.path + joinQueries(query, form.query) };
    };
    return [
      ...free.map((minutes) => time(minutes, false)),
      ...few.map((minutes) => time(minutes, true)),
    ].sort((one, other) => one.minutes - other.minutes);
  });
}
