import { Skeleton } from '@oa-profile/ui';
import type { ReactElement } from 'react';
import menu from './menu/menu.module.css';
import styles from './takeout-skeleton.module.css';
import terms from './terms.module.css';

/** The terms, the order button, and some dishes. */
export function TakeoutSkeleton(): ReactElement {
  return (
    <>
      <div className={terms.terms}>
        <Skeleton lines={4} />
        <Skeleton shape="block" />
      </div>
      <div className={menu.menu}>
        {[1, 2, 3].map((dish) => (
          <div key={dish} className={menu.item}>
            <div className={menu.dish}>
              <Skeleton lines={3} className={styles.words} />
              <Skeleton shape="block" className={menu.picture} />
            </div>
          </div>
        ))}
      </div>
    </>
  );
}
