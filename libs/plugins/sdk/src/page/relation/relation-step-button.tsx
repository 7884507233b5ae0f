import { useProfileDispatch, useProfileSelector } from '../store/hooks.js';
import { commonTexts } from '@oa-profile/i18n';
import { useTexts } from '@oa-profile/i18n/react';
import { Button, addFriendIcon, unblockIcon } from '@oa-profile/ui';
import type { ReactElement } from 'react';
import { addFriend, unblock } from './relation-flow.js';

const steps = {
  addFriend: { icon: addFriendIcon, action: addFriend },
  unblock: { icon: unblockIcon, action: unblock },
};

/** What the visitor has to do before the account can be reached, at the end of a pop-up. */
export function RelationStepButton({ step }: { step: keyof typeof steps }): ReactElement {
  const t = useTexts(commonTexts);
  const dispatch = useProfileDispatch();
  const pending = useProfileSelector(({ relation }) => relation.update.status === 'Loading');
  // As everywhere in a browser, a way into the app names it.
  const leavesBrowser = useProfileSelector(({ page }) => step === 'addFriend' && page.origin === 'web');
  const { icon, action } = steps[step];
  return (
    <Button variant="primary" icon={icon} wide pending={pending} onClick={() => void dispatch(action())}>
      {t(leavesBrowser ? 'action.addFriendInApp' : `action.${step}`)}
    </Button>
  );
}
