import {
  dialogOpened,
  RelationStepButton,
  selectOfferedRelation,
  useProfileDispatch,
  useProfileSelector,
  visibleActions,
} from '@oa-profile/plugin-sdk/page';
import { commonTexts } from '@oa-profile/i18n';
import { useTexts } from '@oa-profile/i18n/react';
import { Button, chatIcon, phoneIcon } from '@oa-profile/ui';
import type { ReactElement } from 'react';
import styles from './search-findings.module.css';
import { searchTexts } from './search-texts.js';

/**
 * If the page does not have the answer, the account may: offers the ways to reach it, or its chat if that is the only
 * one, and to a stranger the step before that.
 */
export function AskInstead(): ReactElement | null {
  const t = useTexts(searchTexts);
  const common = useTexts(commonTexts);
  const dispatch = useProfileDispatch();
  const { isReachable, appLinks } = useProfileSelector(({ page }) => page);
  const relation = useProfileSelector(selectOfferedRelation);
  // The first action of a relation is the chat, or what has to be done before it.
  const [main] = relation === 'unknown' ? [] : visibleActions(relation.friendshipType, 'unknown');
  const step = main?.action === 'addFriend' || main?.action === 'unblock' ? main.action : undefined;
  const canChat = main?.action === 'chat';
  if (!isReachable && !canChat && !step) return null;
  return (
    <div className={styles.ask}>
      <p>{t(step ? `ask.${step}` : 'ask')}</p>
      {step && <RelationStepButton step={step} />}
      {isReachable ? (
        <Button icon={phoneIcon} wide onClick={() => dispatch(dialogOpened('contact'))}>
          {common('action.contact')}
        </Button>
      ) : (
        canChat && (
          <Button href={appLinks.chat} icon={chatIcon} wide>
            {common('action.chat')}
          </Button>
        )
      )}
    </div>
  );
}
