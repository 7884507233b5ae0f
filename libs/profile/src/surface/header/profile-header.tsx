import { textWidth, useAccountLang, useProfileSelector } from '@oa-profile/plugin-sdk/page';
import { selectFriendCount } from '@oa-profile/plugin-sdk/internal';
import { commonTexts } from '@oa-profile/i18n';
import { formatCount } from '@oa-profile/i18n/internal';
import { FormattedText, useLanguage, useTexts } from '@oa-profile/i18n/react';
import { Avatar, Badge, Picture } from '@oa-profile/ui';
import { clsx } from 'clsx';
import type { ReactElement, ReactNode } from 'react';
import styles from './profile-header.module.css';

/** From this width on, in letters, a name is set smaller, so that it fits into two lines beside the icon. */
const LONG_NAME = 18;

interface ProfileHeaderProps {
  /** The row of pictures that begins with the cover. @default the cover alone */
  pictures?: ReactNode;
}

/** Who the account is: cover, icon, name with badge, status message, category and friend count. */
export function ProfileHeader({ pictures }: ProfileHeaderProps): ReactElement {
  const t = useTexts(commonTexts);
  const language = useLanguage();
  const account = useProfileSelector(({ page }) => page.account);
  const friendCount = useProfileSelector(selectFriendCount);
  const { name, badge, icon, cover, statusMessage, category } = account;
  const lang = useAccountLang();
  const isProfile = useProfileSelector(({ view }) => view.name === 'profile');
  const arrivedAtProfile = useProfileSelector(({ page }) => page.initialView.name === 'profile');
  const categoryItem = category && (
    <li className={styles.own} lang={lang}>
      {category}
    </li>
  );
  // The title of a view is its heading.
  const Name = isProfile ? 'h1' : 'p';

  return (
    <header className={styles.header}>
      <div className={clsx(styles.cover, !cover && !pictures && styles.plain)}>
        {pictures}
        {cover && !pictures && (
          <Picture
            picture={cover}
            shape="fill"
            // On a phone a view does without it.
            loading={arrivedAtProfile ? 'eager' : 'lazy'}
            fetchPriority={arrivedAtProfile ? 'high' : 'low'}
            missing="nothing"
          />
        )}
      </div>
      <div className={styles.identity}>
        <Avatar name={name} picture={icon} size="large" className={styles.icon} />
        <div className={styles.words}>
          <Name className={clsx(styles.name, textWidth(name) > LONG_NAME && styles.long)}>
            <span className={styles.written} lang={lang}>
              {name}
            </span>{' '}
            <span className={styles.badge}>
              <Badge kind={badge} label={t(`header.badge.${badge}`)} />
            </span>
          </Name>
          {(statusMessage || category || friendCount !== undefined) && (
            <ul className={styles.facts}>
              {statusMessage && (
                <li className={clsx(styles.own, styles.status)} lang={lang}>
                  {statusMessage}
                </li>
              )}
              {!statusMessage && categoryItem}
              {friendCount !== undefined && (
                <FormattedText as="li" className={styles.count}>
                  {t('header.friends', {
                    count: friendCount,
                    displayCount: formatCount(language, friendCount),
                  })}
                </FormattedText>
              )}
              {statusMessage && categoryItem}
            </ul>
          )}
        </div>
      </div>
    </header>
  );
}
