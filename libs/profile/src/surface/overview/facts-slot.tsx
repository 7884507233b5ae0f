import { LatePart } from '@oa-profile/plugin-sdk/internal';
import { addTexts } from '@oa-profile/i18n';
import { memo, type ReactElement } from 'react';

interface FactsSlotProps {
  part: 'strip' | 'offer';
}

/** The place of the fact strip, or of the offer: the server's markup works, and late code keeps it up to date. */
export const FactsSlot = memo(function FactsSlot({ part }: FactsSlotProps): ReactElement {
  return (
    <LatePart
      load={async (i18n) => {
        const { FactStrip, OfferLine, factTexts } = await import('./index.js');
        await addTexts(i18n, factTexts);
        return part === 'strip' ? FactStrip : OfferLine;
      }}
      name={`facts ${part}`}
      saysFailure={false}
    />
  );
});
