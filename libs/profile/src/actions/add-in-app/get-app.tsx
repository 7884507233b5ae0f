import { useProfileSelector } from '@oa-profile/plugin-sdk/page';
import { actionTexts } from '@oa-profile/plugin-sdk/internal';
import { useTexts } from '@oa-profile/i18n/react';
import { Button } from '@oa-profile/ui';
import type { ReactElement, ReactNode } from 'react';
import styles from './add-in-app-dialog.module.css';

/** What visitors without the app can do: get it, and whatever else is offered. */
export function GetApp({ children }: { children?: ReactNode }): ReactElement {
  const t = useTexts(actionTexts);
  const { update } = useProfileSelector(({ page }) => page.appLinks);
  return (
    <div className={styles.without}>
      <p>{t('app.noApp')}</p>
      <Button href={update} variant="quiet" size="small">
        {t('app.getApp')}
      </Button>
      {children}
    </div>
  );
}
