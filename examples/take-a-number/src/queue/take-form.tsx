import { actionMessageKeys } from '@oa-profile/errors';
import { useProfileDispatch, useProfileSelector } from '@oa-profile/plugin-sdk/page';
import { commonTexts, sentences } from '@oa-profile/i18n';
import { useLanguage, useTexts } from '@oa-profile/i18n/react';
import { Button, InlineMessage, LiveRegion } from '@oa-profile/ui';
import type { ReactElement, SubmitEvent } from 'react';
import { givenQueue } from './given-queue.js';
import { numberIcon } from './number-icon.js';
import { PartyField } from './party-field.js';
import { takeNumber } from './queue-flow.js';
import { selectQueue } from './queue-state.js';
import { queueTexts } from './queue-texts.js';
import styles from './queue-view.module.css';

/** How many are coming, and the button that takes a number for them. */
export function TakeForm(): ReactElement {
  const t = useTexts(queueTexts);
  const dispatch = useProfileDispatch();
  const page = useProfileSelector((state) => state.page);
  const { taking, line = givenQueue(page)?.line } = useProfileSelector(selectQueue);
  const isTaking = taking.status === 'Loading';
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    void dispatch(takeNumber());
  };
  if (line?.isOpen === false) return <InlineMessage>{t('line.closed')}</InlineMessage>;
  return (
    <form className={styles.form} onSubmit={submit}>
      <p>{t('description')}</p>
      <PartyField />
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
