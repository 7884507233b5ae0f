import { commonTexts } from '@oa-profile/i18n';
import { useTexts } from '@oa-profile/i18n/react';
import { Button, Dialog, InlineMessage, LiveRegion, checkIcon, copyIcon } from '@oa-profile/ui';
import type { ReactElement } from 'react';
import { dialogClosed } from '../../core/dialogs/dialogs-slice.js';
import { actionTexts } from '../../core/texts/action-texts.js';
import { useProfileDispatch, useProfileSelector } from '../../core/store/hooks.js';
import styles from './share-dialog.module.css';
import { useCopyLink } from './use-copy-link.js';

/** The link to copy, where the surroundings have no way to share. */
export function ShareDialog(): ReactElement | null {
  const t = useTexts(actionTexts);
  const common = useTexts(commonTexts);
  const dispatch = useProfileDispatch();
  const content = useProfileSelector(({ dialogs }) => dialogs.open);
  const { copying, copyLink } = useCopyLink();
  if (content?.name !== 'share') return null;

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
          onClick={() => void copyLink(content.url)}
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
      <LiveRegion>{copying === 'Success' && <p>{t('share.linkCopied')}</p>}</LiveRegion>
      <LiveRegion urgent>
        {copying === 'Failure' && <InlineMessage tone="critical">{common('error.copy')}</InlineMessage>}
      </LiveRegion>
    </Dialog>
  );
}
