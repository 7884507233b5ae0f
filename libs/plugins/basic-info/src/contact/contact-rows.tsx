import type { BasicInfo } from '@oa-profile/api-client/schemas';
import { useTexts } from '@oa-profile/i18n/react';
import {
  accountLang,
  AskAbout,
  FactButton,
  mapLink,
  ShowLocallyButton,
  useCopyText,
  WebLink,
  type PluginContext,
} from '@oa-profile/plugin-sdk';
import { checkIcon, copyIcon, DescriptionRow, pinIcon } from '@oa-profile/ui';
import { useId, type ReactElement } from 'react';
import { basicInfoTexts } from '../texts.js';
import styles from './contact.module.css';

interface AddressRowProps {
  address: NonNullable<BasicInfo['address']>;
  /** Whether the whole is shown elsewhere. @default false */
  isSummary?: boolean;
  context: PluginContext;
}

/** The address, to read, to copy and to see on a map: in a summary, on the page's own view of the place. */
export function AddressRow({ address, isSummary = false, context }: AddressRowProps): ReactElement {
  const t = useTexts(basicInfoTexts);
  const { copy, copied } = useCopyText(context);
  const textId = useId();
  const { text, note } = address;
  const placeHref = isSummary ? context.viewHref?.('place') : undefined;
  return (
    <DescriptionRow icon={pinIcon} label={t('address')} hideLabel>
      <p id={textId} className={styles.text} lang={accountLang(context)}>
        {text}
      </p>
      {note && (
        <p className={styles.note} lang={accountLang(context)}>
          {note}
        </p>
      )}
      <p className={styles.link} data-map={placeHref && ''}>
        {placeHref ? (
          <a href={placeHref}>{t('address.place')}</a>
        ) : (
          <WebLink
            href={mapLink({ ...address, name: context.account.name })}
            action="openMap"
            context={context}
          >
            {t('address.map')}
          </WebLink>
        )}
      </p>
      <div className={styles.ways}>
        <FactButton
          icon={copied ? checkIcon : copyIcon}
          describedBy={textId}
          onClick={() => void copy({ text, done: t('address.copied'), action: 'copyAddress' })}
        >
          {t('address.copy')}
        </FactButton>
        <ShowLocallyButton context={context}>{t('address.driver')}</ShowLocallyButton>
      </div>
      {!isSummary && <AskAbout fact={{ kind: 'address', text }} describedBy={textId} context={context} />}
    </DescriptionRow>
  );
}
