import { useNow, usePageEnvironment, useProfileSelector } from '@oa-profile/plugin-sdk/page';
import { type ActionTextKey, actionTexts, replyTimeText } from '@oa-profile/plugin-sdk/internal';
import { sentences } from '@oa-profile/i18n';
import { useFormatters, useLanguage, useTexts } from '@oa-profile/i18n/react';
import type { ReactElement } from 'react';
import styles from './call-explanation.module.css';
import type { CallOutcome } from './decide-call.js';

const explanations = {
  unavailable: 'call.unavailable',
  updateApp: 'call.update',
  unblock: 'call.blocked',
  addFriend: 'call.stranger',
  sendMessage: 'call.byRequest',
  outsideHours: 'call.outside',
  unsure: 'call.unsure',
  call: 'call.ready',
} as const satisfies Record<CallOutcome['kind'], ActionTextKey>;

interface CallExplanationProps {
  outcome: CallOutcome;
  replyMinutes: number | undefined;
}

/** Explains the choices. */
export function CallExplanation({ outcome, replyMinutes }: CallExplanationProps): ReactElement {
  const t = useTexts(actionTexts);
  const language = useLanguage();
  const timeZone = useProfileSelector(({ page }) => page.account.timeZone);
  const { moment, number } = useFormatters(timeZone);
  const now = useNow(usePageEnvironment().renderedAt);
  const opensAt = outcome.kind === 'outsideHours' ? outcome.opensAt : undefined;
  return (
    <>
      <p className={styles.text}>
        {sentences(language, [
          t(explanations[outcome.kind]),
          opensAt && t('call.opensAt', { time: moment(opensAt, now) }),
        ])}
      </p>
      {replyMinutes !== undefined && <p className={styles.reply}>{replyTimeText(replyMinutes, t, number)}</p>}
    </>
  );
}
