import { useFormatters, useTexts } from '@oa-profile/i18n/react';
import { FoldedItems, type SectionProps } from '@oa-profile/plugin-sdk';
import { clsx } from 'clsx';
import { useRef, type ReactElement } from 'react';
import type { Reviews } from './data.js';
import { EndingNotice } from './notice/ending-notice.js';
import { ReviewList } from './review/review.js';
import styles from './reviews-section.module.css';
import { RatingSummary } from './summary/rating-summary.js';
import { reviewsTexts } from './texts.js';

/** How many reviews are shown before the visitor asks for the others. */
const SHOWN_FIRST = 30;
const SHOWN_IN_SUMMARY = 1;

/** The summary of all reviews, and the reviews one by one. */
export function ReviewsSection({ data, context, wholeHref }: SectionProps<Reviews>): ReactElement {
  const t = useTexts(reviewsTexts);
  const { number } = useFormatters(context.account.timeZone);
  const content = useRef<HTMLDivElement>(null);
  const isSummary = wholeHref !== undefined;
  const shownFirst = isSummary ? SHOWN_IN_SUMMARY : SHOWN_FIRST;
  return (
    <div ref={content} tabIndex={-1} className={clsx(styles.content, isSummary && styles.summary)}>
      <EndingNotice
        endsOn={data.endsOn}
        context={context}
        onDismiss={() => content.current?.focus({ preventScroll: true })}
      />
      <RatingSummary data={data} timeZone={context.account.timeZone} />
      <FoldedItems
        items={data.items}
        shownFirst={shownFirst}
        href={wholeHref}
        // The API sends the newest of them only.
        label={
          data.items.length < data.count
            ? t('showSome', { displayCount: number(data.items.length) })
            : t('showAll')
        }
        className={styles.more}
      >
        {(shown, isRest) => (
          <ReviewList
            items={shown}
            context={context}
            // A summary leads to all reviews, unless it has all of them.
            canReport={!isSummary || data.items.length <= SHOWN_IN_SUMMARY}
            takesFocus={isRest}
          />
        )}
      </FoldedItems>
    </div>
  );
}
