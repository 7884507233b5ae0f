import type { Reviews } from '@oa-profile/api-client/schemas';
import { useFormatters, useTexts } from '@oa-profile/i18n/react';
import type { SectionProps } from '@oa-profile/plugin-sdk';
import { ShowAll } from '@oa-profile/ui';
import { useRef, type ReactElement } from 'react';
import { EndingNotice } from './notice/ending-notice.js';
import { ReviewList } from './review/review-list.js';
import styles from './reviews-section.module.css';
import { RatingSummary } from './summary/rating-summary.js';
import { reviewsTexts } from './texts.js';

/** How many reviews are shown before the visitor asks for the others. */
const SHOWN_FIRST = 3;

/** What visitors thought: all in all, and one by one. */
export function ReviewsSection({ data, context }: SectionProps<Reviews>): ReactElement {
  const t = useTexts(reviewsTexts);
  const { number } = useFormatters(context.account.timeZone);
  const content = useRef<HTMLDivElement>(null);
  const rest = data.items.slice(SHOWN_FIRST);
  return (
    <div ref={content} tabIndex={-1} className={styles.content}>
      <EndingNotice context={context} onDismiss={() => content.current?.focus({ preventScroll: true })} />
      <RatingSummary data={data} timeZone={context.account.timeZone} />
      <ReviewList items={data.items.slice(0, SHOWN_FIRST)} context={context} />
      {rest.length > 0 && (
        <ShowAll
          label={t('showMore', { count: rest.length, displayCount: number(rest.length) })}
          className={styles.more}
        >
          <ReviewList items={rest} context={context} continued />
        </ShowAll>
      )}
    </div>
  );
}
