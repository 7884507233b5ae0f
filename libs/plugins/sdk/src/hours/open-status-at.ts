import { localDate, type OpenState } from '@oa-profile/business-hours';
import { farDay, openStatus, type OpenStatus, type Wording } from './open-status.js';

/** The state of an account at another moment than now: days by name, since 'today' would be the reader's. */
export function openStatusAt(
  state: OpenState,
  { at, ...rest }: Omit<Wording, 'now'> & { at: Date },
): OpenStatus {
  const wording = { ...rest, now: at };
  if (state.state === 'open') return openStatus({ ...state, closingSoon: false }, wording);
  if (state.state !== 'closed') return openStatus(state, wording);
  const { timeZone, t } = wording;
  const { opensAt } = state;
  return {
    tone: 'critical',
    word: t(state.allDay ? 'hours.closed' : 'status.closed'),
    detail: opensAt && opening(opensAt),
  };

  function opening(instant: Date): string {
    const time = wording.formatters.time(instant);
    return localDate(timeZone, instant) === localDate(timeZone, at)
      ? t('opens.at', { time })
      : t('opens.atDay', { day: farDay(instant, wording), time });
  }
}
