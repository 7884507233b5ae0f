import { usePageEnvironment } from '@oa-profile/plugin-sdk/page';
import { useState, useSyncExternalStore, type ReactElement } from 'react';
import { commonTexts } from '@oa-profile/i18n';
import { useTexts } from '@oa-profile/i18n/react';
import { Button, Dialog } from '@oa-profile/ui';
import { isPhoneOnItsSide } from './phone-on-its-side.js';

/**
 * Asks visitors who hold a phone on its side to turn it, since the page is not made for that. Once dismissed it stays
 * away for the session: some phones are fixed to a wheelchair, and some visitors cannot turn theirs.
 */
export function RotateNotice(): ReactElement | null {
  const { rotateNoticeCache } = usePageEnvironment().services;
  const isWanted = useSyncExternalStore(onResize, () => isOnItsSide() && !rotateNoticeCache.get(DISMISSED));
  return isWanted ? <RotateDialog /> : null;
}

function onResize(changed: () => void): () => void {
  addEventListener('resize', changed);
  return () => removeEventListener('resize', changed);
}

const isOnItsSide = (): boolean =>
  isPhoneOnItsSide({
    touched: matchMedia('(pointer: coarse)').matches,
    screen,
    pageWidth: document.documentElement.clientWidth,
    zoom: visualViewport?.scale ?? 1,
  });

/** The content of RotateNotice, above the rest of the page. */
function RotateDialog(): ReactElement {
  const t = useTexts(commonTexts);
  const { rotateNoticeCache } = usePageEnvironment().services;
  const [dismissed, setDismissed] = useState(false);
  const dismiss = (): void => {
    rotateNoticeCache.set(DISMISSED, true);
    setDismissed(true);
  };
  return (
    <Dialog open={!dismissed} onClose={dismiss} title={t('page.rotate')} closeLabel={t('common.close')}>
      <Button variant="primary" wide onClick={dismiss}>
        {t('page.rotateAnyway')}
      </Button>
    </Dialog>
  );
}

/** The only cache key of the notice about landscape. */
const DISMISSED = 'dismissed';
