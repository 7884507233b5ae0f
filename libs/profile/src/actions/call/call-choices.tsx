import {
  canChat,
  chatHref,
  RelationStepButton,
  usePageEnvironment,
  useProfileSelector,
} from '@oa-profile/plugin-sdk/page';
import { actionTexts, askedLanguage, useTextsOf } from '@oa-profile/plugin-sdk/internal';
import type { FriendshipType } from '@oa-profile/api-client';
import { useTexts } from '@oa-profile/i18n/react';
import { Button, appCallIcon, chatIcon } from '@oa-profile/ui';
import type { ReactElement } from 'react';
import type { CallOutcome } from './decide-call.js';

interface CallChoicesProps {
  outcome: CallOutcome;
  friendshipType: FriendshipType;
}

/** The choices after each outcome of the call flow. After adding or unblocking, the pop-up decides again. */
export function CallChoices({ outcome, friendshipType }: CallChoicesProps): ReactElement | null {
  const t = useTexts(actionTexts);
  const { services } = usePageEnvironment();
  const { appLinks } = useProfileSelector(({ page }) => page);
  const track = (label: string) => () => services.track({ name: 'action', label });

  const requestText = useRequestText();
  // An account that takes no calls is not asked for one.
  const chatLink = outcome.kind === 'unavailable' ? appLinks.chat : chatHref(appLinks, requestText);
  const isBestWay = ['unavailable', 'sendMessage', 'outsideHours', 'unsure'].includes(outcome.kind);
  const chat = canChat(friendshipType) && (
    <Button
      href={chatLink}
      variant={isBestWay ? 'primary' : 'secondary'}
      icon={chatIcon}
      wide
      onClick={track('call sendMessage')}
    >
      {t('call.sendMessage')}
    </Button>
  );
  switch (outcome.kind) {
    case 'unavailable':
    case 'sendMessage':
      return chat || null;
    case 'updateApp':
      return (
        <>
          <Button href={appLinks.update} variant="primary" wide onClick={track('call updateApp')}>
            {t('call.updateApp')}
          </Button>
          {chat}
        </>
      );
    case 'unblock':
    case 'addFriend':
      return <RelationStepButton step={outcome.kind} />;
    case 'outsideHours':
    case 'unsure':
      // Nobody is expected to answer, or it is not known: what will work comes first.
      return (
        <>
          {chat}
          <Button
            href={appLinks.call}
            variant={chat ? 'secondary' : 'primary'}
            icon={appCallIcon}
            wide
            onClick={track('call')}
          >
            {t('call.anyway')}
          </Button>
        </>
      );
    case 'call':
      return (
        <>
          <Button href={appLinks.call} variant="primary" icon={appCallIcon} wide onClick={track('call')}>
            {t('call.now')}
          </Button>
          {chat}
        </>
      );
  }
}

/**
 * The message that requests a call, in the language for asking the account, since its people read the chat. In the
 * page's own language until, or unless, the other has loaded.
 */
function useRequestText(): string {
  const t = useTexts(actionTexts);
  const language = useProfileSelector(({ page }) => askedLanguage(page.account));
  return useTextsOf(actionTexts, language)?.['call.requestText'] ?? t('call.requestText');
}
