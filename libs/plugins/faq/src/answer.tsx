import { useFormatters, useTexts } from '@oa-profile/i18n/react';
import { accountLang, PlainText, type PluginContext } from '@oa-profile/plugin-sdk';
import type { ReactElement } from 'react';
import { CopyLinkButton } from './copy-link-button.js';
import type { Faq } from './data.js';
import styles from './faq.module.css';
import { faqTexts } from './texts.js';

interface AnswerProps {
  item: Faq['items'][number];
  context: PluginContext;
}

/** An answer, its date, and a button to copy its link. */
export function Answer({ item: { id, answer, updatedAt }, context }: AnswerProps): ReactElement {
  const t = useTexts(faqTexts);
  const { date } = useFormatters(context.account.timeZone);
  return (
    <>
      <PlainText text={answer} lang={accountLang(context)} />
      <div className={styles.foot}>
        {updatedAt && (
          <time className={styles.updated} dateTime={updatedAt}>
            {t('updated', { date: date(new Date(updatedAt)) })}
          </time>
        )}
        <CopyLinkButton itemId={id} context={context} />
      </div>
    </>
  );
}
