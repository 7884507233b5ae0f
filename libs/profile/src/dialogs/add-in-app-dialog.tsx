import { commonTexts } from '@oa-profile/i18n';
import { useTexts } from '@oa-profile/i18n/react';
import { Button, Dialog } from '@oa-profile/ui';
import { useMemo, type ReactElement } from 'react';
import { encode } from 'uqr';
import { useProfileDispatch, useProfileSelector } from '../store/hooks.js';
import styles from './add-in-app-dialog.module.css';
import { dialogClosed } from './dialogs-slice.js';

/** Takes an anonymous visitor to the app: a QR code for the phone's camera, and a link for this device. */
export function AddInAppDialog(): ReactElement {
  const t = useTexts(commonTexts);
  const dispatch = useProfileDispatch();
  const { account, appLinks } = useProfileSelector(({ page }) => page);
  return (
    <Dialog
      open
      onClose={() => dispatch(dialogClosed())}
      title={t('app.addTitle', { name: account.name })}
      closeLabel={t('common.close')}
      actions={
        <Button href={appLinks.addFriend} wide>
          {t('app.openOnThisDevice')}
        </Button>
      }
    >
      <QrCode content={appLinks.addFriend} label={t('app.codeLabel', { name: account.name })} />
      <p className={styles.hint}>{t('app.scan')}</p>
    </Dialog>
  );
}

function QrCode({ content, label }: { content: string; label: string }): ReactElement {
  const { size, path } = useMemo(() => {
    const { size, data } = encode(content, { ecc: 'M', border: 2 });
    const squares = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])));
    return { size, path: squares.join('') };
  }, [content]);
  return (
    <svg
      className={styles.code}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  );
}
