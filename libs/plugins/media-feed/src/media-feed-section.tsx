import { FormattedText, useFormatters, useTexts } from '@oa-profile/i18n/react';
import {
  FoldedItems,
  ShowMore,
  type ActionProps,
  type PluginContext,
  type SectionProps,
} from '@oa-profile/plugin-sdk';
import { clsx } from 'clsx';
import { useRef, useState, type ReactElement } from 'react';
import { Button, checkIcon, plusIcon } from '@oa-profile/ui';
import type { MediaFeed, MediaItem } from './data.js';
import styles from './media-feed.module.css';
import { mediaFeedTexts } from './texts.js';
import { useViewer } from './viewer/use-viewer.js';
import { ItemLink, type ItemLinkProps } from './item-link.js';

/** How many posts are shown before the visitor asks for all: they fill whole rows of two and of three columns. */
const SHOWN_FIRST = 30;
const SHOWN_IN_SUMMARY = 6;

/** The newest posts; the other loaded ones are one tap away, and older ones come in pages. */
export function MediaFeedSection({
  data: { items, total },
  context,
  more,
  wholeHref,
}: SectionProps<MediaFeed>): ReactElement {
  const t = useTexts(mediaFeedTexts);
  const { number } = useFormatters(context.account.timeZone);
  const isSummary = wholeHref !== undefined;
  const list = useRef<HTMLDivElement>(null);
  const { Viewer, itemId, open, close } = useViewer({ list, itemHref: context.itemHref });
  // Only the items that came with the page are folded: what the visitor has asked for is shown.
  const [folds] = useState(items.length > SHOWN_FIRST);
  const showMore = (): void => context.emit({ type: 'action', name: 'showMore' });
  const onOpen: typeof open = (event, id) => {
    open(event, id);
    if (event.defaultPrevented) context.emit({ type: 'action', name: 'openPost' });
  };
  return (
    <>
      <div ref={list} className={clsx(styles.feed, isSummary && styles.summary)}>
        <FoldedItems
          items={items}
          shownFirst={isSummary ? SHOWN_IN_SUMMARY : folds ? SHOWN_FIRST : items.length}
          href={wholeHref}
          hasMore={more !== undefined}
          label={more ? undefined : t('showAll', { total: number(items.length) })}
          className={styles.rest}
        >
          {(shown, isRest) => (
            <ItemGrid
              items={shown}
              newestFirst={!isRest && !isSummary}
              isSummary={isSummary}
              context={context}
              onOpen={onOpen}
            />
          )}
        </FoldedItems>
        <ShowMore
          className={styles.more}
          more={isSummary ? undefined : more}
          list={list}
          label={t('showMore')}
          failure={t('showMore.failed')}
          onPress={showMore}
        />
      </div>
      {Viewer && itemId !== undefined && (
        <Viewer items={items} total={total} itemId={itemId} more={more} context={context} onClose={close} />
      )}
    </>
  );
}

interface ItemGridProps {
  items: readonly MediaItem[];
  /** Whether the first is the newest of all posts, to be shown large. */
  newestFirst: boolean;
  /** Shows pictures without text. */
  isSummary: boolean;
  context: PluginContext;
  onOpen: ItemLinkProps['onOpen'];
}

/** Posts side by side. */
function ItemGrid({ items, newestFirst, isSummary, context, onOpen }: ItemGridProps): ReactElement {
  return (
    <ul role="list" className={styles.grid} data-count={items.length}>
      {items.map((item, position) => (
        <li key={item.id} className={clsx(styles.cell, newestFirst && position === 0 && styles.newest)}>
          <ItemLink item={item} isSummary={isSummary} context={context} onOpen={onOpen} />
        </li>
      ))}
    </ul>
  );
}

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
