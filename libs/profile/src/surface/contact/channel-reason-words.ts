import { businessDate, type OpenState } from '@oa-profile/business-hours';
import { hoursOf, useProfileSelector } from '@oa-profile/plugin-sdk/page';
import { actionTexts, replyTimeText } from '@oa-profile/plugin-sdk/internal';
import { cachedFormatters } from '@oa-profile/i18n';
import { useLanguage, useTexts } from '@oa-profile/i18n/react';
import { HOURS_SEPARATOR, openStatus } from '@oa-profile/plugin-sdk/hours';
import { labelOfStep, mainReason, takesMessage, type Channel } from './channels.js';
import { contactTexts, type TranslateContact } from './contact-texts.js';

/**
 * Says in a few words what has to be done before a channel works, unless its label says so, whether it works now, and from
 * or until when; undefined if nothing is known.
 */
export function useReasonWords(now: Date): (channel: Channel) => string | undefined {
  const t = useTexts(contactTexts);
  const action = useTexts(actionTexts);
  const page = useProfileSelector((state) => state.page);
  const accountZone = page.account.timeZone;
  const language = useLanguage();
  function reasonWords(channel: Channel): string | undefined {
    const reason = mainReason(channel);
    if (!reason) return undefined;
    // Times are local to the account.
    const timeZone = reason.kind === 'hours' ? reason.timeZone : accountZone;
    const formatters = cachedFormatters(language, timeZone);
    switch (reason.kind) {
      case 'replies':
        return replyTimeText(reason.minutes, action, formatters.number);
      case 'hours': {
        const doors = hoursOf(page)?.hours;
        const today = doors && businessDate(doors, now);
        const wording = { timeZone, now, today, t: takesMessage(channel) ? tOfMessage(t) : t, formatters };
        const { word, detail } = openStatus(withoutLastCall(reason.state), wording);
        // Until when it is closed means nothing alone.
        const isUntil = reason.state.state === 'temporarilyClosed';
        // When it will be is what matters, and the number beside it takes half of the line.
        if (detail && channel.works === 'later' && !isUntil) return detail;
        return detail && (channel.name !== 'phone' || isUntil) ? `${word}${HOURS_SEPARATOR}${detail}` : word;
      }
      default:
        return t(`why.${reason.kind}`);
    }
  }
  return (channel) => {
    const { step, works } = channel;
    if (!step || labelOfStep(channel)) return reasonWords(channel);
    const words = t(`step.${step}`);
    // Both: whoever takes the step should know that nobody answers yet.
    const later = works === 'later' && step !== 'unblockThenAdd' && reasonWords(channel);
    return later ? `${words}${HOURS_SEPARATOR}${later}` : words;
  };
}

/** Who answers goes on answering after the last order. */
function withoutLastCall(given: OpenState): OpenState {
  const state = { ...given };
  if (state.state === 'open') delete state.lastOrderAt;
  return state;
}

const ofMessage: Readonly<Record<string, string>> = {
  'opens.at': 'message.at',
  'opens.again': 'message.at',
  'opens.tomorrow': 'message.tomorrow',
  'opens.atDay': 'message.atDay',
};

/** Says of a message, which can be left at any time, from when it is answered. */
function tOfMessage(t: TranslateContact): TranslateContact {
  const translate = t as (key: string, values?: object) => string;
  return (key: string, values?: object) => translate(ofMessage[key] ?? key, values);
}
