import { commonTexts } from '@oa-profile/i18n';
import { useTexts } from '@oa-profile/i18n/react';
import { clsx } from 'clsx';
import { useRef, type ReactElement } from 'react';
import { ActionBar } from '../surface/actions/action-bar.js';
import { FactsSlot } from '../surface/overview/facts-slot.js';
import { AccountDescription } from '../surface/header/account-description.js';
import { ProfileHeader } from '../surface/header/profile-header.js';
import { GlanceSlot } from '../surface/overview/glance/glance-slot.js';
import { hasGlance } from '../surface/overview/glance/has-glance.js';
import { SectionBarSlot } from '../surface/overview/section-bar-slot.js';
import { SectionList } from '../surface/sections/section-list.js';
import { ShortcutsSlot } from '../surface/shortcuts/shortcuts-slot.js';
import { useProfileSelector } from '../core/store/hooks.js';
import { PageFooter } from '../surface/footer/page-footer.js';
import { OwnPart } from '../core/late/own-part.js';
import { MenusSlot } from './menus-slot.js';
import styles from './profile-page.module.css';
import { useCardSize } from './use-card-size.js';

/**
 * One column on a phone; two on a desktop, where the profile card stays in view beside the sections; three where there
 * is room for a column with the account's key facts at a glance.
 */
export function ProfilePage(): ReactElement {
  const t = useTexts(commonTexts);
  const card = useRef<HTMLDivElement>(null);
  useCardSize(card);
  const glance = useRef<HTMLDivElement>(null);
  useCardSize(glance);
  const hasSections = useProfileSelector(({ page }) => page.sections.length > 0);
  const isThree = useProfileSelector(({ page }) => hasGlance(page.outline));
  return (
    <>
      {hasSections && (
        <OwnPart>
          <a className={styles.skip} href="#content">
            {t('page.skipToContent')}
          </a>
        </OwnPart>
      )}
      <main className={clsx(styles.page, hasSections && styles.columns, isThree && styles.three)}>
        <div ref={card} className={styles.card}>
          <OwnPart>
            <ProfileHeader />
          </OwnPart>
          <div className={styles.actions}>
            <OwnPart>
              <ActionBar />
            </OwnPart>
            <MenusSlot />
          </div>
          <FactsSlot part="strip" />
          <ShortcutsSlot />
          <FactsSlot part="offer" />
          <OwnPart>
            <AccountDescription />
          </OwnPart>
        </div>
        {isThree && (
          <div ref={glance} className={styles.glance}>
            <GlanceSlot />
          </div>
        )}
        <div className={styles.sections} id="sections">
          <SectionBarSlot />
          {/* Behind the bar, which has a stop for each section. */}
          <div id="content" tabIndex={-1}>
            <SectionList />
          </div>
        </div>
      </main>
      <OwnPart>
        <PageFooter />
      </OwnPart>
    </>
  );
}
