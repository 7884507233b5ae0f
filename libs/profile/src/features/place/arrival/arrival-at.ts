import { openStateAt, type BusinessHours, type OpenState } from '@oa-profile/business-hours';
import { highlightsOf, usualAt } from '../../../core/outline/highlights.js';
import type { SectionOutline } from '../../../core/store/page-state.js';

const MINUTE = 60_000;

/** What a visitor finds who arrives at some time. */
export interface Arrival {
  state: OpenState;
  /** Whole minutes until the doors close, where that is soon. */
  minutesLeft?: number;
  /** The doors are open, but nothing can be ordered any more. */
  isAfterLastOrder: boolean;
  /** How busy it usually is then, in words; absent where it is closed, or nobody knows. */
  crowd?: string;
  /** When to come instead: the next opening. Absent where it is open, or no opening is known. */
  instead?: Date;
}

/** What is known of an account that decides what its visitors find. */
export interface Whereabouts {
  hours: BusinessHours;
  outline: readonly SectionOutline[];
}

/** What a visitor finds who arrives at `at`, by the account's own clock. */
export function arrivalAt({ hours, outline }: Whereabouts, at: Date): Arrival {
  const state = openStateAt(hours, at);
  if (state.state !== 'open') {
    const instead = 'opensAt' in state ? state.opensAt : undefined;
    return { state, isAfterLastOrder: false, ...(instead && { instead }) };
  }
  const { closesAt, closingSoon, lastOrderAt } = state;
  const crowd = highlightsOf(outline, 'hourly')
    .map((highlight) => usualAt(highlight, hours.timeZone, at))
    .find((text) => text !== undefined);
  return {
    state,
    ...(closesAt && closingSoon && { minutesLeft: Math.ceil((closesAt.getTime() - at.getTime()) / MINUTE) }),
    isAfterLastOrder: lastOrderAt !== undefined && lastOrderAt <= at,
    ...(crowd !== undefined && { crowd }),
  };
}
