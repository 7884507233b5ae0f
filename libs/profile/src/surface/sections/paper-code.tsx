import { whenIdle } from '@oa-profile/plugin-sdk/internal';
import { useEffect, useState, type ReactElement } from 'react';
import { QrCode } from '../../actions/add-in-app/qr-code.js';
import styles from './paper-code.module.css';

/** Props of {@link PaperCode}. */
export interface PaperCodeProps {
  /** What it leads to, absolute. */
  url: string;
  /** What it leads to, in words. */
  label: string;
}

/**
 * A QR code that only paper shows. What draws it is there before anybody prints, since printing waits for nothing; not on
 * phones, from which hardly anybody does.
 */
export function PaperCode({ url, label }: PaperCodeProps): ReactElement | null {
  const [isNear, setNear] = useState(false);
  useEffect(
    () =>
      matchMedia('(hover: hover) and (pointer: fine)').matches ? whenIdle(() => setNear(true)) : undefined,
    [],
  );
  return isNear ? (
    <div className={styles.paper}>
      <QrCode content={url} label={label} />
    </div>
  ) : null;
}
