import type { BasicInfo } from '@oa-profile/api-client/schemas';
import type { SectionProps } from '@oa-profile/plugin-sdk';
import { HoursRow } from '@oa-profile/plugin-sdk/hours';
import { DescriptionList } from '@oa-profile/ui';
import type { ReactElement } from 'react';
import { AddressRow } from './contact/address-row.js';
import { PhoneRow } from './contact/phone-row.js';
import { StationsRow } from './contact/stations-row.js';
import { WebsitesRow } from './contact/websites-row.js';
import { FacilitiesRow } from './offer/facilities-row.js';
import { HealthRow } from './offer/health-row.js';
import { PaymentRow } from './offer/payment-row.js';
import { PricesRow } from './offer/prices-row.js';
import { basicInfoTexts } from './texts.js';

/** In the order in which a visitor asks: can I go now, where to, how do I reach them, and what will I find. */
export function BasicInfoSection({ data, context }: SectionProps<BasicInfo>): ReactElement {
  const { hours, address, stations, phone, websites } = data;
  const { priceRanges, paymentMethods, facilities, seats, healthAndSafety } = data;
  return (
    <DescriptionList>
      {hours && <HoursRow hours={hours} texts={basicInfoTexts} context={context} />}
      {address && <AddressRow address={address} context={context} />}
      {stations.length > 0 && <StationsRow stations={stations} context={context} />}
      {phone && <PhoneRow phone={phone} context={context} />}
      {websites.length > 0 && <WebsitesRow websites={websites} context={context} />}
      {priceRanges.length > 0 && <PricesRow priceRanges={priceRanges} context={context} />}
      {paymentMethods.length > 0 && <PaymentRow methods={paymentMethods} />}
      {(facilities.length > 0 || seats !== undefined) && (
        <FacilitiesRow facilities={facilities} seats={seats} context={context} />
      )}
      {healthAndSafety.length > 0 && <HealthRow measures={healthAndSafety} />}
    </DescriptionList>
  );
}
