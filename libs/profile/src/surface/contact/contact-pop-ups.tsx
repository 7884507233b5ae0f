import {
  basicInfoOf,
  DialogEntries,
  PageDialog,
  TextWithName,
  useProfileSelector,
} from '@oa-profile/plugin-sdk/page';
import { DialogNotice, PagePopover } from '@oa-profile/plugin-sdk/internal';
import { commonTexts } from '@oa-profile/i18n';
import { useTexts } from '@oa-profile/i18n/react';
import { VisuallyHidden } from '@oa-profile/ui';
import type { ReactElement } from 'react';
import { ChannelEntry } from './channel-entry.js';
import { useReasonWords } from './channel-reason-words.js';
import { keyOf, plainChannels } from './channels.js';
import { contactTexts } from './contact-texts.js';
import { useChannels } from './use-channels.js';

/** Those that are plain links, rendered by the server, for visitors who ask before the script has loaded. */
export function ContactPopover(): ReactElement {
  const t = useTexts(commonTexts);
  const page = useProfileSelector((state) => state.page);
  return (
    <PagePopover menu="contact" title={t('action.contact')}>
      <DialogEntries>
        {plainChannels(basicInfoOf(page)).map((channel) => (
          <ChannelEntry key={keyOf(channel)} channel={channel} />
        ))}
      </DialogEntries>
    </PagePopover>
  );
}

/** Every way to reach the account, the best first, and whether it works now. */
export function ContactDialog(): ReactElement {
  const t = useTexts(contactTexts);
  const common = useTexts(commonTexts);
  const { channels, best, now, isAwaited, isKnown } = useChannels();
  const words = useReasonWords(now);
  return (
    <PageDialog title={<TextWithName>{(name) => t('title', { name })}</TextWithName>}>
      <DialogNotice />
      <div aria-busy={!isKnown}>
        {!isKnown && <VisuallyHidden>{common('common.loading')}</VisuallyHidden>}
        <DialogEntries>
          {channels.map(({ channel, expected }) => {
            const isUncertain = channel.name === 'chat' || channel.name === 'call';
            return (
              <ChannelEntry
                key={keyOf(channel)}
                channel={channel}
                answered={{
                  isBest: channel === best,
                  mayBeBest: isAwaited && channel === channels[0]?.channel,
                  words: isKnown || !isUncertain ? words(channel) : undefined,
                  expected: isAwaited && isUncertain ? words(expected) : undefined,
                }}
              />
            );
          })}
        </DialogEntries>
      </div>
    </PageDialog>
  );
}
