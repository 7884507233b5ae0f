import { langAttribute } from '@oa-profile/i18n';
import { FormattedText, useFormatters, useTexts } from '@oa-profile/i18n/react';
import type { PluginContext } from '@oa-profile/plugin-sdk';
import { TranslationRow, useTextTranslation } from '@oa-profile/plugin-sdk/translation';
import { useId, type ReactElement } from 'react';
import type { Reviews } from '../data.js';
import { Stars } from '../stars/stars.js';
import { reviewsTexts } from '../texts.js';
import { FoldedText } from './folded-text.js';
import { Reply } from './reply.js';
import styles from './review.module.css';

interface ReviewProps {
  item: Reviews['items'][number];
  context: PluginContext;
  /** Address of the form that reports it. */
  reportHref: string | undefined;
}

export function Review({
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
