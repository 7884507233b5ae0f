import {
  dialogOpened,
  selectOfferedRelation,
  selectRelation,
  useBottomInset,
  usePageEnvironment,
  useProfileDispatch,
  useProfileSelector,
  visibleActions,
} from '@oa-profile/plugin-sdk/page';
import {
  addFriend,
  menuIds,
  setFavorite,
  unblock,
  type VisibleAction,
} from '@oa-profile/plugin-sdk/internal';
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
import { clsx } from 'clsx';
import { useEffect, useId, useLayoutEffect, useRef, type ReactElement } from 'react';
import styles from './action-bar.module.css';
import { AddFriendInApp } from './add-friend-in-app.js';
import { BarLabel, mainProps } from './bar-label.js';
import { useHeldUnderFinger } from './use-held-under-finger.js';

interface ActionBarProps {
  /** It is a row of icons, beside the main action of a view. @default false */
  isBeside?: boolean;
}

/** What the visitor can do with the account: floats at the lower edge on a phone, is part of the card on a desktop. */
export function ActionBar({ isBeside = false }: ActionBarProps): ReactElement {
  const t = useTexts(commonTexts);
  const latest = useProfileSelector(selectOfferedRelation);
  const isReachable = useProfileSelector(({ page }) => page.isReachable);
  const ownChange = useProfileSelector((state) => state.relation.update);
  const { earlyClick } = usePageEnvironment();
  const bar = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);
  const relation = useHeldUnderFinger(bar, latest, ownChange);
  useBottomInset(bar);

  useEffect(() => {
    if (bar.current) earlyClick?.repeatIn(bar.current);
  }, [earlyClick]);

  // A button is replaced by others, and returns if the change fails: the focus must not get lost with it.
  useLayoutEffect(() => {
    if (!hadFocus.current || bar.current?.contains(document.activeElement)) return;
    for (const control of bar.current?.querySelectorAll<HTMLElement>('a, button') ?? []) {
      control.focus();
      // One that is not displayed does not take it.
      if (document.activeElement === control) return;
    }
  }, [relation]);

  const actions =
    relation === 'unknown' ? undefined : visibleActions(relation.friendshipType, relation.favorite);
  return (
    <div
      className={clsx(!isBeside && [styles.bar, isReachable && styles.withContact])}
      // Where a view has an action of its own, its bar takes the place of this one.
      data-account-bar={isBeside ? undefined : ''}
      role="group"
      aria-label={t('page.actions')}
      aria-busy={!actions}
      ref={bar}
      onFocus={() => (hadFocus.current = true)}
      // Does not fire when React removes the focused button.
      onBlur={() => (hadFocus.current = false)}
    >
      {actions
        ? actions.map((action) => (
            <Action
              key={action.action}
              {...action}
              isBeside={isBeside}
              // Safari does not focus a clicked button.
              onReplace={() => (hadFocus.current = true)}
            />
          ))
        : !isBeside && <div className={styles.placeholder} />}
      <MenuButtons isReachable={isReachable} />
    </div>
  );
}

/** The buttons that open pop-ups. The browser opens them before script has loaded, if it supports popovers. */
function MenuButtons({ isReachable }: { isReachable: boolean }): ReactElement {
  const t = useTexts(commonTexts);
  const dispatch = useProfileDispatch();
  return (
    <div className={styles.menus}>
      {isReachable && (
        <IconButton
          icon={phoneIcon}
          label={t('action.contact')}
          variant="secondary"
          popoverTarget={menuIds.contact}
          // With script, the complete pop-up opens instead.
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
    </div>
  );
}

interface ActionProps extends VisibleAction {
  isBeside: boolean;
  /** The action is about to replace its own button. */
  onReplace: () => void;
}

function Action({ action, active = false, isBeside, onReplace }: ActionProps): ReactElement | null {
  const t = useTexts(commonTexts);
  const dispatch = useProfileDispatch();
  const { origin, appLinks } = useProfileSelector(({ page }) => page);
  const pending = useProfileSelector(({ relation }) => relation.update.status === 'Loading');
  const isGuessed = useProfileSelector(selectRelation) === 'unknown';
  const guess = useId();

  if (action === 'favorite') {
    // A bar with a view's own action has no room for it.
    if (isBeside) return null;
    return (
      <IconButton
        icon={active ? starFilledIcon : starIcon}
        label={t('action.favorite')}
        pressed={active}
        variant="secondary"
        // Its own change, or that of the friendship: only a friend can be a favourite.
        pending={pending}
        onClick={() => void dispatch(setFavorite(!active))}
      />
    );
  }
  if (action === 'addFriend' && origin === 'web') return <AddFriendInApp isBeside={isBeside} />;
  const main = mainProps(isBeside, t(`action.${action}`));
  if (action === 'chat') {
    return (
      <Button href={appLinks.chat} {...main}>
        <BarLabel icon={chatIcon} isIcon={isBeside}>
          {t('action.chat')}
        </BarLabel>
      </Button>
    );
  }
  const flow = action === 'addFriend' ? addFriend : unblock;
  return (
    <>
      <Button
        {...main}
        className={clsx(main.className, isGuessed && styles.guessed)}
        aria-describedby={isGuessed ? guess : undefined}
        pending={pending}
        onClick={() => {
          onReplace();
          void dispatch(flow());
        }}
      >
        <BarLabel icon={action === 'addFriend' ? addFriendIcon : unblockIcon} isIcon={isBeside}>
          {t(`action.${action}`)}
        </BarLabel>
      </Button>
      {isGuessed && (
        <span id={guess} hidden>
          {t('common.ownLoading')}
        </span>
      )}
    </>
  );
}
