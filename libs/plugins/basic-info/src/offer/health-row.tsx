import type { HealthAndSafetyMeasure } from '@oa-profile/api-client/schemas';
import { useTexts } from '@oa-profile/i18n/react';
import { Chips, checkIcon, DescriptionRow, shieldIcon } from '@oa-profile/ui';
import type { ReactElement } from 'react';
import { basicInfoTexts } from '../texts.js';

interface HealthRowProps {
  measures: readonly HealthAndSafetyMeasure[];
}

export function HealthRow({ measures }: HealthRowProps): ReactElement {
  const t = useTexts(basicInfoTexts);
  return (
    <DescriptionRow icon={shieldIcon} label={t('health')}>
      <Chips chips={measures.map((name) => ({ icon: checkIcon, text: t(`health.${name}`) }))} />
    </DescriptionRow>
  );
}
