import { usePageEnvironment } from '@oa-profile/plugin-sdk/page';
import { createLateCode } from '@oa-profile/plugin-sdk/internal';
import { useEffect, useState, type ReactElement } from 'react';
import type { RowArrows } from './row-arrows.js';

/** The place of {@link RowArrows}. Their code comes when a mouse first moves over a row: a finger never loads it. */
export function RowArrowsSlot(): ReactElement | null {
  const { services } = usePageEnvironment();
  const [row, setRow] = useState<Element>();
  const [Arrows, setArrows] = useState<typeof RowArrows>();
  const [late] = useState(() =>
    createLateCode(
      () => import('./row-arrows.js').then((loaded) => loaded.RowArrows),
      (error) => services.captureError(error, 'row arrows'),
    ),
  );
  useEffect(() => {
    const point = ({ target, pointerType, movementX, movementY }: PointerEvent): void => {
      if (!(target instanceof Element) || target.closest('[data-row-arrow]')) return;
      const found = pointerType === 'mouse' ? rowAt(target) : undefined;
      // Browsers tell of a mouse at rest, too, once something else is below it, and on a phone after a tap.
      const isMoved = movementX !== 0 || movementY !== 0;
      if (found && isMoved && matchMedia('(hover: hover) and (pointer: fine)').matches) {
        late.start();
        setRow(found);
      } else setRow((shown) => (shown === found ? shown : undefined));
    };
    // What has the keyboard's focus must be seen whole.
    const leave = (): void => setRow(undefined);
    void late.code.then((loaded) => setArrows(() => loaded));
    document.addEventListener('pointermove', point);
    document.addEventListener('keydown', leave);
    return () => {
      document.removeEventListener('pointermove', point);
      document.removeEventListener('keydown', leave);
    };
  }, [late]);
  return row && Arrows ? <Arrows row={row} /> : null;
}

/**
 * The row to scroll that something is in: an element with `data-row`, unless it has `arrows` of its own. None in a dialog,
 * which is above all that the page could put over a row.
 */
function rowAt(target: Element): Element | undefined {
  const row = target.closest('[data-row]:not([data-row=arrows])');
  return row && !row.closest('dialog') ? row : undefined;
}
