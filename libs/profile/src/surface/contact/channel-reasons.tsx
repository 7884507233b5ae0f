import { keptFormatters } from '@oa-profile/i18n';
import { useLanguage, useTexts } from '@oa-profile/i18n/react';
import { HOURS_SEPARATOR, openStatus } from '@oa-profile/plugin-sdk/hours';
import type { ReactElement } from 'react';
import { useProfileSelector } from '../../core/store/hooks.js';
import { actionTexts } from '../../core/texts/action-texts.js';
import { replyTimeText } from '../../core/texts/reply-time-text.js';
import type { ChannelReason } from './channels.js';
import { contactTexts } from './contact-texts.js';

interface ChannelReasonsProps {
  reasons: readonly ChannelReason[];
  now: Date;
}

/** Whether a channel works now, and from or until when, in words: one line per reason. */
export function ChannelReasons({ reasons, now }: ChannelReasonsProps): ReactElement[] {
  const words = useReasonWords(now);
  return reasons.map((reason) => <span key={reason.kind}>{words(reason)}</span>);
}

/** Puts a reason into words. */
export function useReasonWords(now: Date): (reason: ChannelReason) => string {
  const t = useTexts(contactTexts);
  const action = useTexts(actionTexts);
  const accountZone = useProfileSelector(({ page }) => page.account.timeZone);
  const language = useLanguage();
  return (reason) => {
    // Times are local to the account.
    const timeZone = reason.kind === 'hours' ? reason.timeZone : accountZone;
    const formatters = keptFormatters(language, timeZone);
    switch (reason.kind) {
      case 'step':
        return t(`step.${reason.step}`);
      case 'replies':
        return replyTimeText(reason.minutes, action, formatters.number);
      case 'hours': {
        const { word, detail } = openStatus(reason.state, { timeZone, now, t, formatters });
        return detail ? `${word}${HOURS_SEPARATOR}${detail}` : word;
      }
      default:
        return t(`why.${reason.kind}`);
    }
  };
}
