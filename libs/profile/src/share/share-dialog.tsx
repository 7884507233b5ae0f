import { commonTexts } from '@oa-profile/i18n';
import { useTexts } from '@oa-profile/i18n/react';
import { Button, Dialog, InlineMessage, checkIcon, copyIcon } from '@oa-profile/ui';
import { useState, type ReactElement } from 'react';
import { dialogClosed } from '../dialogs/dialogs-slice.js';
import { actionTexts } from '../shortcuts/action-texts.js';
import { usePageEnvironment, useProfileDispatch, useProfileSelector } from '../store/hooks.js';
import styles from './share-dialog.module.css';

/** The link to copy, where the surroundings have no way to share. */
export function ShareDialog(): ReactElement | null {
  const t = useTexts(actionTexts);
  const common = useTexts(commonTexts);
  const dispatch = useProfileDispatch();
  const { services } = usePageEnvironment();
  const content = useProfileSelector(({ dialogs }) => dialogs.open);
  const [copying, setCopying] = useState<'None' | 'Success' | 'Failure'>('None');
  if (content?.name !== 'share') return null;

  const copy = async (): Promise<void> => {
    try {
      await services.host.copyText(content.url);
      setCopying('Success');
    } catch (error) {
      services.captureError(error, 'copyLink');
      setCopying('Failure');
    }
  };
  return (
    <Dialog
      open
      onClose={() => dispatch(dialogClosed())}
      title={t('share.title')}
      closeLabel={common('common.close')}
      actions={
        <Button
          variant="primary"
          wide
          icon={copying === 'Success' ? checkIcon : copyIcon}
          onClick={() => void copy()}
        >
          {t('share.copyLink')}
        </Button>
      }
    >
      <label className={styles.address}>
        <span className={styles.label}>{t('share.address')}</span>
        <input
          className={styles.field}
          readOnly
          value={content.url}
          // For those whose clipboard refuses: the link is marked, ready to be copied by hand.
          onFocus={(event) => event.currentTarget.select()}
        />
      </label>
      <div role="status">{copying === 'Success' && <p>{t('share.linkCopied')}</p>}</div>
      {copying === 'Failure' && (
        <InlineMessage tone="critical" announce>
          {common('error.copy')}
        </InlineMessage>
      )}
    </Dialog>
  );
}
