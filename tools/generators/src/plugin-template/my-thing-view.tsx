import {
  chatHref,
  type LateProps,
  useProfileDispatch,
  useProfileSelector,
  ViewFrame,
} from '@oa-profile/plugin-sdk/page';
import { useTexts } from '@oa-profile/i18n/react';
import { Button, chatIcon } from '@oa-profile/ui';
import { type ReactElement, useEffect, useId } from 'react';
import { recallDraft, selectText, writeDraft } from './my-thing-draft.js';
import { myThingTexts } from './my-thing-texts.js';
import styles from './my-thing.module.css';

/** Most characters: what a device keeps has to be small. */
const MAX_LENGTH = 5000;

/** A field for a message, and the way into the chat with it. */
export function MyThingView({ onInteractive }: LateProps): ReactElement {
  const t = useTexts(myThingTexts);
  const dispatch = useProfileDispatch();
  const appLinks = useProfileSelector(({ page }) => page.appLinks);
  const text = useProfileSelector(selectText);
  // In the app, it may be known late whose draft is shown.
  const connection = useProfileSelector((state) => state.connection);
  const id = useId();
  useEffect(() => dispatch(recallDraft()), [dispatch, connection]);
  useEffect(onInteractive, [onInteractive]);
  return (
    <ViewFrame title={t('title')}>
      <label className={styles.label} htmlFor={id}>
        {t('label')}
      </label>
      <textarea
        className={styles.text}
        id={id}
        rows={5}
        maxLength={MAX_LENGTH}
        aria-describedby={`${id}-hint`}
        value={text}
        onChange={({ currentTarget }) => dispatch(writeDraft(currentTarget.value))}
      />
      <p className={styles.hint} id={`${id}-hint`}>
        {t('hint')}
      </p>
      <Button variant="primary" icon={chatIcon} wide href={chatHref(appLinks, text)}>
        {t('send')}
      </Button>
    </ViewFrame>
  );
}
