import type { Account, CallOptions, PageSection, SubPage } from '@oa-profile/api-client';
import {
  basicInfoOf,
  useLocalLanguage,
  usePageEnvironment,
  useProfileSelector,
  type ProfileServices,
} from '@oa-profile/plugin-sdk/page';
import { commonTexts, langAttribute } from '@oa-profile/i18n';
import { useLanguage, useTexts } from '@oa-profile/i18n/react';
import { mapLink, phoneText, telephoneUrl } from '@oa-profile/plugin-sdk';
import { Button, ExternalButton, phoneIcon } from '@oa-profile/ui';
import { useCallback, type ReactElement } from 'react';
import type { BasicInfo } from '@oa-profile/api-client/schemas';
import { OriginalTextDialog } from './original-text-dialog.js';
import { originalTexts } from './original-texts.js';
import styles from './original-text.module.css';
import { useAnswerInLocalLanguage } from './use-answer-in-local-language.js';
import { useRequest } from './use-request.js';

/**
 * Name and address, large and in the language of the account's country, for the visitor's driver. They come
 * from the API's answer in that language; if that is missing, the page's own words are better than nothing.
 */
export function DriverDialog(): ReactElement {
  const t = useTexts(originalTexts);
  const common = useTexts(commonTexts);
  const language = useLanguage();
  const localLanguage = useLocalLanguage();
  const { services } = usePageEnvironment();
  const page = useProfileSelector((state) => state.page);
  const ask = useCallback(
    async ({ api }: ProfileServices, options: CallOptions): Promise<PlaceWords> => {
      const own = placeWords(page);
      // The page of an account that writes in its country's language has the words already.
      if (own.language === localLanguage) return own;
      const answer = await (await api()).getAccountPage(page.account.basicSearchId, options);
      return placeWords(answer);
    },
    [page, localLanguage],
  );
  const state = useAnswerInLocalLanguage(ask);
  const request = useRequest('driver.request');
  const own = placeWords(page);
  const local = state.answer?.address ? state.answer : own;
  const lang = langAttribute(local.language, language);
  const { phone = '' } = local;
  const telephone = telephoneUrl(phone);
  const track = (label: string) => () => services.track({ name: 'action', label: `driver ${label}` });
  return (
    <OriginalTextDialog
      title={t('driver.title')}
      state={state}
      actions={
        <>
          {telephone && (
            <Button href={telephone} icon={phoneIcon} wide onClick={track('callPhone')}>
              {phoneText(phone, localLanguage ?? language, page.account.countryCode)}
            </Button>
          )}
          {local.address && (
            <ExternalButton
              href={mapLink({ ...local.address, name: local.name })}
              newTabLabel={common('common.opensInNewTab')}
              wide
              onClick={track('openMap')}
            >
              {t('map')}
            </ExternalButton>
          )}
        </>
      }
    >
      {request && (
        <p className={styles.request} lang={langAttribute(localLanguage, language)}>
          {request}
        </p>
      )}
      <p className={styles.name} lang={lang}>
        {local.name}
      </p>
      <p className={styles.large} lang={lang}>
        {local.address?.text}
      </p>
      {local.address?.note && (
        <p className={styles.note} lang={lang}>
          {local.address.note}
        </p>
      )}
      {local.address?.text !== own.address?.text && (
        <p className={styles.own} lang={langAttribute(own.language, language)}>
          {[own.name, own.address?.text].filter(Boolean).join('\n')}
        </p>
      )}
    </OriginalTextDialog>
  );
}

/** Where the account is, in the words of one language. */
interface PlaceWords {
  /** BCP 47 tag of the language, if known. */
  language: string | undefined;
  name: string;
  address: BasicInfo['address'];
  phone: string | undefined;
}

/** Where the account is, according to the first of its pages that says so. */
function placeWords({
  account: { name, contentLanguage },
  ...pages
}: {
  account: Pick<Account, 'name' | 'contentLanguage'>;
  sections: readonly PageSection[];
  subPages?: readonly SubPage[];
}): PlaceWords {
  const info = basicInfoOf(pages);
  return { language: contentLanguage, name, address: info?.address, phone: info?.phone };
}
