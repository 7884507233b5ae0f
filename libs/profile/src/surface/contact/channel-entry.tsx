import {
  DialogEntry,
  dialogOpened,
  useAccountLang,
  usePageEnvironment,
  useProfileDispatch,
  useProfileSelector,
  type ProfileThunk,
} from '@oa-profile/plugin-sdk/page';
import { commonTexts } from '@oa-profile/i18n';
import { useLanguage, useTexts } from '@oa-profile/i18n/react';
import { hostOf, phoneText, telephoneUrl } from '@oa-profile/plugin-sdk';
import { HOURS_SEPARATOR } from '@oa-profile/plugin-sdk/hours';
import {
  addFriendIcon,
  appCallIcon,
  chatIcon,
  externalIcon,
  globeIcon,
  Icon,
  phoneIcon,
  Tag,
  unblockIcon,
  VisuallyHidden,
} from '@oa-profile/ui';
import { clsx } from 'clsx';
import type { ReactElement } from 'react';
import { addFriend, selectSettledFriendship, unblock } from '@oa-profile/plugin-sdk/internal';
import { labelOfStep, type Channel } from './channels.js';
import styles from './channel-entry.module.css';
import { contactTexts } from './contact-texts.js';

/** How a channel is answered, as far as that is known. */
interface Answered {
  /** It is the best one now, for the reason that it gives. */
  isBest: boolean;
  /** It may turn out to be the best: room is kept for the mark. */
  mayBeBest: boolean;
  /** Whether it works now, and from or until when. Undefined until that is known, or if nothing is. */
  words: string | undefined;
  /** What `words` are expected to be while they are awaited: as much room is kept. */
  expected: string | undefined;
}

interface ChannelEntryProps {
  channel: Channel;
  /** @default the texts about it have not loaded: the entry is a plain link */
  answered?: Answered;
}

/** A way to reach the account, and where it leads. */
export function ChannelEntry({ channel, answered }: ChannelEntryProps): ReactElement {
  const t = useTexts(contactTexts);
  const common = useTexts(commonTexts);
  const dispatch = useProfileDispatch();
  const language = useLanguage();
  const accountLang = useAccountLang();
  const { services } = usePageEnvironment();
  const page = useProfileSelector((state) => state.page);
  const pending = useProfileSelector(({ relation }) => relation.update.status === 'Loading');
  const { isBest = false, mayBeBest = false, words, expected } = answered ?? {};
  const { name, works } = channel;
  const track = (): void =>
    services.track({ name: 'action', label: `contact ${name === 'other' ? channel.plugin : name}` });
  const all = {
    mark: (isBest || mayBeBest) && (
      <span aria-hidden={isBest ? undefined : true} className={clsx(!isBest && styles.room)}>
        <Tag tone="positive">{t('best')}</Tag>
      </span>
    ),
    details: (words !== undefined || expected !== undefined) && (
      <ChannelDetails words={words} expected={expected} />
    ),
  };

  switch (channel.name) {
    case 'chat': {
      const { step } = channel;
      if (!step)
        return (
          <DialogEntry
            {...all}
            icon={chatIcon}
            label={common('action.chat')}
            href={page.appLinks.chat}
            onClick={track}
          />
        );
      const label = labelOfStep(channel);
      return (
        <DialogEntry
          {...all}
          icon={chatIcon}
          label={label ? t(label) : common('action.unblock')}
          end={<Icon shape={step === 'addFriend' ? addFriendIcon : unblockIcon} />}
          pending={pending}
          onClick={() => void dispatch(chatAfter(step === 'addFriend' ? 'addFriend' : 'unblock'))}
        />
      );
    }
    case 'call':
      return (
        <DialogEntry
          {...all}
          icon={appCallIcon}
          label={t('channel.call')}
          onClick={works === 'never' ? undefined : () => dispatch(dialogOpened('call'))}
        />
      );
    case 'phone': {
      const number = phoneText(channel.phone, language, page.account.countryCode);
      const url = telephoneUrl(channel.phone);
      return (
        <DialogEntry
          {...all}
          icon={phoneIcon}
          label={answered ? t('channel.phone') : number}
          details={answered && <span>{[number, words].filter(Boolean).join(HOURS_SEPARATOR)}</span>}
          href={url}
          onClick={url === undefined ? undefined : track}
        />
      );
    }
    case 'other':
      return <DialogEntry {...all} {...channel.link} onClick={track} />;
    case 'website': {
      const host = hostOf(channel.url);
      const label = channel.label ? (
        <span lang={accountLang}>{channel.label}</span>
      ) : (
        answered && t('channel.website')
      );
      return (
        <DialogEntry
          {...all}
          icon={globeIcon}
          label={label ?? host}
          details={
            <>
              {/* A label must not mislead anybody about the site. */}
              {label && <span>{host}</span>} <VisuallyHidden>{common('common.opensInNewTab')}</VisuallyHidden>
            </>
          }
          end={<Icon shape={externalIcon} size="small" />}
          href={channel.url}
          isExternal
          onClick={track}
        />
      );
    }
  }
}

interface ChannelDetailsProps {
  /** Undefined until they are known, or if there is nothing to say. */
  words: string | undefined;
  /** What they are expected to be: as much room is kept. @default nothing is awaited */
  expected?: string | undefined;
}

/** The line below the name of a channel, which may arrive after it. */
function ChannelDetails({ words, expected }: ChannelDetailsProps): ReactElement {
  return (
    <span className={styles.details}>
      {expected !== undefined && <span className={styles.expected} data-words={expected} />}
      {words !== undefined && <span className={styles.words}>{words}</span>}
    </span>
  );
}

/**
 * Changes the relation as the entry's label says, and then opens the chat that the visitor wants. It stays closed if the
 * change fails, does not lead to a friend, or ends after the visitor has left the ways of contact.
 */
function chatAfter(step: 'addFriend' | 'unblock'): ProfileThunk<Promise<void>> {
  return async (dispatch, getState) => {
    await dispatch(step === 'addFriend' ? addFriend() : unblock());
    const { dialogs, page } = getState();
    if (dialogs.open?.name !== 'contact' || selectSettledFriendship(getState()) !== 'friend') return;
    // As its link would.
    location.assign(page.appLinks.chat);
  };
}
