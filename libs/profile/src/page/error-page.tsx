import { userMessageKeys, type ErrorCode } from '@oa-profile/errors';
import { commonTexts } from '@oa-profile/i18n';
import { I18nextProvider, useTexts } from '@oa-profile/i18n/react';
import { Avatar, Button, Icon, warningIcon } from '@oa-profile/ui';
import type { i18n } from 'i18next';
import type { ReactElement } from 'react';
import './error-page.css';

/** A way on, as a button. */
export interface ErrorPageWay {
  label: string;
  href: string;
}

/** Whose page it would be. */
export interface ErrorPageAccount {
  name: string;
  icon?: { url: string; width: number; height: number } | undefined;
  /** What the account says of itself in a few words. */
  statusMessage?: string | undefined;
  /** BCP 47 tag of these words, if known. */
  lang?: string | undefined;
}

/** Props of {@link ErrorPage}. */
export interface ErrorPageProps {
  code: ErrorCode;
  i18n: i18n;
  /** Where the visitor can go from here, the best way first. */
  ways: readonly ErrorPageWay[];
  /** The account, if it is there and only something of it is gone. @default nobody knows */
  account?: ErrorPageAccount | undefined;
  /**
   * Whether a script can close the page here. The button for it, marked `data-close`, is hidden until that script shows
   * it.
   *
   * @default false
   */
  canClose?: boolean;
  /**
   * Whether closing it is the best way, since trying again finds nothing either: that is then for those without the
   * script.
   *
   * @default false
   */
  closesFirst?: boolean;
}

/** The page shown instead of an unavailable profile: what happened, and a way on. It works without script. */
export function ErrorPage({ i18n, ...props }: ErrorPageProps): ReactElement {
  return (
    <I18nextProvider i18n={i18n}>
      <ErrorContent {...props} />
    </I18nextProvider>
  );
}

function ErrorContent({
  code,
  ways,
  account,
  canClose = false,
  closesFirst = false,
}: Omit<ErrorPageProps, 'i18n'>): ReactElement {
  const t = useTexts(commonTexts);
  const [title, text] = wordsOf(code);
  const close = canClose && (
    <Button wide hidden variant={closesFirst ? 'primary' : 'secondary'} data-close="">
      {t('common.close')}
    </Button>
  );
  return (
    <main data-oa="" className="oa-error-page">
      {account ? (
        <p className="oa-error-page-account" lang={account.lang}>
          {account.icon && (
            <Avatar name={account.name} picture={account.icon} className="oa-error-page-avatar" />
          )}
          <strong>{account.name}</strong>
          {account.statusMessage !== undefined && (
            <span className="oa-error-page-text">{account.statusMessage}</span>
          )}
        </p>
      ) : (
        <Icon shape={warningIcon} size="large" className="oa-error-page-icon" />
      )}
      <h1 className="oa-error-page-title">{t(title)}</h1>
      <p className="oa-error-page-text">{t(text)}</p>
      <div className="oa-error-page-ways">
        {closesFirst && close}
        {ways.map(({ label, href }, place) => (
          <Button
            key={href}
            href={href}
            variant={place === 0 && !(close && closesFirst) ? 'primary' : 'secondary'}
            wide
          >
            {label}
          </Button>
        ))}
        {!closesFirst && close}
      </div>
    </main>
  );
}

type WordsKey =
  | (typeof userMessageKeys)[ErrorCode]
  | 'forbidden.title'
  | 'forbidden.hint'
  | 'notFound.hint'
  | 'unavailable.title';

/** What has happened, and what that means. */
function wordsOf(code: ErrorCode): readonly [title: WordsKey, text: WordsKey] {
  if (code === 'FORBIDDEN_SEARCH_ID') return ['forbidden.title', 'forbidden.hint'];
  const message = userMessageKeys[code];
  return message === 'error.pageNotFound' ? [message, 'notFound.hint'] : ['unavailable.title', message];
}
