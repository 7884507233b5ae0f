import type { PaymentMethod } from '@oa-profile/api-client/schemas';
import { useTexts } from '@oa-profile/i18n/react';
import { Chips, cardIcon, DescriptionRow } from '@oa-profile/ui';
import type { ReactElement } from 'react';
import { basicInfoTexts } from '../texts.js';

interface PaymentRowProps {
  methods: readonly PaymentMethod[];
}

/** Ways to pay at the place itself. */
export function PaymentRow({ methods }: PaymentRowProps): ReactElement {
  const t = useTexts(basicInfoTexts);
  return (
    <DescriptionRow icon={cardIcon} label={t('payment')}>
      <Chips chips={methods.map((name) => ({ text: t(`payment.${name}`) }))} />
    </DescriptionRow>
  );
}
