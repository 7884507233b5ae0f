import {
  canChat,
  chatHref,
  dialogOpened,
  selectRelation,
  TextWithName,
  usePageEnvironment,
  useProfileDispatch,
  useProfileSelector,
} from '@oa-profile/plugin-sdk/page';
import { commonTexts, createFormatters, languages, unjoined } from '@oa-profile/i18n';
import { useTexts, useFormatters } from '@oa-profile/i18n/react';
import { Button, chatIcon } from '@oa-profile/ui';
import { useEffect, useState, type ReactElement } from 'react';
import styles from './confirmation.module.css';
import { reservationTexts } from './reservation-texts.js';

/** How to change or cancel: through the contact that works for this visitor. */
export function ChangeRow({ code, startsAt }: { code: string; startsAt: Date }): ReactElement {
  const t = useTexts(reservationTexts);
  const common = useTexts(commonTexts);
  const dispatch = useProfileDispatch();
  const { services } = usePageEnvironment();
  const appLinks = useProfileSelector(({ page }) => page.appLinks);
  const relation = useProfileSelector(selectRelation);
  const text = useChangeText(code, startsAt);
  return (
    <>
      <p className={styles.change}>
        <TextWithName>{(name) => t('done.change', { name })}</TextWithName>
      </p>
      {relation !== 'unknown' && canChat(relation.friendshipType) ? (
        <Button
          href={chatHref(appLinks, text)}
          icon={chatIcon}
          wide
          onClick={() => services.track({ name: 'action', label: 'reserve change' })}
        >
          {t('done.chat')}
        </Button>
      ) : (
        <Button wide onClick={() => dispatch(dialogOpened('contact'))}>
          {common('action.contact')}
        </Button>
      )}
    </>
  );
}

/**
 * The message that asks an account to change or cancel a reservation, in the account's language, since its people read
 * it. In the page's language until the other has loaded.
 */
function useChangeText(code: string, startsAt: Date): string {
  const t = useTexts(reservationTexts);
  const { contentLanguage, timeZone } = useProfileSelector(({ page }) => page.account);
  const { dateTime } = useFormatters(timeZone);
  const [loaded, setLoaded] = useState<(code: string, startsAt: Date) => string>();
  useEffect(() => {
    const language = languages.find((known) => known === contentLanguage);
    if (!language) return;
    reservationTexts.load(language).then(
      ({ 'done.changeText': text = '' }) => {
        const { dateTime } = createFormatters(language, timeZone);
        setLoaded(() => (code: string, startsAt: Date) => {
          return text.replace('{{code}}', code).replace('{{when}}', dateTime(startsAt));
        });
      },
      // The page's own language will be understood, too.
      () => undefined,
    );
  }, [contentLanguage, timeZone]);
  return loaded?.(code, startsAt) ?? unjoined(t('done.changeText', { code, when: dateTime(startsAt) }));
}
