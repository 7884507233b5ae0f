import {
  dialogOpened,
  type LateProps,
  usePluginLinks,
  useLatePlugins,
  usePageEnvironment,
  useProfileDispatch,
  useProfileSelector,
} from '@oa-profile/plugin-sdk/page';
import {
  actionTexts,
  GuardedPart,
  menuIds,
  Shortcut,
  useSharePage,
  useSwitch,
} from '@oa-profile/plugin-sdk/internal';
import { commonTexts } from '@oa-profile/i18n';
import { useTexts } from '@oa-profile/i18n/react';
import { keepFilledIcon, keepIcon, qrIcon, shareIcon } from '@oa-profile/ui';
import { useEffect, type ReactElement } from 'react';
import { useOpenQr } from '../../actions/add-in-app/use-open-qr.js';
import { keep, keepIfSignedIn } from '../../actions/keep/keep.js';
import { Hint } from './hint.js';
import styles from './shortcuts.module.css';

/** What a visitor can do besides the main action, as far as the account offers it. */
export function Shortcuts({ onInteractive }: LateProps): ReactElement | null {
  useEffect(onInteractive, [onInteractive]);
  const t = useTexts(actionTexts);
  const common = useTexts(commonTexts);
  const { services } = usePageEnvironment();
  const plugins = useLatePlugins().loaded;
  const sharePage = useSharePage();
  const openQr = useOpenQr();
  const shortcuts = usePluginLinks('shortcut');
  const { account, origin } = useProfileSelector(({ page }) => page);
  const offers = (feature: (typeof account.features)[number]): boolean => account.features.includes(feature);
  return (
    <>
      <ul role="list" className={styles.row} aria-label={t('row.label')}>
        {shortcuts.map(({ name, link }) => (
          <li key={name}>
            <Shortcut
              {...link}
              newTabLabel={link.isExternal ? common('common.opensInNewTab') : undefined}
              onClick={() => link.tracked && services.track({ name: 'action', label: link.tracked })}
            />
          </li>
        ))}
        {offers('share') && (
          <li>
            <Shortcut icon={shareIcon} label={t('share.label')} opens={menuIds.share} onClick={sharePage} />
          </li>
        )}
        {(offers('keep') || offers('follow')) && (
          <li>
            <SaveShortcut />
          </li>
        )}
        {origin === 'web' && (
          // Desktop visitors have their phone at hand; on a phone the code is of little use. CSS tells them apart, so
          // that the server renders the same for both.
          <li className={styles.desktop}>
            <Hint name="qr" text={t('qr.hint')}>
              <Shortcut icon={qrIcon} label={t('qr.label')} opens={menuIds.qr} onClick={openQr} />
            </Hint>
          </li>
        )}
      </ul>
      {plugins.map(
        ({ name, texts, UnderShortcuts }) =>
          UnderShortcuts && <GuardedPart key={name} name={name} texts={texts} Part={UnderShortcuts} />,
      )}
    </>
  );
}

/** Opens the ways to save the account. The same tap also keeps the page, as its label promises. */
function SaveShortcut(): ReactElement {
  const t = useTexts(actionTexts);
  const { origin, account } = useProfileSelector(({ page }) => page);
  const canKeep = account.features.includes('keep');
  const dispatch = useProfileDispatch();
  const { shown } = useSwitch(keep, canKeep);
  const isKept = shown?.on ?? false;
  const shortcut = (
    <Shortcut
      icon={isKept ? keepFilledIcon : keepIcon}
      label={t(isKept ? 'save.saved' : 'save.label')}
      isOn={isKept}
      onClick={() => {
        dispatch(dialogOpened('save'));
        // A page that was kept already counts as success.
        if (canKeep && !isKept) void dispatch(keepIfSignedIn());
      }}
    />
  );
  const isLost = useProfileSelector(({ connection }) => connection.isLost);
  // An anonymous visitor has no collection to explain.
  if (origin === 'web' || !canKeep || isLost) return shortcut;
  return (
    <Hint name="keep" isDue={shown?.on === false} text={t('keep.hint')}>
      {shortcut}
    </Hint>
  );
}
