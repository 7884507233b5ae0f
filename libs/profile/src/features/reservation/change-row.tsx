import { commonTexts } from '@oa-profile/i18n';
import { useTexts } from '@oa-profile/i18n/react';
import { Button, chatIcon } from '@oa-profile/ui';
import type { ReactElement } from 'react';
import { TextWithName } from '../../core/account/text-with-name.js';
import { dialogOpened } from '../../core/dialogs/dialogs-slice.js';
import { usePageEnvironment, useProfileDispatch, useProfileSelector } from '../../core/store/hooks.js';
import { selectRelation } from '../relation/select-relation.js';
import { chatHref } from '../../core/sharing/chat-href.js';
import { canChat } from '../relation/can-chat.js';
import styles from './confirmation.module.css';
import { reservationTexts } from './reservation-texts.js';
import { useChangeText } from './use-change-text.js';

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
      {relation && canChat(relation.friendshipType) ? (
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
