import { openStateAt, type BusinessHours, type OpenState } from '@oa-profile/business-hours';
import { highlightsOf, presentAt, type SectionOutline, usualAt } from '@oa-profile/plugin-sdk/page';

const MINUTE_MS = 60_000;

/** What a visitor finds who arrives at a given time. */
export interface Arrival {
  state: OpenState;
  /** Whole minutes until closing time, if that is soon. */
  minutesLeft?: number;
  /** It is open, but nothing can be ordered any more. */
  isAfterLastOrder: boolean;
  /** How busy it is, or usually is then, in words; absent if it is closed, or unknown. */
  crowd?: string;
  /** When to come instead: the next opening. Absent if it is open, or no opening is known. */
  instead?: Date;
}

/** The facts about an account that decide what its visitors find. */
export interface Whereabouts {
  hours: BusinessHours;
  outline: readonly SectionOutline[];
}

/**
 * What a visitor finds who arrives at `at`, by the account's own clock.
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
  const crowd = highlightsOf(outline, 'hourly')
    .map((highlight) => (isNow ? presentAt : usualAt)(highlight, hours.timeZone, at))
    .find((text) => text !== undefined);
  return {
    state,
    ...(closesAt &&
      closingSoon && { minutesLeft: Math.ceil((closesAt.getTime() - at.getTime()) / MINUTE_MS) }),
    isAfterLastOrder: lastOrderAt !== undefined && lastOrderAt <= at,
    ...(crowd !== undefined && { crowd }),
  };
}
