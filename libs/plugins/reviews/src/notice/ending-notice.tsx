import { commonTexts } from '@oa-profile/i18n';
import { useTexts } from '@oa-profile/i18n/react';
import { useMemory, type PluginContext } from '@oa-profile/plugin-sdk';
import { closeIcon, IconButton, InlineMessage } from '@oa-profile/ui';
import type { ReactNode } from 'react';
import { reviewsTexts } from '../texts.js';
import styles from './ending-notice.module.css';

interface EndingNoticeProps {
  context: PluginContext;
  /** The notice is about to go, and with it the button that has the focus. */
  onDismiss: () => void;
}

const KEY = 'reviews notice';

/**
 * Tells that review features end, until the visitor has dismissed it. It is in the server's HTML, which everybody has
 * to be able to read; where it was dismissed before, it goes as soon as the section is interactive.
 */
export function EndingNotice({ context, onDismiss }: EndingNoticeProps): ReactNode {
  const t = useTexts(reviewsTexts);
  const common = useTexts(commonTexts);
  const { remembered, remember } = useMemory(context, [KEY]);
  if (remembered?.has(KEY)) return null;
  const dismiss = (): void => {
    onDismiss();
    remember(KEY);
    context.emit({ type: 'action', name: 'dismissReviewsNotice' });
  };
  return (
    <div className={styles.notice}>
      <InlineMessage>
        <div className={styles.content}>
          <p className={styles.words}>{t('ending')}</p>
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
