import { FormattedText, useFormatters, useTexts } from '@oa-profile/i18n/react';
import type { ActionProps } from '@oa-profile/plugin-sdk';
import { Button, checkIcon, plusIcon } from '@oa-profile/ui';
import type { ReactElement } from 'react';
import type { MediaFeed } from './data.js';
import styles from './follow-button.module.css';
import { mediaFeedTexts } from './texts.js';

/**
 * Follows or unfollows the account's posts, and shows beside their heading how many visitors follow them. Both of its labels name a state,
 * not the next action, so that neither contradicts `aria-pressed`.
 */
export function FollowButton({ context, itemId }: ActionProps<MediaFeed>): ReactElement | null {
  const t = useTexts(mediaFeedTexts);
  const { number } = useFormatters(context.account.timeZone);
  const { follow, emit } = context;
  if (!follow) return null;
  const { isFollowing, followers, pending, unavailable = false } = follow;
  return (
    <div className={styles.follow}>
      {itemId === undefined && (
        <FormattedText className={styles.followers}>
          {t('followers', { count: followers, displayCount: number(followers, { compact: true }) })}
        </FormattedText>
      )}
      <Button
        className={styles.button}
        size="small"
        icon={isFollowing ? checkIcon : plusIcon}
        aria-pressed={unavailable ? undefined : isFollowing}
        aria-disabled={unavailable || undefined}
        pending={pending}
        onClick={() => emit({ type: 'follow', follow: !isFollowing })}
      >
        {t(isFollowing ? 'following' : 'follow')}
      </Button>
    </div>
  );
}
