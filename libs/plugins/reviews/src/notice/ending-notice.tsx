import { commonTexts } from '@oa-profile/i18n';
import { localDate } from '@oa-profile/business-hours';
import { FormattedText, useFormatters, useTexts } from '@oa-profile/i18n/react';
import { useMemory, type PluginContext } from '@oa-profile/plugin-sdk';
import { closeIcon, IconButton, InlineMessage } from '@oa-profile/ui';
import type { ReactNode } from 'react';
import { reviewsTexts } from '../texts.js';
import styles from './ending-notice.module.css';

interface EndingNoticeProps {
  /** The last day of review features; without it the year is not known. */
  endsOn: string | undefined;
  context: PluginContext;
  /** Called before the notice disappears with the focused button. */
  onDismiss: () => void;
}

/**
 * Says that review features end, or have ended, until the visitor dismisses it on the page of any account. To
 * dismiss the one is not to dismiss the other. It is in the server's HTML, so that everybody can read it; if it was
 * dismissed before, it disappears once the section is interactive.
 */
export function EndingNotice({ endsOn, context, onDismiss }: EndingNoticeProps): ReactNode {
  const common = useTexts(commonTexts);
  const hasEnded = endsOn !== undefined && localDate(context.account.timeZone, context.now) > endsOn;
  const key = hasEnded ? 'reviews ended' : 'reviews notice';
  const { remembered, remember } = useMemory(context, [key], { everywhere: true });
  const text = useEndingText(endsOn, hasEnded);
  if (remembered?.has(key)) return null;
  const dismiss = (): void => {
    onDismiss();
    remember(key);
    context.emit({ type: 'action', name: 'dismissReviewsNotice' });
  };
  return (
    <div className={styles.notice}>
      <InlineMessage>
        <div className={styles.content}>
          <FormattedText as="p" className={styles.words}>
            {text}
          </FormattedText>
          <IconButton
            icon={closeIcon}
            label={common('common.dismiss')}
            className={styles.dismiss}
            onClick={dismiss}
          />
        </div>
      </InlineMessage>
    </div>
  );
}

function useEndingText(endsOn: string | undefined, hasEnded: boolean): string {
  const t = useTexts(reviewsTexts);
  // A day without a time is the same day everywhere.
  const { date } = useFormatters('UTC');
  if (endsOn === undefined) return t('ending');
  // Not broken within: a day is one word.
  return t(hasEnded ? 'ended.on' : 'ending.on', { date: date(new Date(endsOn)) });
}
