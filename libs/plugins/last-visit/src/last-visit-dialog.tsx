import {
  DialogEntries,
  DialogEntry,
  PageDialog,
  useFollowLink,
  useProfileSelector,
} from '@oa-profile/plugin-sdk/page';
import { useTexts } from '@oa-profile/i18n/react';
import { infoIcon } from '@oa-profile/ui';
import type { ReactElement } from 'react';
import { lastVisitTexts } from './last-visit-texts.js';

/** What has changed since the last visit, each as a link to where it can be seen. */
export function LastVisitDialog(): ReactElement {
  const t = useTexts(lastVisitTexts);
  const follow = useFollowLink();
  const changes = useProfileSelector(({ dialogs: { open } }) =>
    open?.name === 'sinceLastVisit' ? open.changes : undefined,
  );
  return (
    <PageDialog title={t('title')}>
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
    </PageDialog>
  );
}
