import { useProfileSelector } from '@oa-profile/plugin-sdk/page';
import { langAttribute } from '@oa-profile/i18n';
import { FormattedText, useFormatters, useLanguage } from '@oa-profile/i18n/react';
import type { ReportableItem } from '@oa-profile/plugin-sdk/internal';
import type { ReactElement } from 'react';
import styles from './report-form.module.css';

interface ReportedItemCardProps {
  item: ReportableItem;
}

/** The reported item: its author, its date and its first lines. */
export function ReportedItemCard({
  item: { author, body, language, createdAt },
}: ReportedItemCardProps): ReactElement {
  const { date } = useFormatters(useProfileSelector(({ page }) => page.account.timeZone));
  const lang = langAttribute(language, useLanguage());
  return (
    <blockquote className={styles.item}>
      <p className={styles.author} lang={lang}>
        {author}
      </p>
      {createdAt && (
        <FormattedText as="time" className={styles.hint} dateTime={createdAt}>
          {date(new Date(createdAt))}
        </FormattedText>
      )}
      {body && (
        <p className={styles.words} lang={lang}>
          {body}
        </p>
      )}
    </blockquote>
  );
}
