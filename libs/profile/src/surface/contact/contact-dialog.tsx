import type { BasicInfo } from '@oa-profile/api-client/schemas';
import { commonTexts } from '@oa-profile/i18n';
import { useTexts } from '@oa-profile/i18n/react';
import { Dialog, VisuallyHidden } from '@oa-profile/ui';
import { useEffect, useMemo, useState, type ReactElement } from 'react';
import { basicInfoOf } from '../../core/account/basic-info-of.js';
import { TextWithName } from '../../core/account/text-with-name.js';
import { DialogEntries } from '../../core/dialogs/dialog-entry.js';
import { dialogClosed } from '../../core/dialogs/dialogs-slice.js';
import { whenIdleOrTouched } from '../../core/late/when-idle-or-touched.js';
import { DialogNotice } from '../../core/notices/dialog-notice.js';
import { usePageEnvironment, useProfileDispatch, useProfileSelector } from '../../core/store/hooks.js';
import { callFeature } from '../../features/call/call-feature.js';
import type { Answering } from '../../features/call/recent-answering.js';
import { selectSettledFriendship } from '../../features/relation/select-relation.js';
import { ChannelEntry } from './channel-entry.js';
import { channelsAt, type Channel } from './channels.js';
import styles from './contact-dialog.module.css';
import { ContactSkeleton } from './contact-skeleton.js';
import { contactTexts } from './contact-texts.js';
import { useAnswering } from './use-answering.js';

/** Every way to reach the account, whether it works now, the best first. */
export function ContactDialog(): ReactElement {
  const t = useTexts(contactTexts);
  const common = useTexts(commonTexts);
  const dispatch = useProfileDispatch();
  const { channels, expected, now } = useChannels();
  return (
    <Dialog
      open
      onClose={() => dispatch(dialogClosed())}
      title={<TextWithName>{(name) => t('title', { name })}</TextWithName>}
      closeLabel={common('common.close')}
    >
      <DialogNotice />
      <div aria-busy={!channels} className={styles.content}>
        {channels ? (
          <DialogEntries>
            {channels.map((channel, place) => (
              <ChannelEntry
                key={channel.name === 'website' ? channel.url : channel.name}
                channel={channel}
                isBest={place === 0 && channel.works === 'now' && channel.reasons.length > 0}
                now={now}
              />
            ))}
          </DialogEntries>
        ) : (
          <VisuallyHidden>{common('common.loading')}</VisuallyHidden>
        )}
        {expected && <ContactSkeleton channels={expected} now={now} isHidden={Boolean(channels)} />}
      </div>
    </Dialog>
  );
}

interface Channels {
  /** Undefined until it is known how the account answers. */
  channels: Channel[] | undefined;
  /**
   * The same channels, assuming answers during business hours, for the skeleton. Undefined if there is nothing to wait
   * for.
   */
  expected: Channel[] | undefined;
  now: Date;
}

function useChannels(): Channels {
  const { services } = usePageEnvironment();
  const { account, sections, origin, opener } = useProfileSelector(({ page }) => page);
  const friendshipType = useProfileSelector(selectSettledFriendship);
  const takesCalls = account.features.includes('call');
  const answering = useAnswering(takesCalls);
  useEffect(() => {
    if (!takesCalls) return undefined;
    // Not before this sheet is drawn. If it fails, it is requested again when it is opened; only then is the visitor told.
    return whenIdleOrTouched(() => void callFeature.dialogs.call().catch(() => undefined));
  }, [takesCalls]);
  // Once it has reserved space, it keeps it.
  const [isAwaited] = useState(answering === undefined);
  const info = useMemo(() => basicInfoOf(sections), [sections]);
  // The moment of opening: entries must not move while they are about to be tapped.
  const [now] = useState(() => new Date());
  const channelsBy = (known: Answering): Channel[] =>
    channelsAt({
      ...known,
      takesCalls,
      takesReservations: account.features.includes('reservation'),
      info,
      friendshipType,
      origin,
      platform: opener.platform,
      appVersion: services.host.getAppVersion(),
      now,
    });
  return {
    channels: answering && channelsBy(answering),
    expected: isAwaited ? channelsBy(guessAnswering(info)) : undefined,
    now,
  };
}

/** The longest usual answers, for a skeleton that is high enough. */
const guessAnswering = (info: BasicInfo | undefined): Answering => ({
  callSetting: undefined,
  responseMode: { mode: 'chat', responseHours: info?.hours },
  replyMinutes: 60,
});
