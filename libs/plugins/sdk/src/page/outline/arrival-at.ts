import { openStateAt, type BusinessHours, type OpenState } from '@oa-profile/business-hours';
import type { SectionOutline } from '../store/page-state.js';
import { isOn, usualAt } from './at-present.js';
import { highlightsOf } from './highlights.js';

const MINUTE_MS = 60_000;

/** How busy it is. */
export interface Crowd {
  /** In words. */
  text: string;
  /** It was counted lately: otherwise it is what is usual. */
  isLive: boolean;
  /** Where it is explained. */
  sectionId: string;
}

/** What a visitor finds who arrives at a given time. */
export interface Arrival {
  state: OpenState;
  /** Whole minutes until closing time, if that is soon. */
  minutesLeft?: number;
  /** It is open, but nothing can be ordered any more. */
  isAfterLastOrder: boolean;
  /** Absent if it is closed, or unknown. */
  crowd?: Crowd;
  /** When to come instead: the next opening. Absent if it is open, or no opening is known. */
  instead?: Date;
}

/** The facts about an account that decide what its visitors find. */
export interface Whereabouts {
  hours: BusinessHours;
  outline: readonly SectionOutline[];
}

/**
 * What is true of an account at `at`, by its own clock: what the first screen says of now, and what a visitor finds who
 * arrives then. Every sentence about a moment is made of it.
 *
 * @param isNow what is counted at present then counts
 */
export function arrivalAt({ hours, outline }: Whereabouts, at: Date, isNow = false): Arrival {
  const state = openStateAt(hours, at);
  if (state.state !== 'open') {
    const instead = 'opensAt' in state ? state.opensAt : undefined;
    return { state, isAfterLastOrder: false, ...(instead && { instead }) };
  }
  const { closesAt, closingSoon, lastOrderAt } = state;
  const [crowd] = highlightsOf(outline, 'hourly').flatMap((highlight) => {
    const { live, sectionId } = highlight;
    const isLive = isNow && !!live && isOn(live, at);
    const text = isLive ? live.text : usualAt(highlight, hours.timeZone, at);
    return text === undefined ? [] : [{ text, sectionId, isLive }];
  });
  return {
    state,
    ...(closesAt &&
      closingSoon && { minutesLeft: Math.ceil((closesAt.getTime() - at.getTime()) / MINUTE_MS) }),
    isAfterLastOrder: lastOrderAt !== undefined && lastOrderAt <= at,
    ...(crowd && { crowd }),
  };
}
