import { actionMessageKeys } from '@oa-profile/errors';
import { useProfileDispatch, useProfileSelector } from '@oa-profile/plugin-sdk/page';
import { commonTexts, sentences } from '@oa-profile/i18n';
import { useFormatters, useLanguage, useTexts } from '@oa-profile/i18n/react';
import { Button, InlineMessage, LiveRegion } from '@oa-profile/ui';
import { useRef, type ReactElement, type SubmitEvent } from 'react';
import { PartyField } from './party-field.js';
import { changeParty } from './queue-flow.js';
import { selectQueue, wantedSize } from './queue-state.js';
import { queueTexts } from './queue-texts.js';
import styles from './ticket-card.module.css';
import type { Ticket } from './ticket.js';

/** How many a number is for, and how many come instead. */
export function ChangeParty({ ticket: { partySize } }: { ticket: Ticket }): ReactElement {
  const t = useTexts(queueTexts);
  const common = useTexts(commonTexts);
  const language = useLanguage();
  const dispatch = useProfileDispatch();
  const { number } = useFormatters(useProfileSelector(({ page }) => page.account.timeZone));
  const { changing } = useProfileSelector(selectQueue);
  const wanted = useProfileSelector((state) => wantedSize(selectQueue(state)));
  const registered = useRef<HTMLDivElement>(null);
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    void dispatch(changeParty()).then(() => {
      // The pressed button is gone, unless the change has failed.
      if (document.activeElement === document.body) registered.current?.focus();
    });
  };
  return (
    <form className={styles.change} onSubmit={submit}>
      <div ref={registered} tabIndex={-1} className={styles.registered}>
        <LiveRegion>
          {t('party.registered', { count: partySize, displayCount: number(partySize) })}
        </LiveRegion>
      </div>
      <PartyField />
      <LiveRegion urgent className={styles.failure}>
        {changing.status === 'Failure' && (
          <InlineMessage tone="critical">
            <p>
              {sentences(language, [
                t('change.failed'),
                common(actionMessageKeys[changing.code ?? 'UNKNOWN']),
              ])}
            </p>
          </InlineMessage>
        )}
      </LiveRegion>
      {wanted !== partySize && (
        <Button type="submit" wide pending={changing.status === 'Loading'}>
          {t('change.label')}
        </Button>
      )}
    </form>
  );
}
