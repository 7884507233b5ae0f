import { commonTexts } from '@oa-profile/i18n';
import { useTexts } from '@oa-profile/i18n/react';
import type { AnyProfilePlugin } from '@oa-profile/plugin-sdk';
import type { ReactElement } from 'react';
import { ActionBar } from '../actions/action-bar.js';
import { Dialogs } from '../dialogs/dialogs.js';
import { ProfileHeader } from '../header/profile-header.js';
import { LateNotices } from '../notices/late-notices.js';
import { SectionList } from '../sections/section-list.js';
import type { SectionLoading } from '../sections/section-slot.js';
import { PageFooter } from './page-footer.js';
import styles from './profile-page.module.css';

interface ProfilePageProps {
  loadPlugin: (type: string) => Promise<AnyProfilePlugin>;
  loading: SectionLoading;
}

/** One column on a phone, two on a desktop, where the profile card stays in view. */
export function ProfilePage({ loadPlugin, loading }: ProfilePageProps): ReactElement {
  const t = useTexts(commonTexts);
  return (
    <>
      <a className={styles.skip} href="#sections">
        {t('page.skipToContent')}
      </a>
      <main className={styles.page}>
        <div className={styles.card}>
          <ProfileHeader />
          <div className={styles.actions}>
            <ActionBar />
          </div>
        </div>
        <div className={styles.sections} id="sections" tabIndex={-1}>
          <SectionList loadPlugin={loadPlugin} loading={loading} />
        </div>
      </main>
      <PageFooter />
      <LateNotices />
      <Dialogs />
    </>
  );
}
