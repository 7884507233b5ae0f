import { actionMessageKeys } from '@oa-profile/errors';
import { useProfileDispatch, useProfileSelector } from '@oa-profile/plugin-sdk/page';
import { commonTexts, sentences } from '@oa-profile/i18n';
import { useLanguage, useTexts } from '@oa-profile/i18n/react';
import { useAsOfText } from '@oa-profile/plugin-sdk';
import { InlineMessage, LiveRegion } from '@oa-profile/ui';
import type { ReactElement } from 'react';
import { refreshPlace } from './queue-flow.js';
import { selectQueue } from './queue-state.js';
import { queueTexts } from './queue-texts.js';
import styles from './ticket-card.module.css';

/** What is seen of the line may be old: since when, and another try. */
export function RefreshFailure(): ReactElement {
  const t = useTexts(queueTexts);
  const common = useTexts(commonTexts);
  const language = useLanguage();
  const dispatch = useProfileDispatch();
  const { load, at } = useProfileSelector(selectQueue);
  const asOfText = useAsOfText(useProfileSelector(({ page }) => page.account.timeZone));
  return (
    <LiveRegion className={styles.failure}>
      {load.status === 'Failure' && (
        <InlineMessage
          tone="warning"
          retry={{ label: common('common.retry'), onRetry: () => void dispatch(refreshPlace()) }}
        >
          <p>
            {sentences(language, [
              t('refresh.failed'),
              common(actionMessageKeys[load.code ?? 'UNKNOWN']),
              at !== undefined && asOfText(new Date(at)),
            ])}
          </p>
        </InlineMessage>
      )}
    </LiveRegion>
  );
}
