import { commonTexts } from '@oa-profile/i18n';
import { useTexts } from '@oa-profile/i18n/react';
import type { BasicInfo } from '@oa-profile/api-client/schemas';
import type { SectionProps } from '@oa-profile/plugin-sdk';
import { HoursRow, lastCallOf } from '@oa-profile/plugin-sdk/hours';
import {
  cardIcon,
  checkIcon,
  Chips,
  DescriptionList,
  DescriptionRow,
  shieldIcon,
  ShowAllLink,
} from '@oa-profile/ui';
import type { ReactElement } from 'react';
import { AddressRow, PhoneRow, StationsRow, WebsitesRow } from './contact/contact-rows.js';
import { FacilitiesRow, PricesRow } from './offer/offer-rows.js';
import styles from './basic-info-section.module.css';
import { isEmptyBasicInfo } from './is-empty-basic-info.js';
import { basicInfoTexts } from './texts.js';

const WEBSITES_IN_SUMMARY = 1;

/** In the order of a visitor's questions: can I go now, where is it, how do I contact them, and what will I find. */
export function BasicInfoSection({ data, context, wholeHref }: SectionProps<BasicInfo>): ReactElement {
  const t = useTexts(basicInfoTexts);
  const common = useTexts(commonTexts);
  const { hours, address, stations, phone, websites } = data;
  const { priceRanges, paymentMethods, facilities, seats, healthAndSafety } = data;
  const hoursProps = { texts: basicInfoTexts, context, lastCall: lastCallOf(context.account) };
  const hasSummary = hours || address || phone || websites.length > 0;
  if (wholeHref !== undefined && hasSummary) {
    const restIsEmpty = isEmptyBasicInfo({
      ...data,
      hours: undefined,
      address: undefined,
      phone: undefined,
      websites: websites.slice(WEBSITES_IN_SUMMARY),
    });
    return (
      <>
        {address && context.AddressPicture && (
          <div data-in-summary="">
            <context.AddressPicture />
          </div>
        )}
        <DescriptionList>
          {hours && <HoursRow hours={hours} {...hoursProps} />}
          {address && <AddressRow address={address} isSummary context={context} />}
          {phone && <PhoneRow phone={phone} context={context} />}
          {websites.length > 0 && (
            <WebsitesRow websites={websites.slice(0, WEBSITES_IN_SUMMARY)} context={context} />
          )}
        </DescriptionList>
        {!restIsEmpty && (
          <ShowAllLink href={wholeHref} label={common('common.allDetails')} className={styles.all} />
        )}
      </>
    );
  }
  return (
    <DescriptionList>
      {hours && <HoursRow hours={hours} {...hoursProps} days="open" />}
      {address && <AddressRow address={address} context={context} />}
      {stations.length > 0 && <StationsRow stations={stations} context={context} />}
      {phone && <PhoneRow phone={phone} context={context} />}
      {websites.length > 0 && <WebsitesRow websites={websites} context={context} />}
      {priceRanges.length > 0 && <PricesRow priceRanges={priceRanges} context={context} />}
      {paymentMethods.length > 0 && (
        <DescriptionRow icon={cardIcon} label={t('payment')}>
          <Chips chips={paymentMethods.map((name) => ({ text: t(`payment.${name}`) }))} />
        </DescriptionRow>
      )}
      {(facilities.length > 0 || seats !== undefined) && (
        <FacilitiesRow facilities={facilities} seats={seats} context={context} />
      )}
      {healthAndSafety.length > 0 && (
        <DescriptionRow icon={shieldIcon} label={t('health')}>
          <Chips chips={healthAndSafety.map((name) => ({ icon: checkIcon, text: t(`health.${name}`) }))} />
        </DescriptionRow>
      )}
    </DescriptionList>
  );
}
