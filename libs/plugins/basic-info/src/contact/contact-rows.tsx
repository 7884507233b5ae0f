import type { BasicInfo } from '@oa-profile/api-client/schemas';
import { FormattedText, useFormatters, useTexts } from '@oa-profile/i18n/react';
import {
  accountLang,
  AskAbout,
  FactButton,
  FoldedItems,
  hostOf,
  mapLink,
  phoneText,
  ShowLocallyButton,
  telephoneUrl,
  useCopyText,
  WebLink,
  type PluginContext,
} from '@oa-profile/plugin-sdk';
import {
  checkIcon,
  copyIcon,
  DescriptionRow,
  globeIcon,
  phoneIcon,
  pinIcon,
  trainIcon,
} from '@oa-profile/ui';
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

interface PhoneRowProps {
  phone: string;
  context: PluginContext;
}

/** The number, as its reader would write it; a tap calls it. */
export function PhoneRow({ phone, context }: PhoneRowProps): ReactElement {
  const t = useTexts(basicInfoTexts);
  const url = telephoneUrl(phone);
  const text = phoneText(phone, context.language, context.account.countryCode);
  return (
    <DescriptionRow icon={phoneIcon} label={t('phone')} hideLabel>
      {url ? (
        <a
          className={styles.phone}
          href={url}
          onClick={() => context.emit({ type: 'action', name: 'callPhone' })}
        >
          {text}
        </a>
      ) : (
        text
      )}
    </DescriptionRow>
  );
}

interface StationsRowProps {
  stations: BasicInfo['stations'];
  context: PluginContext;
}

/** How many stations, and how many websites, are shown before the visitor asks for all. */
const SHOWN_FIRST = 5;

/** Nearby stations, with the minutes on foot. */
export function StationsRow({ stations, context }: StationsRowProps): ReactElement {
  const t = useTexts(basicInfoTexts);
  const { number } = useFormatters(context.account.timeZone);
  return (
    <DescriptionRow icon={trainIcon} label={t('stations')}>
      <FoldedItems items={stations} shownFirst={SHOWN_FIRST} className={styles.rest}>
        {(shown) => (
          <ul role="list" className={styles.stations}>
            {shown.map(({ name, line, walkMinutes: minutes }) => (
              <li key={`${name} ${line}`} className={styles.station}>
                <span className={styles.stationName} lang={accountLang(context)}>
                  {name} {line && <span className={styles.note}>{line}</span>}
                </span>
                {minutes !== undefined && (
                  <FormattedText className={styles.note}>
                    {t('stations.walk', { count: minutes, displayCount: number(minutes) })}
                  </FormattedText>
                )}
              </li>
            ))}
          </ul>
        )}
      </FoldedItems>
    </DescriptionRow>
  );
}

interface WebsitesRowProps {
  websites: BasicInfo['websites'];
  context: PluginContext;
}

/** The account's websites, with their hosts, so that no label can mislead. */
export function WebsitesRow({ websites, context }: WebsitesRowProps): ReactElement {
  const t = useTexts(basicInfoTexts);
  return (
    <DescriptionRow icon={globeIcon} label={t('websites')} hideLabel>
      <FoldedItems items={websites} shownFirst={SHOWN_FIRST} className={styles.rest}>
        {(shown) => (
          <ul role="list" className={styles.websites}>
            {shown.map(({ url, label }) => (
              <li key={url}>
                <WebLink href={url} action="openWebsite" context={context}>
                  <span lang={label && accountLang(context)}>{label ?? hostOf(url)}</span>
                </WebLink>
                {label && <span className={styles.host}>{hostOf(url)}</span>}
              </li>
            ))}
          </ul>
        )}
      </FoldedItems>
    </DescriptionRow>
  );
}
