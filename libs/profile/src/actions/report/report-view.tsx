import { useProfileSelector, ViewFrame } from '@oa-profile/plugin-sdk/page';
import type { LateViewProps, ReportableItem } from '@oa-profile/plugin-sdk/internal';
import { FormattedText, useFormatters, useLanguage, useTexts } from '@oa-profile/i18n/react';
import { InlineMessage } from '@oa-profile/ui';
import { useState, type ReactElement } from 'react';
import { langAttribute } from '@oa-profile/i18n';
import { itemLine, reportedItem } from './reported-item.js';
import { ReportForm } from './report-form.js';
import { ReportSent } from './report-sent.js';
import { isSentAbout, selectReport } from './report-slice.js';
import { reportTexts } from './report-texts.js';
import styles from './report-form.module.css';

/** Reports the account, or an item of its page; each once while the page is open. */
export function ReportView({ section: plugin, itemId, onInteractive }: LateViewProps): ReactElement {
  const t = useTexts(reportTexts);
  const { account, sections } = useProfileSelector(({ page }) => page);
  const { date } = useFormatters(account.timeZone);
  const reported = plugin && itemId ? reportedItem(sections, { section: plugin, itemId }) : undefined;
  const about = reported && itemLine(reported, itemId ?? '', { t, date });
  const isSent = useProfileSelector((state) => isSentAbout(selectReport(state), about));
  const isOtherOnItsWay = useProfileSelector((state) => {
    const { sending, about: sent } = selectReport(state);
    return sending.status === 'Loading' && sent !== about;
  });
  const [wasSentBefore] = useState(isSent);
  return (
    <ViewFrame title={t(reported ? 'title.review' : 'title')}>
      <noscript>
        <InlineMessage>{t('noScript')}</InlineMessage>
      </noscript>
      {reported && <ReportedItemCard item={reported} />}
      {isSent ? (
        <ReportSent about={about} takesFocus={!wasSentBefore} />
      ) : (
        // A new form once another report has been sent or has failed: the words in it are then gone, or may be changed.
        <ReportForm key={`${about} ${isOtherOnItsWay}`} about={about} onInteractive={onInteractive} />
      )}
    </ViewFrame>
  );
}

interface ReportedItemCardProps {
  item: ReportableItem;
}

/** The reported item: its author, its date and its first lines. */
function ReportedItemCard({
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
