import { commonTexts } from '@oa-profile/i18n';
import { useTexts } from '@oa-profile/i18n/react';
import { Button, Icon, checkIcon } from '@oa-profile/ui';
import { useEffect, useRef, type ReactElement } from 'react';
import { useProfileSelector } from '../store/hooks.js';
import { viewHref } from '../views/view.js';
import styles from './report-sent.module.css';
import { reportTexts } from './report-texts.js';

interface ReportSentProps {
  /** It follows the form, where the visitor's focus was. */
  takesFocus: boolean;
}

/** The report has arrived. There is nothing left to do but to go back. */
export function ReportSent({ takesFocus }: ReportSentProps): ReactElement {
  const t = useTexts(reportTexts);
  const common = useTexts(commonTexts);
  const page = useProfileSelector((state) => state.page);
  const heading = useRef<HTMLHeadingElement>(null);
  const { name } = page.account;
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
      <p className={styles.text}>{t('sent.text', { name })}</p>
      <Button href={viewHref(page, { name: 'profile' })} variant="primary" size="large" wide>
        {common('common.backTo', { name })}
      </Button>
    </div>
  );
}
