import { userMessageKeys, type ErrorCode } from '@oa-profile/errors';
import { commonTexts } from '@oa-profile/i18n';
import { I18nextProvider, useTexts } from '@oa-profile/i18n/react';
import { Button, Icon, retryIcon, warningIcon } from '@oa-profile/ui';
import type { i18n } from 'i18next';
import type { ReactElement } from 'react';
import './error-page.css';

/** Props of {@link ErrorPage}. */
export interface ErrorPageProps {
  code: ErrorCode;
  i18n: i18n;
  /** Address at which to try again. */
  address: string;
}

/** The page in place of a profile that cannot be shown: what happened, and a way on. It works without script. */
export function ErrorPage({ i18n, ...props }: ErrorPageProps): ReactElement {
  return (
    <I18nextProvider i18n={i18n}>
      <ErrorContent {...props} />
    </I18nextProvider>
  );
}

function ErrorContent({ code, address }: Omit<ErrorPageProps, 'i18n'>): ReactElement {
  const t = useTexts(commonTexts);
  const notFound = userMessageKeys[code] === 'error.pageNotFound';
  return (
    <main className="oa-error-page">
      <Icon shape={warningIcon} size="large" className="oa-error-page-icon" />
      <h1 className="oa-error-page-title">{t(notFound ? 'error.pageNotFound' : 'unavailable.title')}</h1>
      {notFound ? (
        <p className="oa-error-page-text">
          {t(code === 'FORBIDDEN_SEARCH_ID' ? 'forbidden.hint' : 'notFound.hint')}
        </p>
      ) : (
        <>
          <p className="oa-error-page-text">{t(userMessageKeys[code])}</p>
          <Button href={address} variant="primary" icon={retryIcon}>
            {t('common.retry')}
          </Button>
        </>
      )}
    </main>
  );
}
