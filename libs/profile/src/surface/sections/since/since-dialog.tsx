import { commonTexts } from '@oa-profile/i18n';
import { useTexts } from '@oa-profile/i18n/react';
import { Dialog, infoIcon } from '@oa-profile/ui';
import type { ReactElement } from 'react';
import { DialogEntries, DialogEntry } from '../../../core/dialogs/dialog-entry.js';
import { dialogClosed } from '../../../core/dialogs/dialogs-slice.js';
import { useProfileDispatch, useProfileSelector } from '../../../core/store/hooks.js';
import { useFollowLink } from '../use-follow-link.js';
import { sinceTexts } from './since-texts.js';

/** What has changed since the last visit, each as a link to where it can be seen. */
export function SinceDialog(): ReactElement {
  const t = useTexts(sinceTexts);
  const common = useTexts(commonTexts);
  const dispatch = useProfileDispatch();
  const follow = useFollowLink();
  const changes = useProfileSelector(({ dialogs: { open } }) =>
    open?.name === 'sinceLastVisit' ? open.changes : undefined,
  );
  return (
    <Dialog
      open
      onClose={() => dispatch(dialogClosed())}
      title={t('title')}
      closeLabel={common('common.close')}
    >
      <DialogEntries>
        {changes?.map(({ text, section, href }) => (
          <DialogEntry
            key={`${href} ${text}`}
            icon={infoIcon}
            label={text}
            details={section}
            href={href}
            onClick={href === undefined ? undefined : (event) => follow(event, href)}
          />
        ))}
      </DialogEntries>
    </Dialog>
  );
}
