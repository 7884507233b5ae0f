import { commonTexts } from '@oa-profile/i18n';
import { useTexts } from '@oa-profile/i18n/react';
import { Button, InlineMessage, LiveRegion } from '@oa-profile/ui';
import { focusItem } from '@oa-profile/ui/internal';
import { clsx } from 'clsx';
import { useLayoutEffect, useRef, type ReactElement, type RefObject } from 'react';
import type { MoreItems } from './section.js';
import styles from './show-more.module.css';

/** Props of {@link ShowMore}. */
export interface ShowMoreProps {
  /** From the section's props. Without it nothing is shown. */
  more: MoreItems | undefined;
  /** Element around all loaded `<li>`: the focus moves to the first new one. */
  list: RefObject<HTMLElement | null>;
  /** 'Show more posts' */
  label: string;
  /** 'Unable to load more posts.' */
  failure: string;
  /** Called in addition to loading when it is pressed. */
  onPress?: (() => void) | undefined;
  className?: string | undefined;
}

/**
 * Loads the next page of a long list. Render it even without `more`: the last page removes the button, and the focus
 * must move on.
 *
 * @example
 * ```tsx
 * <ul ref={list}>…</ul>
 * <ShowMore more={more} list={list} label={t('showMore')} failure={t('showMore.failed')} />
 * ```
 */
export function ShowMore({
  more,
  list,
  label,
  failure,
  onPress,
  className,
}: ShowMoreProps): ReactElement | null {
  const t = useTexts(commonTexts);
  const button = useRef<HTMLButtonElement>(null);
  /** The items at the time of the press: new ones do not always come last. */
  const shownBefore = useRef<ReadonlySet<Element>>(undefined);

  useLayoutEffect(() => {
    const before = shownBefore.current;
    const item = before && itemsOf(list).find((each) => !before.has(each));
    if (!item) return;
    shownBefore.current = undefined;
    const { activeElement } = document;
    if (activeElement === document.body || activeElement === button.current) focusItem(item);
  });

  if (!more) return null;
  const load = (): void => {
    shownBefore.current = new Set(itemsOf(list));
    onPress?.();
    more.load();
  };
  const failed = more.status === 'Failure';
  return (
    <div className={clsx(styles.more, className)}>
      <LiveRegion urgent>{failed && <InlineMessage tone="warning">{failure}</InlineMessage>}</LiveRegion>
      {/* The same button in every state, so that it keeps the focus. */}
      <Button ref={button} wide pending={more.status === 'Loading'} onClick={load}>
        {failed ? t('common.retry') : label}
      </Button>
    </div>
  );
}

function itemsOf(list: RefObject<HTMLElement | null>): HTMLElement[] {
  return [...(list.current?.querySelectorAll('li') ?? [])];
}
