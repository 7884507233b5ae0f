import { useLatePlugins, usePageEnvironment, useProfileSelector } from '@oa-profile/plugin-sdk/page';
import { createLateCode, isMissed, type Notice } from '@oa-profile/plugin-sdk/internal';
import { commonTexts } from '@oa-profile/i18n';
import { useTexts } from '@oa-profile/i18n/react';
import { useEffect, useState, useSyncExternalStore, type ComponentType, type ReactElement } from 'react';
import styles from './late-notices.module.css';

/**
 * {@link AllNotices}, loaded as soon as the page is interactive: nothing can have happened before, and assistive
 * technology will know the live region by the time something does. If the code cannot be loaded, plain text shows the
 * message.
 */
export function LateNotices(): ReactElement | null {
  const { services } = usePageEnvironment();
  const plugins = useLatePlugins();
  const load = async (): Promise<ComponentType> => {
    const [{ AllNotices }] = await Promise.all([import('./all-notices.js'), plugins.load()]);
    return AllNotices;
  };
  const [late] = useState(() => createLateCode(load, (error) => services.captureError(error, 'notices')));
  const [Content, setContent] = useState<ComponentType>();
  const status = useSyncExternalStore(late.subscribe, late.status, late.status);
  useEffect(() => {
    late.start();
    void late.code.then((loaded) => setContent(() => loaded));
  }, [late]);
  if (Content) return <Content />;
  return isMissed(status) ? <PlainNotice onNotice={late.retry} /> : null;
}

/** The messages, in words that need no further code. */
function PlainNotice({ onNotice }: { onNotice: () => void }): ReactElement {
  const t = useTexts(commonTexts) as (key: string, values: { name: string }) => string;
  const name = useProfileSelector(({ page }) => page.account.name);
  const notices = useProfileSelector((state) => state.notices);
  const last = notices.at(-1);
  useEffect(() => {
    if (last) onNotice();
  }, [last, onNotice]);
  const known = ({ keys }: Notice): string => keys.find((key) => typeof key === 'string') ?? 'error.network';
  return (
    <div className={styles.plain} role="alert">
      {notices.map((notice) => (
        <p key={notice.id}>{notice.text ?? t(known(notice), { name })}</p>
      ))}
    </div>
  );
}
