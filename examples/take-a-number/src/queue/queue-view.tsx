import {
  dialogOpened,
  type LateProps,
  type LateView,
  usePageEnvironment,
  useProfileDispatch,
  useProfileSelector,
  ViewFrame,
} from '@oa-profile/plugin-sdk/page';
import { useFormatters, useTexts } from '@oa-profile/i18n/react';
import { Button, InlineMessage, LiveRegion } from '@oa-profile/ui';
import { type ReactElement, type SubmitEvent, useEffect } from 'react';
import { form, refreshPlace, selectQueue, takeNumber } from './queue-slice.js';
import { queueTexts } from './queue-texts.js';
import styles from './queue-view.module.css';
import { givenLine, type Ticket } from './ticket.js';

/** How often the line is asked while somebody looks at it. */
const EVERY_MS = 15_000;

/** The view of a waiting line: how long it is, or the visitor's place in it. */
function QueueView({ onInteractive }: LateProps): ReactElement {
  const t = useTexts(queueTexts);
  const dispatch = useProfileDispatch();
  const { services } = usePageEnvironment();
  const { mine } = useProfileSelector(selectQueue);
  const gone = t('gone');
  useEffect(() => {
    const refresh = (): void => {
      if (document.visibilityState === 'visible') void dispatch(refreshPlace(gone));
    };
    // What became of one that was on its way when the page was loaded again; whose it is may be known only then.
    void dispatch(form.settle());
    void Promise.resolve(services.host.starting()).then(refresh);
    const timer = setInterval(refresh, EVERY_MS);
    document.addEventListener('visibilitychange', refresh);
    onInteractive();
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', refresh);
    };
  }, [dispatch, services, gone, onInteractive]);
  return <ViewFrame title={t('title')}>{mine ? <Place ticket={mine} /> : <TakeForm />}</ViewFrame>;
}

/** How many wait, and the button that takes a number. */
function TakeForm(): ReactElement {
  const t = useTexts(queueTexts);
  const dispatch = useProfileDispatch();
  const page = useProfileSelector((state) => state.page);
  const { sending } = useProfileSelector(selectQueue);
  const { number } = useFormatters(page.account.timeZone);
  const waiting = givenLine(page)?.waiting;
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    // Read by whoever has left the view meanwhile.
    const words = { done: { keys: [], text: t('taken') }, failed: { keys: [], text: t('take.failed') } };
    void dispatch(takeNumber(words));
  };
  return (
    <form className={styles.content} onSubmit={submit}>
      {waiting !== undefined && (
        <p className={styles.fact}>{t('waiting', { count: waiting, displayCount: number(waiting) })}</p>
      )}
      <p>{t('description')}</p>
      <LiveRegion urgent>
        {sending.status === 'Failure' && <InlineMessage tone="critical">{t('take.failed')}</InlineMessage>}
      </LiveRegion>
      <noscript>
        <InlineMessage>{t('noScript')}</InlineMessage>
      </noscript>
      <Button type="submit" variant="primary" wide pending={sending.status === 'Loading'}>
        {t('take.label')}
      </Button>
    </form>
  );
}

/** The visitor's number, what it means now, and the way out of the line. */
function Place({ ticket: { number: own, before, isCalled } }: { ticket: Ticket }): ReactElement {
  const t = useTexts(queueTexts);
  const dispatch = useProfileDispatch();
  const { isOutdated } = useProfileSelector(selectQueue);
  const { number } = useFormatters(useProfileSelector(({ page }) => page.account.timeZone));
  return (
    <div className={styles.content}>
      <p>{t('number')}</p>
      <p className={styles.number}>{number(own)}</p>
      <LiveRegion urgent={isCalled} className={styles.fact}>
        {isCalled ? t('called') : t('before', { count: before, displayCount: number(before) })}
      </LiveRegion>
      <LiveRegion>
        {isOutdated && <InlineMessage tone="warning">{t('refresh.failed')}</InlineMessage>}
      </LiveRegion>
      <Button variant="quiet" wide onClick={() => dispatch(dialogOpened('leaveLine'))}>
        {t('leave.label')}
      </Button>
    </div>
  );
}

export const queueView: LateView = {
  Component: QueueView,
  texts: queueTexts,
  card: (page, t) => givenLine(page) && { title: t('title'), description: t('description'), indexed: true },
};
