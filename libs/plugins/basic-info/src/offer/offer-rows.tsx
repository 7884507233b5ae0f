import type { Facility } from '@oa-profile/api-client/schemas';
import { FormattedText, useFormatters, useTexts } from '@oa-profile/i18n/react';
import type { PluginContext } from '@oa-profile/plugin-sdk';
import {
  Chips,
  DescriptionRow,
  doorIcon,
  noSmokingIcon,
  parkingIcon,
  powerIcon,
  seatIcon,
  wifiIcon,
  type IconShape,
} from '@oa-profile/ui';
import type { ComponentProps, ReactElement } from 'react';
import { basicInfoTexts } from '../texts.js';

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
