import { actionMessageKeys } from '@oa-profile/errors';
import { Choice, useProfileDispatch, useProfileSelector } from '@oa-profile/feature-sdk';
import { commonTexts, sentences } from '@oa-profile/i18n';
import { useFormatters, useLanguage, useTexts } from '@oa-profile/i18n/react';
import { Button, InlineMessage, LiveRegion, VisuallyHidden } from '@oa-profile/ui';
import { useId, type ReactElement, type SubmitEvent } from 'react';
import { givenQueue } from './given-queue.js';
import { numberIcon } from './number-icon.js';
import { takeNumber } from './queue-flow.js';
import { partySizeChosen, selectQueue } from './queue-state.js';
import { queueTexts } from './queue-texts.js';
import styles from './queue-view.module.css';
import { MOST_PEOPLE } from './ticket.js';

const sizes = Array.from({ length: MOST_PEOPLE }, (_, index) => index + 1);

/** How many are coming, and the button that takes a number for them. */
export function TakeForm(): ReactElement {
  const t = useTexts(queueTexts);
  const dispatch = useProfileDispatch();
  const page = useProfileSelector((state) => state.page);
  const { partySize, taking, line = givenQueue(page)?.line } = useProfileSelector(selectQueue);
  const { number } = useFormatters(page.account.timeZone);
  const name = useId();
  const isTaking = taking.status === 'Loading';
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    void dispatch(takeNumber());
  };
  if (line?.isOpen === false) return <InlineMessage>{t('line.closed')}</InlineMessage>;
  return (
    <form className={styles.form} onSubmit={submit}>
      <p>{t('description')}</p>
      <fieldset className={styles.party}>
        <legend className={styles.label}>{t('party.label')}</legend>
        <div className={styles.sizes}>
          {sizes.map((size) => (
            <Choice
              key={size}
              name={name}
              value={String(size)}
              checked={size === partySize}
              onChange={() => dispatch(partySizeChosen(size))}
            >
              <span aria-hidden="true">{number(size)}</span>
              <VisuallyHidden>
                {t('party.people', { count: size, displayCount: number(size) })}
              </VisuallyHidden>
            </Choice>
          ))}
        </div>
      </fieldset>
      <TakingMessage />
      <LiveRegion visuallyHidden>{isTaking && t('take.sending')}</LiveRegion>
      <Button type="submit" variant="primary" size="large" icon={numberIcon} wide pending={isTaking}>
        {t('take.label')}
      </Button>
    </form>
  );
}

/** Why there is no number yet. Another try is safe, also where the first one may have got through. */
function TakingMessage(): ReactElement {
  const t = useTexts(queueTexts);
  const common = useTexts(commonTexts);
  const language = useLanguage();
  const { status, code, refused } = useProfileSelector(selectQueue).taking;
  return (
    <LiveRegion urgent>
      {status === 'Failure' &&
        (refused ? (
          <InlineMessage tone="warning">{t(refused === 'FULL' ? 'take.full' : 'line.closed')}</InlineMessage>
        ) : (
          <InlineMessage tone="critical">
            <p>{sentences(language, [t('take.failed'), common(actionMessageKeys[code ?? 'UNKNOWN'])])}</p>
            <p>{t('take.safeToRepeat')}</p>
          </InlineMessage>
        ))}
    </LiveRegion>
  );
}
