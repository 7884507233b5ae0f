import { commonTexts } from '@oa-profile/i18n';
import { useTexts } from '@oa-profile/i18n/react';
import { InlineMessage } from '@oa-profile/ui';
import type { ReactElement } from 'react';
import styles from './share.module.css';

/** Says that a text could not be copied, and shows it, ready to be copied by hand. */
export function CopyFailure({ text }: { text: string }): ReactElement {
  const t = useTexts(commonTexts);
  return (
    <InlineMessage tone="critical">
      <p>{t('error.copy')}</p>
      <p className={styles.byHand}>{text}</p>
    </InlineMessage>
  );
}
