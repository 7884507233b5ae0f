import { usePageEnvironment } from '@oa-profile/plugin-sdk/page';
import { commonTexts } from '@oa-profile/i18n';
import { useTexts } from '@oa-profile/i18n/react';
import { Button, Dialog } from '@oa-profile/ui';
import { useState, type ReactElement } from 'react';
import { DISMISSED } from './rotate-dismissed.js';

/** The content of RotateNotice, above the rest of the page. */
export function RotateDialog(): ReactElement {
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
