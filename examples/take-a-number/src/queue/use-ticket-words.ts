import { useProfileSelector } from '@oa-profile/plugin-sdk/page';
import { useFormatters, useTexts } from '@oa-profile/i18n/react';
import { queueTexts } from './queue-texts.js';
import type { Ticket } from './ticket.js';

/** A number in words. */
interface TicketWords {
  title: string;
  hint?: string | undefined;
  /** For screen readers, when it changes. */
  spoken: string;
}

/** What a ticket means now. */
export function useTicketWords({ state, number, before }: Ticket, isLost: boolean): TicketWords {
  const t = useTexts(queueTexts);
  const formatters = useFormatters(useProfileSelector(({ page }) => page.account.timeZone));
  const ended = (title: string, hint?: string): TicketWords => ({ title, hint, spoken: title });
  if (isLost) return ended(t('lost.title'), t('lost.hint'));
  switch (state) {
    case 'waiting': {
      const values = { number: formatters.number(number), displayCount: formatters.number(before) };
      return before === 0
        ? { title: t('ticket.next'), spoken: t('spoken.next', values) }
        : {
            title: t('ticket.before', { ...values, count: before }),
            spoken: t('spoken.before', { ...values, count: before }),
          };
    }
    case 'called':
      return ended(t('turn.title'), t('turn.hint'));
    case 'served':
      return ended(t('served.title'));
    case 'missed':
      return ended(t('missed.title'), t('missed.hint'));
    case 'left':
      return ended(t('left.title'));
  }
}
