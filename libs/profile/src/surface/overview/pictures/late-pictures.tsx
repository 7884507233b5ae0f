import { type LateProps, overviewOf, useProfileSelector } from '@oa-profile/plugin-sdk/page';
import { commonTexts } from '@oa-profile/i18n';
import { useTexts } from '@oa-profile/i18n/react';
import { Picture } from '@oa-profile/ui';
import { useEffect, useMemo, useState, type KeyboardEvent, type ReactElement } from 'react';
import { HighlightLink } from '../highlight-link.js';
import { useSectionsNow } from '../use-sections-now.js';
import { headPictures } from './head-pictures.js';
import styles from './pictures.module.css';

/**
 * The cover and the newest pictures of posts and goods: a row to scroll on a phone, one large and two small ones where the
 * profile card is a column. Each says which one it is, so that this is true without script, too. They are one stop of the
 * keyboard, before all that the visitor has come for; arrow keys go on in the row, and without script the pictures are
 * below, in their sections.
 */
export function Pictures({ onInteractive }: LateProps): ReactElement | null {
  useEffect(onInteractive, [onInteractive]);
  const t = useTexts(commonTexts);
  const outline = useSectionsNow(useProfileSelector(({ page }) => overviewOf(page)));
  const cover = useProfileSelector(({ page }) => page.account.cover);
  const all = useMemo(() => headPictures(outline, cover), [outline, cover]);
  const [missing, setMissing] = useState<readonly string[]>([]);
  const [focused, setFocused] = useState<string>();
  const shown = all.filter(({ picture: { url } }) => !missing.includes(url));
  if (shown.length === 0) return null;
  const first = shown.find(({ found }) => found);
  // Back from any of them Tab leads out of the row.
  const stop = focused ?? first?.picture.url;
  return (
    // In a row that is marked so, the page brings what gets the keyboard's focus into sight.
    <div role="group" aria-label={t('header.pictures')} data-row="" className={styles.row} onKeyDown={goOn}>
      {shown.map(({ picture, lang, found }, place) => {
        const shape = (
          <Picture
            picture={picture}
            lang={lang}
            shape="fill"
            loading={place === 0 ? 'eager' : 'lazy'}
            fetchPriority={place === 0 ? 'high' : 'low'}
            missing="nothing"
            onMissing={() => setMissing((before) => [...before, picture.url])}
          />
        );
        const attributes = { className: styles.item, 'data-place': `${place + 1}/${shown.length}` };
        return found ? (
          <HighlightLink
            key={picture.url}
            {...attributes}
            found={found}
            tabIndex={picture.url === stop ? undefined : -1}
            onFocus={() => setFocused(picture.url)}
            onBlur={() => setFocused(undefined)}
          >
            {shape}
          </HighlightLink>
        ) : (
          <span key={picture.url} {...attributes}>
            {shape}
          </span>
        );
      })}
    </div>
  );
}

/** Moves the focus to the link before or after, of those that are shown. */
function goOn(event: KeyboardEvent<HTMLElement>): void {
  const { key, currentTarget: row, altKey, ctrlKey, metaKey, shiftKey } = event;
  const right = getComputedStyle(row).direction === 'rtl' ? -1 : 1;
  const step = { ArrowLeft: -right, ArrowRight: right }[key];
  // With others an arrow key is the browser's, as for one page back.
  if (step === undefined || altKey || ctrlKey || metaKey || shiftKey) return;
  const links = [...row.querySelectorAll('a')].filter((link) => link.getClientRects().length > 0);
  const next = links[links.indexOf(event.target as HTMLAnchorElement) + step];
  // At the end the row scrolls on to the cover, as any row does.
  if (!next) return;
  event.preventDefault();
  next.focus();
}
