import { commonTexts } from '@oa-profile/i18n';
import { useTexts } from '@oa-profile/i18n/react';
import {
  Button,
  IconButton,
  addFriendIcon,
  chatIcon,
  moreIcon,
  opensPopover,
  phoneIcon,
  starFilledIcon,
  starIcon,
  unblockIcon,
} from '@oa-profile/ui';
import { useEffect, useLayoutEffect, useRef, type MouseEvent, type ReactElement } from 'react';
import { dialogOpened } from '../../core/dialogs/dialogs-slice.js';
import { menuIds } from '../../core/dialogs/menus.js';
import { useSecondTap } from '../../core/dialogs/use-second-tap.js';
import { hasChannels } from '../../features/contact/has-channels.js';
import { addFriend, setFavorite, unblock } from '../../features/relation/relation-flow.js';
import { selectRelation } from '../../features/relation/select-relation.js';
import { usePageEnvironment, useProfileDispatch, useProfileSelector } from '../../core/store/hooks.js';
import styles from './action-bar.module.css';
import { useBottomInset } from '../../core/views/use-bottom-inset.js';
import { visibleActions, type VisibleAction } from '../../features/relation/visible-actions.js';

/** What the visitor can do with the account: floats at the lower edge of a phone, stands in the card of a desktop. */
export function ActionBar(): ReactElement {
  const t = useTexts(commonTexts);
  const relation = useProfileSelector(selectRelation);
  const { earlyClick } = usePageEnvironment();
  const bar = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);
  useBottomInset(bar);

  useEffect(() => {
    if (bar.current) earlyClick?.repeatIn(bar.current);
  }, [earlyClick]);

  // A button makes room for others, and comes back when the change fails: the focus must not get lost with it.
  useLayoutEffect(() => {
    if (!hadFocus.current || bar.current?.contains(document.activeElement)) return;
    bar.current?.querySelector<HTMLElement>('a, button')?.focus();
  }, [relation?.friendshipType]);

  const actions = relation && visibleActions(relation.friendshipType, relation.favorite);
  return (
    <div
      className={styles.bar}
      role="group"
      aria-label={t('page.actions')}
      aria-busy={!actions}
      ref={bar}
      onFocus={() => (hadFocus.current = true)}
      // Not heard when React takes the focused button away.
      onBlur={() => (hadFocus.current = false)}
    >
      {actions ? (
        actions.map((action) => (
          <Action
            key={action.action}
            {...action}
            // Safari does not focus a button that is clicked.
            onReplace={() => (hadFocus.current = true)}
          />
        ))
      ) : (
        <div className={styles.placeholder} />
      )}
      <LateActions />
    </div>
  );
}

/** What opens a pop-up. The browser does it, before there is any script and where it knows how. */
function LateActions(): ReactElement {
  const t = useTexts(commonTexts);
  const dispatch = useProfileDispatch();
  const isReachable = useProfileSelector(({ page }) => hasChannels(page));
  return (
    <>
      {isReachable && (
        <IconButton
          icon={phoneIcon}
          label={t('action.contact')}
          variant="secondary"
          popoverTarget={menuIds.contact}
          // From now on there is one that knows more.
          onClick={(event) => {
            event.preventDefault();
            dispatch(dialogOpened('contact'));
          }}
        />
      )}
      <IconButton
        icon={moreIcon}
        label={t('common.more')}
        variant="secondary"
        popoverTarget={menuIds.more}
        onClick={({ currentTarget }) => {
          if (!opensPopover(currentTarget)) dispatch(dialogOpened('more'));
        }}
      />
    </>
  );
}

interface ActionProps extends VisibleAction {
  /** The action is about to replace its own button. */
  onReplace: () => void;
}

function Action({ action, active = false, onReplace }: ActionProps): ReactElement {
  const t = useTexts(commonTexts);
  const dispatch = useProfileDispatch();
  const { origin, opener, appLinks } = useProfileSelector(({ page }) => page);
  const pending = useProfileSelector(({ relation }) => relation.update.status === 'Loading');
  const isSecondTap = useSecondTap();

  if (action === 'favorite') {
    return (
      <IconButton
        icon={active ? starFilledIcon : starIcon}
        label={t('action.favorite')}
        pressed={active}
        variant="secondary"
        // Its own change, or the friendship: only a friend can be a favourite.
        pending={pending}
        onClick={(event) => {
          if (!isSecondTap(event)) void dispatch(setFavorite(!active));
        }}
      />
    );
  }
  if (action === 'chat') {
    return (
      <Button href={appLinks.chat} variant="primary" icon={chatIcon} className={styles.main}>
        {t('action.chat')}
      </Button>
    );
  }
  if (action === 'addFriend' && origin === 'web') {
    // A link, so that it works before the script does. A phone follows it into the app; on a desktop, where the app
    // is in the visitor's pocket, the code for its camera is the better answer.
    const showCode = (event: MouseEvent): void => {
      if (opener.platform === 'Android' || opener.platform === 'iOS') return;
      event.preventDefault();
      dispatch(dialogOpened('addInApp'));
    };
    return (
      <Button
        href={appLinks.addFriend}
        variant="primary"
        icon={addFriendIcon}
        className={styles.main}
        onClick={showCode}
      >
        {t('action.addFriend')}
      </Button>
    );
  }
  const flow = action === 'addFriend' ? addFriend : unblock;
  return (
    <Button
      variant="primary"
      icon={action === 'addFriend' ? addFriendIcon : unblockIcon}
      className={styles.main}
      pending={pending}
      onClick={() => {
        onReplace();
        void dispatch(flow());
      }}
    >
      {t(`action.${action}`)}
    </Button>
  );
}
