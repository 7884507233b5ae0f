import {
  dialogOpened,
  PageDialog,
  TextWithName,
  useNow,
  usePageEnvironment,
  useProfileDispatch,
  useProfileSelector,
  type ProfileStore,
} from '@oa-profile/plugin-sdk/page';
import {
  actionTexts,
  DialogNotice,
  replyTimeText,
  selectSettledFriendship,
  type ActionTextKey,
} from '@oa-profile/plugin-sdk/internal';
import { commonTexts, sentences } from '@oa-profile/i18n';
import { useFormatters, useLanguage, useTexts } from '@oa-profile/i18n/react';
import { actionMessageKeys, type ErrorCode } from '@oa-profile/errors';
import { Button, InlineMessage, LiveRegion, Skeleton, VisuallyHidden } from '@oa-profile/ui';
import { useCallback, useEffect, useState, type ReactElement } from 'react';
import { useStore } from 'react-redux';
import { CallChoices } from './call-choices.js';
import { decideCall, type CallOutcome } from './decide-call.js';
import { loadCallSettings } from './call-settings-flow.js';
import { selectCallSettings, type CallSettings } from './call-settings-slice.js';
import styles from './call-explanation.module.css';

/** From a tap on Call to the call: says what prevents it, and offers only the choices that can work. */
export function CallDialog(): ReactElement {
  const t = useTexts(actionTexts);
  const common = useTexts(commonTexts);
  const dispatch = useProfileDispatch();
  const { services } = usePageEnvironment();
  const friendshipType = useProfileSelector(selectSettledFriendship);
  const { settings, replyMinutes, failure, retry } = useCallSettings();
  const [openedAt] = useState(() => new Date());
  const now = useNow(openedAt);

  const outcome =
    settings &&
    decideCall({
      ...settings,
      friendshipType,
      appVersion: services.host.getAppVersion(),
      now,
    });
  return (
    <PageDialog
      title={<TextWithName>{(name) => t('call.title', { name })}</TextWithName>}
      actions={
        <>
          {outcome && <CallChoices outcome={outcome} friendshipType={friendshipType} />}
          {/* Offered whatever prevents the call, even a failure, so that closing is never the only option. */}
          <Button variant="quiet" wide onClick={() => dispatch(dialogOpened('contact'))}>
            {t('call.otherWays')}
          </Button>
        </>
      }
    >
      <DialogNotice />
      <div aria-busy={!outcome && !failure}>
        {/* Announces the outcome, also after the visitor has added or unblocked the account. */}
        <LiveRegion>
          {outcome && <CallExplanation outcome={outcome} replyMinutes={replyMinutes} />}
        </LiveRegion>
        <LiveRegion urgent>
          {failure && (
            <InlineMessage tone="warning" retry={{ label: common('common.retry'), onRetry: retry }}>
              {common(actionMessageKeys[failure])}
            </InlineMessage>
          )}
        </LiveRegion>
        {!outcome && !failure && (
          <>
            <VisuallyHidden>{common('common.loading')}</VisuallyHidden>
            <Skeleton lines={2} />
          </>
        )}
      </div>
    </PageDialog>
  );
}

/** What {@link useCallSettings} returns. */
interface UsedCallSettings {
  /** How the account takes calls; undefined while unknown. */
  settings: CallSettings | undefined;
  /** Why it is unknown. */
  failure: ErrorCode | undefined;
  /** How soon a chat is usually answered, in minutes; undefined if unknown. */
  replyMinutes: number | undefined;
  retry: () => void;
}

/** Loads how the account takes calls, once per opening, and again at the visitor's request. */
function useCallSettings(): UsedCallSettings {
  const store = useStore() as ProfileStore;
  useEffect(() => {
    void store.dispatch(loadCallSettings());
  }, [store]);
  const { load, settings, replyMinutes } = useProfileSelector(selectCallSettings);
  // What failed when it was open before is no answer to this opening.
  const [earlier] = useState(load.attempt);
  const retry = useCallback(() => void store.dispatch(loadCallSettings()), [store]);
  // Earlier settings are better than the failure to reload them.
  return {
    settings,
    failure: settings || load.attempt === earlier ? undefined : load.code,
    replyMinutes,
    retry,
  };
}

const explanations = {
  unavailable: 'call.unavailable',
  updateApp: 'call.update',
  unblock: 'call.blocked',
  addFriend: 'call.stranger',
  sendMessage: 'call.byRequest',
  outsideHours: 'call.outside',
  unsure: 'call.unsure',
  call: 'call.ready',
} as const satisfies Record<CallOutcome['kind'], ActionTextKey>;

interface CallExplanationProps {
  outcome: CallOutcome;
  replyMinutes: number | undefined;
}

/** Explains the choices. */
function CallExplanation({ outcome, replyMinutes }: CallExplanationProps): ReactElement {
  const t = useTexts(actionTexts);
  const language = useLanguage();
  const timeZone = useProfileSelector(({ page }) => page.account.timeZone);
  const { moment, number } = useFormatters(timeZone);
  const now = useNow(usePageEnvironment().renderedAt);
  const opensAt = outcome.kind === 'outsideHours' ? outcome.opensAt : undefined;
  return (
    <>
      <p className={styles.text}>
        {sentences(language, [
          t(explanations[outcome.kind]),
          opensAt && t('call.opensAt', { time: moment(opensAt, now) }),
        ])}
      </p>
      {replyMinutes !== undefined && <p className={styles.reply}>{replyTimeText(replyMinutes, t, number)}</p>}
    </>
  );
}
