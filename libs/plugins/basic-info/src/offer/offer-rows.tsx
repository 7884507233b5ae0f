import type { BasicInfo, Facility } from '@oa-profile/api-client/schemas';
import { FormattedText, useFormatters, useTexts } from '@oa-profile/i18n/react';
import { AskAbout, type PluginContext } from '@oa-profile/plugin-sdk';
import {
  Chips,
  DescriptionRow,
  doorIcon,
  noSmokingIcon,
  parkingIcon,
  powerIcon,
  priceTagIcon,
  seatIcon,
  wifiIcon,
  type IconShape,
} from '@oa-profile/ui';
import { useId, type ComponentProps, type ReactElement } from 'react';
import { basicInfoTexts } from '../texts.js';
import styles from './offer.module.css';
import { priceText } from './price-text.js';

interface FacilitiesRowProps {
  facilities: readonly Facility[];
  seats: number | undefined;
  context: PluginContext;
}

const icons: Readonly<Record<Facility, IconShape>> = {
  freeWifi: wifiIcon,
  noSmoking: noSmokingIcon,
  parking: parkingIcon,
  powerOutlets: powerIcon,
  privateRooms: doorIcon,
};

export function FacilitiesRow({ facilities, seats, context }: FacilitiesRowProps): ReactElement {
  const t = useTexts(basicInfoTexts);
  const { number } = useFormatters(context.account.timeZone);
  const chips: ComponentProps<typeof Chips>['chips'][number][] = facilities.map((name) => ({
    icon: icons[name],
    text: t(`facilities.${name}`),
  }));
  if (seats !== undefined) {
    const text = t('facilities.seats', { count: seats, displayCount: number(seats) });
    chips.push({ icon: seatIcon, text: <FormattedText>{text}</FormattedText> });
  }
  return (
    <DescriptionRow icon={seatIcon} label={t('facilities')}>
      <Chips chips={chips} />
    </DescriptionRow>
  );
}

interface PricesRowProps {
  priceRanges: BasicInfo['priceRanges'];
  context: PluginContext;
}

/** What visitors usually spend. */
export function PricesRow({ priceRanges, context }: PricesRowProps): ReactElement {
  const t = useTexts(basicInfoTexts);
  const listId = useId();
  const formatters = useFormatters(context.account.timeZone);
  return (
    <DescriptionRow icon={priceTagIcon} label={t('prices')}>
      <ul id={listId} role="list" className={styles.prices}>
        {priceRanges.map((range) => (
          <FormattedText as="li" key={range.kind} className={styles.price}>
            <span className={styles.kind}>{t(`prices.${range.kind}`)}</span> {priceText(range, t, formatters)}
          </FormattedText>
        ))}
      </ul>
      <AskAbout fact={{ kind: 'prices', priceRanges }} describedBy={listId} context={context} />
    </DescriptionRow>
  );
}
