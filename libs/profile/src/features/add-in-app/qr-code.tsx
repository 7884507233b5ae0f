import { useMemo, type ReactElement } from 'react';
import { encode } from 'uqr';
import styles from './add-in-app-dialog.module.css';

/** A QR code, drawn as one SVG path. */
export function QrCode({ content, label }: { content: string; label: string }): ReactElement {
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
