import { langAttribute, textAround } from '@oa-profile/i18n';
import { FormattedText, useFormatters, useTexts } from '@oa-profile/i18n/react';
import { accountLang, PlainText, type PluginContext } from '@oa-profile/plugin-sdk';
import { TranslationRow, useTextTranslation } from '@oa-profile/plugin-sdk/translation';
import { useId, type ReactElement, type ReactNode } from 'react';
import { clsx } from 'clsx';
import { itemId } from '@oa-profile/api-client/schemas/building-blocks';
import { is } from 'valibot';
import type { Reviews } from '../data.js';
import { Stars } from '../stars/stars.js';
import { reviewsTexts } from '../texts.js';
import styles from './review.module.css';
import { isLongText } from './is-long-text.js';

interface ReviewProps {
  item: Reviews['items'][number];
  context: PluginContext;
  /** Address of the form that reports it. */
  reportHref: string | undefined;
}

function Review({
  item: { author, stars, body, language, createdAt, reply },
  context,
  reportHref,
}: ReviewProps): ReactElement {
  const t = useTexts(reviewsTexts);
  const lang = langAttribute(language, context.language);
  const authorId = useId();
  const translation = useTextTranslation({
    text: body?.trim() ?? '',
    lang,
    action: 'translateReview',
    context,
  });
  const { date, number } = useFormatters(context.account.timeZone);
  return (
    <>
      <h3 id={authorId} className={styles.author} lang={lang}>
        {author}
      </h3>
      <div className={styles.facts}>
        <Stars rating={stars} label={t('rating', { rating: number(stars) })} />
        {createdAt && (
          <FormattedText as="time" dateTime={createdAt}>
            {date(new Date(createdAt))}
          </FormattedText>
        )}
      </div>
      {body && (
        <>
          <TranslationRow translation={translation} texts={reviewsTexts} describedBy={authorId} />
          <FoldedText
            text={translation.text}
            lang={translation.lang}
            // The row above has space of its own.
            className={translation.languageName === undefined ? styles.body : undefined}
            onUnfold={() => context.emit({ type: 'action', name: 'readReview' })}
          >
            {translation.text}
          </FoldedText>
        </>
      )}
      {reply && <Reply reply={reply} context={context} />}
      {reportHref && (
        <a href={reportHref} className={styles.report} aria-describedby={authorId}>
          {t('report')}
        </a>
      )}
    </>
  );
}

interface ReplyProps {
  reply: NonNullable<Reviews['items'][number]['reply']>;
  context: PluginContext;
}

/** The account's answer to a review. */
function Reply({ reply: { body, language, createdAt }, context }: ReplyProps): ReactElement {
  const t = useTexts(reviewsTexts);
  const { name, timeZone } = context.account;
  const own = accountLang(context);
  const lang = language === undefined ? own : langAttribute(language, context.language);
  const replierId = useId();
  const translation = useTextTranslation({ text: body, lang, action: 'translateReply', context });
  const [before, after] = textAround((replier) => t('reply', { name: replier }));
  const { date } = useFormatters(timeZone);
  return (
    <div className={styles.reply} data-reply="">
      <div className={styles.facts}>
        <span id={replierId} className={styles.replier}>
          {before}
          <span lang={own}>{name}</span>
          {after}
        </span>
        {createdAt && (
          <FormattedText as="time" dateTime={createdAt}>
            {date(new Date(createdAt))}
          </FormattedText>
        )}
      </div>
      <TranslationRow translation={translation} texts={reviewsTexts} describedBy={replierId} />
      <FoldedText text={translation.text} lang={translation.lang}>
        <PlainText text={translation.text} />
      </FoldedText>
    </div>
  );
}

interface FoldedTextProps {
  /** The text that is shown, to check its length. */
  text: string;
  lang: string | undefined;
  children: ReactNode;
  onUnfold?: () => void;
  className?: string | undefined;
}

/**
 * The first lines of a long text, and all of them when the visitor asks. The switch is a native `<details>` below the
 * text, which only CSS uses: the whole text stays available to search engines, find-in-page and screen readers.
 */
function FoldedText({ text, lang, children, onUnfold, className }: FoldedTextProps): ReactElement {
  const t = useTexts(reviewsTexts);
  const isLong = isLongText(text);
  return (
    <div className={clsx(isLong && styles.folded, className)}>
      <div className={styles.text} lang={lang}>
        {children}
      </div>
      {isLong && (
        <details
          className={styles.switch}
          onToggle={(event) => event.currentTarget.open && onUnfold?.()}
          // It may have been opened before hydration.
          suppressHydrationWarning
        >
          <summary className={styles.summary}>
            <span className={styles.whenFolded}>{t('readMore')}</span>
            <span className={styles.whenUnfolded}>{t('readLess')}</span>
          </summary>
        </details>
      )}
    </div>
  );
}

interface ReviewListProps {
  items: Reviews['items'];
  context: PluginContext;
  /** Whether each can be reported here. */
  canReport: boolean;
  /** Whether the first gets the focus, since the visitor asked for these. */
  takesFocus: boolean;
}

export function ReviewList({ items, context, canReport, takesFocus }: ReviewListProps): ReactElement {
  return (
    <ul role="list">
      {items.map((item, index) => (
        <li key={item.id} className={styles.review} tabIndex={takesFocus && index === 0 ? -1 : undefined}>
          <Review
            item={item}
            context={context}
            reportHref={canReport && is(itemId, item.id) ? context.reportHref?.(item.id) : undefined}
          />
        </li>
      ))}
    </ul>
  );
}
