import { userMessageKeys, type ErrorCode } from '@oa-profile/errors';
import { commonTexts } from '@oa-profile/i18n';
import { I18nextProvider, useTexts } from '@oa-profile/i18n/react';
import { Button, Icon, warningIcon } from '@oa-profile/ui';
import type { i18n } from 'i18next';
import type { ReactElement } from 'react';
import './error-page.css';

/** A way on, as a button. */
export interface ErrorPageWay {
  label: string;
  href: string;
}

/** Props of {@link ErrorPage}. */
export interface ErrorPageProps {
  code: ErrorCode;
  i18n: i18n;
  /** Where the visitor can go from here, the best way first. */
  ways: readonly ErrorPageWay[];
  /**
   * Whether a script can close the page here. The button for it, marked `data-close`, is hidden until that script shows
   * it.
   *
   * @default false
   */
  canClose?: boolean;
}

/** The page shown instead of an unavailable profile: what happened, and a way on. It works without script. */
export function ErrorPage({ i18n, ...props }: ErrorPageProps): ReactElement {
  return (
    <I18nextProvider i18n={i18n}>
      <ErrorContent {...props} />
    </I18nextProvider>
  );
}

function ErrorContent({ code, ways, canClose = false }: Omit<ErrorPageProps, 'i18n'>): ReactElement {
  const t = useTexts(commonTexts);
  const notFound = userMessageKeys[code] === 'error.pageNotFound';
  const forbidden = code === 'FORBIDDEN_SEARCH_ID';
  return (
    <main data-oa="" className="oa-error-page">
      <Icon shape={warningIcon} size="large" className="oa-error-page-icon" />
      <h1 className="oa-error-page-title">
        {t(forbidden ? 'forbidden.title' : notFound ? 'error.pageNotFound' : 'unavailable.title')}
      </h1>
      <p className="oa-error-page-text">
        {t(forbidden ? 'forbidden.hint' : notFound ? 'notFound.hint' : userMessageKeys[code])}
      </p>
      <div className="oa-error-page-ways">
        {ways.map(({ label, href }, place) => (
          <Button key={href} href={href} variant={place === 0 ? 'primary' : 'secondary'} wide>
            {label}
          </Button>
        ))}
        {canClose && (
          <Button wide hidden data-close="">
            {t('common.close')}
          </Button>
        )}
      </div>
    </main>
  );
}
