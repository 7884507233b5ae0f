import { langAttribute, textAround } from '@oa-profile/i18n';
import { FormattedText, useFormatters, useTexts } from '@oa-profile/i18n/react';
import { accountLang, PlainText, type PluginContext } from '@oa-profile/plugin-sdk';
import { TranslationRow, useTextTranslation } from '@oa-profile/plugin-sdk/translation';
import { useId, type ReactElement } from 'react';
import type { Reviews } from '../data.js';
import { reviewsTexts } from '../texts.js';
import { FoldedText } from './folded-text.js';
import styles from './review.module.css';

interface ReplyProps {
  reply: NonNullable<Reviews['items'][number]['reply']>;
  context: PluginContext;
}

/** The account's answer to a review. */
export function Reply({ reply: { body, language, createdAt }, context }: ReplyProps): ReactElement {
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
