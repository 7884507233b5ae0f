import { dialogOpened, useProfileDispatch, useProfileSelector } from '@oa-profile/plugin-sdk/page';
import { commonTexts, sentences } from '@oa-profile/i18n';
import { useFormatters, useLanguage, useTexts } from '@oa-profile/i18n/react';
import { Button, InlineMessage, LiveRegion } from '@oa-profile/ui';
import type { ReactElement } from 'react';
import { reservationTexts } from './reservation-texts.js';

interface ChoiceMessagesProps {
  /** The chosen time is not offered, or not any more. */
  isTimeGone: boolean;
  /** The chosen party size, if the account does not take it. */
  refusedSize: number | undefined;
}

/**
 * Says what could not be kept of a choice that was made elsewhere or earlier, by a link or a draft. What the form shows in place of
 * it must not pass for the visitor's choice.
 */
export function ChoiceMessages({ isTimeGone, refusedSize }: ChoiceMessagesProps): ReactElement {
  const t = useTexts(reservationTexts);
  const common = useTexts(commonTexts);
  const language = useLanguage();
  const dispatch = useProfileDispatch();
  const { number } = useFormatters(useProfileSelector(({ page }) => page.account.timeZone));
  return (
    <>
      <LiveRegion>
        {refusedSize !== undefined && (
          <InlineMessage tone="warning">
            {t('party.notTaken', {
              people: t('party.people', { count: refusedSize, displayCount: number(refusedSize) }),
            })}
          </InlineMessage>
        )}
        {isTimeGone && (
          <InlineMessage tone="warning">
            {sentences(language, [t('time.gone'), t('time.another')])}
          </InlineMessage>
        )}
      </LiveRegion>
      {refusedSize !== undefined && (
        <Button wide onClick={() => dispatch(dialogOpened('contact'))}>
          {common('action.contact')}
        </Button>
      )}
    </>
  );
}
