import { useBottomInset } from '@oa-profile/plugin-sdk/page';
import type { ViewActionProps } from '@oa-profile/plugin-sdk';
import { clsx } from 'clsx';
import { useRef, type ReactElement } from 'react';
import { ActionBar } from './action-bar.js';
import row from './bar.module.css';
import styles from './view-bar.module.css';

/** The bar of a view that has an action of its own, with what the visitor can do with the account beside it. */
export function ViewBar({ children, needsScript, saysAll, addsFriend }: ViewActionProps): ReactElement {
  const bar = useRef<HTMLDivElement>(null);
  useBottomInset(bar);
  return (
    <div
      ref={bar}
      className={clsx(
        row.row,
        styles.bar,
        needsScript && styles.scripted,
        addsFriend && styles.step,
        saysAll && styles.alone,
      )}
    >
      {children}
      <ActionBar isBeside />
    </div>
  );
}
