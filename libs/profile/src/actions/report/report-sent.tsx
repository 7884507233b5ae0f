import { TextWithName, useProfileDispatch, useProfileSelector, viewHref } from '@oa-profile/plugin-sdk/page';
import { commonTexts } from '@oa-profile/i18n';
import { useTexts } from '@oa-profile/i18n/react';
import { Button, Icon, InlineMessage, checkIcon } from '@oa-profile/ui';
import { useEffect, useRef, type ReactElement } from 'react';
import styles from './report-sent.module.css';
import { reportActions, selectReport } from './report-slice.js';
import { reportTexts } from './report-texts.js';

interface ReportSentProps {
  /** What was reported, if it is not the account. */
  about: string | undefined;
  /** It replaces the form, which had the visitor's focus. */
  takesFocus: boolean;
}

/** The report has been received. The only thing left to do is to go back. */
export function ReportSent({ about, takesFocus }: ReportSentProps): ReactElement {
  const t = useTexts(reportTexts);
  const common = useTexts(commonTexts);
  const dispatch = useProfileDispatch();
  const page = useProfileSelector((state) => state.page);
  const isEarlier = useProfileSelector((state) => {
    const report = selectReport(state);
    return report.about === about && report.confirmed?.isEarlier;
  });
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <div className={styles.sent}>
      <span className={styles.mark}>
        <Icon shape={checkIcon} size="large" />
      </span>
      <h2 className={styles.title} ref={heading} tabIndex={-1}>
        {t('sent.title')}
      </h2>
      <p className={styles.text}>
        <TextWithName>{(part) => t('sent.text', { name: part })}</TextWithName>
      </p>
      {isEarlier && <InlineMessage>{t('sent.earlier')}</InlineMessage>}
      <Button href={viewHref(page, { name: 'profile' })} variant="primary" size="large" wide>
        <TextWithName>{(part) => common('common.backTo', { name: part })}</TextWithName>
      </Button>
      {isEarlier && (
        <Button variant="quiet" wide onClick={() => dispatch(reportActions.anotherWanted())}>
          {t('sent.another')}
        </Button>
      )}
    </div>
  );
}
