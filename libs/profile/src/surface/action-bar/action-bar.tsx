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
  DOUBLE_TAP_MS,
  menuIds,
  qrCodeUrl,
  setFavorite,
  unblock,
  type VisibleAction,
} from '@oa-profile/plugin-sdk/internal';
import { commonTexts } from '@oa-profile/i18n';
import { useTexts } from '@oa-profile/i18n/react';
import {
  addFriendIcon,
  Button,
  chatIcon,
  IconButton,
  moreIcon,
  opensPopover,
  phoneIcon,
  starFilledIcon,
  starIcon,
  unblockIcon,
} from '@oa-profile/ui';
import { clsx } from 'clsx';
import {
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type MouseEvent,
  type ReactElement,
  type RefObject,
} from 'react';
import styles from './action-bar.module.css';
import row from './bar.module.css';
import { BarLabel, mainProps } from './bar-label.js';

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
      className={clsx(!isBeside && [row.row, styles.bar, isReachable && styles.withContact])}
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

/**
 * What a part of the page shows: the latest value, or the one before it while a finger or a key is down there, and for
 * as long as the second tap of a double tap may come. A tap then means what the visitor saw.
 *
 * @param ownChange What the visitor has changed last: whatever comes with another one shows at once.
 */
function useHeldUnderFinger<Value>(
  part: RefObject<HTMLElement | null>,
  latest: Value | 'unknown',
  ownChange: unknown,
): Value | 'unknown' {
  const [isPressed, setPressed] = useState(false);
  const [shown, setShown] = useState({ value: latest, ownChange });
  useEffect(() => {
    const element = part.current;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const press = (): void => {
      clearTimeout(timer);
      setPressed(true);
    };
    const release = (): void => {
      clearTimeout(timer);
      timer = setTimeout(() => setPressed(false), DOUBLE_TAP_MS);
    };
    element?.addEventListener('pointerdown', press);
    element?.addEventListener('keydown', press);
    // A finger may be lifted elsewhere.
    const ends = ['pointerup', 'pointercancel', 'keyup', 'blur'] as const;
    for (const end of ends) window.addEventListener(end, release);
    return () => {
      clearTimeout(timer);
      element?.removeEventListener('pointerdown', press);
      element?.removeEventListener('keydown', press);
      for (const end of ends) window.removeEventListener(end, release);
    };
  }, [part]);
  // Nothing is under the finger yet where nothing is known.
  if (isPressed && shown.value !== 'unknown' && shown.ownChange === ownChange) return shown.value;
  if (shown.value !== latest || shown.ownChange !== ownChange) setShown({ value: latest, ownChange });
  return latest;
}

/**
 * Adds the account as a friend from a browser: a link that a phone follows into the app, and where the app is on another
 * device, a button that opens the QR code. Both are in the markup, one of them displayed, so that either answers before
 * script has loaded (docs/decisions/into-the-app.md#the-pointer-chooses-how-a-friend-is-added).
 */
function AddFriendInApp({ isBeside }: { isBeside: boolean }): ReactElement {
  const t = useTexts(commonTexts);
  const dispatch = useProfileDispatch();
  const page = useProfileSelector((state) => state.page);
  const hasCode = qrCodeUrl(page) !== undefined;
  // Without a finger the link is shown if there is no mouse, or no popovers, or if the host does not draw the code.
  const showCode = (event: MouseEvent): void => {
    if (matchMedia('(pointer:coarse)').matches) return;
    event.preventDefault();
    dispatch(dialogOpened('addInApp'));
  };
  const main = mainProps(isBeside, t('action.addFriendInApp'));
  const label = (
    <BarLabel icon={isBeside ? addFriendIcon : undefined} isIcon={isBeside}>
      {t('action.addFriendInApp')}
    </BarLabel>
  );
  return (
    <>
      <Button
        href={page.appLinks.addFriend}
        {...main}
        className={clsx(main.className, hasCode && styles.link)}
        onClick={showCode}
      >
        {label}
      </Button>
      {hasCode && (
        <Button {...main} className={clsx(main.className, styles.code)} popoverTarget={menuIds.qr}>
          {label}
        </Button>
      )}
    </>
  );
}
