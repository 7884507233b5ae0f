import { FieldError, useProfileSelector } from '@oa-profile/plugin-sdk/page';
import { FormattedText, useTexts } from '@oa-profile/i18n/react';
import { clsx } from 'clsx';
import { useId, type ReactElement } from 'react';
import styles from './report-form.module.css';
import { reportTexts } from './report-texts.js';

interface AgreementFieldProps {
  initial: boolean;
  isMissing: boolean;
  /** How the report names what it is about, if that is not the account. */
  about: string | undefined;
}

/** Says what is shared, and asks whether the visitor agrees. */
export function AgreementField({ initial, isMissing, about }: AgreementFieldProps): ReactElement {
  const t = useTexts(reportTexts);
  const { account, origin } = useProfileSelector(({ page }) => page);
  const id = useId();
  const noticeId = `${id}-notice`;
  const errorId = `${id}-error`;
  return (
    <section aria-labelledby={`${id}-title`}>
      <h2 className={styles.title} id={`${id}-title`}>
        {t('agreement.title')}
      </h2>
      <div className={clsx(styles.card, isMissing && styles.wrong)}>
        <div className={styles.notice} id={noticeId}>
          <p>{t('agreement.intro')}</p>
          <ul className={styles.shared}>
            <li>{t('agreement.page', { name: account.name })}</li>
            {about !== undefined && <FormattedText as="li">{about}</FormattedText>}
            {/* In a browser nobody is signed in. */}
            {origin === 'liff' && <li>{t('agreement.account')}</li>}
            <li>{t('agreement.words')}</li>
          </ul>
        </div>
        <label className={styles.choice}>
          <input
            type="checkbox"
            className={styles.mark}
            name="agreed"
            defaultChecked={initial}
            aria-required="true"
            aria-invalid={isMissing}
            aria-describedby={isMissing ? `${noticeId} ${errorId}` : noticeId}
          />
          <span>{t('agreement.label')}</span>
        </label>
      </div>
      {isMissing && <FieldError id={errorId}>{t('agreement.missing')}</FieldError>}
    </section>
  );
}
