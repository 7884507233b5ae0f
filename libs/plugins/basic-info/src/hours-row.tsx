import type { BasicInfo } from '@oa-profile/api-client/schemas';
import { useTexts } from '@oa-profile/i18n/react';
import type { PluginContext } from '@oa-profile/plugin-sdk';
import { OpeningHours } from '@oa-profile/plugin-sdk/hours';
import { clockIcon, DescriptionRow } from '@oa-profile/ui';
import type { ReactElement } from 'react';
import { basicInfoTexts } from './texts.js';

interface HoursRowProps {
  hours: NonNullable<BasicInfo['hours']>;
  context: PluginContext;
}

/** Whether one can go there now, and below it the days to come. */
export function HoursRow({ hours, context }: HoursRowProps): ReactElement {
  const t = useTexts(basicInfoTexts);
  return (
    <DescriptionRow icon={clockIcon} label={t('hours')} hideLabel>
      <OpeningHours hours={hours} texts={basicInfoTexts} context={context} />
    </DescriptionRow>
  );
}
