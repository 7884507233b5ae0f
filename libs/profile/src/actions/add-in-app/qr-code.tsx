import { usePageEnvironment } from '@oa-profile/plugin-sdk/page';
import { createLateCode, LateFailure } from '@oa-profile/plugin-sdk/internal';
import { useEffect, useState, type ReactElement } from 'react';
import styles from './add-in-app-dialog.module.css';
import type { QrPath } from './draw-qr-path.js';

/** A QR code, drawn as one SVG path. Its square is there at once; what draws it is loaded when it is first shown. */
export function QrCode({ content, label }: { content: string; label: string }): ReactElement {
  const { captureError } = usePageEnvironment().services;
  const [late] = useState(() =>
    createLateCode(
      () => import('./draw-qr-path.js').then(({ drawQrPath }) => drawQrPath),
      (error) => captureError(error, 'QR code'),
    ),
  );
  const [{ size, path }, setDrawn] = useState<QrPath>({ size: 1, path: '' });
  useEffect(() => {
    late.start();
    void late.code.then((draw) => setDrawn(draw(content)));
  }, [late, content]);
  return (
    <>
      <svg
        className={styles.code}
        viewBox={`0 0 ${size} ${size}`}
        role="img"
        aria-label={label}
        aria-busy={!path}
        shapeRendering="crispEdges"
      >
        <rect width="100%" height="100%" fill="#fff" />
        <path d={path} />
      </svg>
      <LateFailure late={late} />
    </>
  );
}
