import { createExactlyOnce, type ExactlyOnce, type ProfileApiClient } from '@oa-profile/api-client';
import { pageErrorCode } from '../errors/page-error-code.js';
import { fitsStorage } from '../saved/save.js';
import { noticed, type Notice } from '../notices/notices-slice.js';
import { askToSignIn } from '../sign-in/ask-to-sign-in.js';
import { resumable } from '../sign-in/resumable.js';
import type { ProfileThunk } from '../store/profile-store.js';
import type { ProfileState } from '../store/root-reducer.js';
import type { ProfileServices } from '../store/services.js';
import { viewName, type View } from '../views/view.js';
import type { SubmissionActions, SubmissionState } from './submission-reducers.js';

/** A refusal that is nobody's fault: nothing to report, and the visitor can continue. */
export interface Refusal {
  /** Names it in tracking. */
  outcome: string;
  goOn: () => ProfileThunk<Promise<void>>;
}

export interface SubmissionOptions<Draft, Request, Answer> {
  /** Identifies it on this device: there is at most one unanswered request per name and account. */
  name: string;
  /** Names the sending in tracking and error reports. @default the name */
  label?: string;
  /** Whether an anonymous visitor is asked to sign in first. @default false */
  needsVisitor?: boolean;
  actions: SubmissionActions<Draft, Answer>;
  /** Finds its state. */
  select: (state: ProfileState) => SubmissionState<Draft, Answer>;
  /** Name of the view that shows the outcome itself; in any other view a notice does. */
  view: string;
  /** What it is about in a view. @default always the account */
  itemOf?: (view: View) => string;
  /** What is taken up of a draft that was kept, maybe by an older version of the page; undefined if it makes no sense. */
  parseDraft: (kept: object) => Partial<Draft> | undefined;
  /** What is sent; undefined while something is missing or wrong. */
  requestOf: (state: ProfileState) => Request | undefined;
  send: (
    api: ProfileApiClient,
    searchId: string,
    request: Request,
    transaction: { transactionId: string },
  ) => Promise<Answer>;
  /** Asks what the server has done for a transaction id; null for nothing. */
  settle: (
    api: ProfileApiClient,
    searchId: string,
    transactionId: string,
    sender: { isAnonymous: boolean },
  ) => Promise<Answer | null>;
  /** What else to do with an answer, once it is shown. Must not throw. @default nothing */
  arrived?: (answer: Answer) => ProfileThunk;
  /**
   * Refuses a request before it is sent, for what the device knows by now. Not asked while the outcome of an earlier
   * attempt is unknown, which only the server can tell. @default nothing is refused
   */
  refusalBefore?: (request: Request) => ProfileThunk<Refusal | undefined>;
  /** Recognises a refusal that is nobody's fault. @default there is none */
  refusalOf?: (error: unknown, request: Request) => Refusal | undefined;
}

/** What a visitor who has left the view in the meantime reads about the outcome. */
export interface OutcomeWords {
  done: Pick<Notice, 'keys' | 'text'>;
  failed: Pick<Notice, 'keys' | 'text'>;
}

/** What can be done with something that a visitor sends. */
export interface Submission<Draft> {
  /** Changes what is filled in, and keeps it for when the page is loaded again. */
  fillIn: (changes: Partial<Draft>) => ProfileThunk;
  /**
   * Fills in what was kept; what is filled in already is kept instead. Not while something is on its way, or has yet to be
   * settled.
   */
  recall: () => ProfileThunk;
  /**
   * Sends it exactly once: does nothing while it is pending or has succeeded, and sends nothing new until the outcome
   * of an unanswered attempt is known.
   */
  send: (words: OutcomeWords) => ProfileThunk<Promise<void>>;
  /**
   * Finds out what became of a request that was pending when the page was reloaded. If the server cannot be asked now,
   * it is asked before anything else is sent.
   */
  settle: () => ProfileThunk<Promise<void>>;
}

/** Marks a draft that was sent as it is, with an outcome that is not known yet. */
const SENT = '$sent';

const isFilledIn = (draft: object): boolean => Object.values(draft).some(Boolean);

/**
 * Whether a draft can be told from those of others: it belongs to a visitor who is known, or to whoever uses the tab
 * without signing in, or before anybody can tell. A visitor of whom only the token is known could be anybody.
 */
const hasOwner = ({ getAccessToken, getOwner }: ProfileServices['host']): boolean =>
  getAccessToken() === undefined || getOwner() !== undefined;

/** The second of the two ways of changing something at the server: it is sent once, and the visitor's words are kept. */
export function createSubmission<Draft extends object, Request, Answer>({
  name,
  label = name,
  needsVisitor = false,
  actions,
  select,
  view,
  itemOf = () => '',
  parseDraft,
  requestOf,
  send,
  settle,
  arrived,
  refusalBefore,
  refusalOf,
}: SubmissionOptions<Draft, Request, Answer>): Submission<Draft> {
  const keyOf = ({ page }: ProfileState): string => `${name} ${page.account.basicSearchId}`;
  function writeOf(
    state: ProfileState,
    { api, openWrites, host }: ProfileServices,
  ): ExactlyOnce<Request, Answer> {
    const { basicSearchId } = state.page.account;
    const isAnonymous = (): boolean => host.getAccessToken() === undefined;
    return createExactlyOnce({
      key: keyOf(state),
      openWrites: {
        ...openWrites,
        get(key) {
          const open = openWrites.get(key);
          // To the server, the same request of a visitor whom it knows by now is another one: that one is settled first.
          return open?.isAnonymous && !isAnonymous() ? { transactionId: open.transactionId } : open;
        },
        set: (key, write) => openWrites.set(key, { ...write, isAnonymous: isAnonymous() }),
      },
      send: async (request: Request, transactionId) =>
        send(await api(), basicSearchId, request, { transactionId }),
      async settle(transactionId) {
        // As it was sent.
        const sender = { isAnonymous: openWrites.get(keyOf(state))?.isAnonymous ?? false };
        return (await settle(await api(), basicSearchId, transactionId, sender)) ?? undefined;
      },
    });
  }
  const isDone = (state: ProfileState): boolean => {
    const { sending, confirmed } = select(state);
    return sending.status === 'Loading' || confirmed !== undefined;
  };
  function keepDraft(state: ProfileState, { host, draftCache }: ProfileServices, mark: object = {}): void {
    const { draft } = select(state);
    if (hasOwner(host) && isFilledIn(draft) && fitsStorage(draft))
      draftCache.set(keyOf(state), { ...draft, ...mark });
    else draftCache.delete(keyOf(state));
  }
  return {
    fillIn: (changes) => (dispatch, getState, services) => {
      dispatch(actions.draftChanged(changes));
      keepDraft(getState(), services);
    },
    recall: () => (dispatch, getState, services) => {
      const state = getState();
      if (isDone(state) || !hasOwner(services.host)) return;
      // Before the page could hear it.
      if (isFilledIn(select(state).draft)) {
        keepDraft(state, services);
        return;
      }
      const kept = services.draftCache.get(keyOf(state));
      // Whether it has got through is asked first: then it is no draft for another one.
      if (kept && SENT in kept && services.host.starting()) return;
      const draft = kept && parseDraft(kept);
      if (draft) dispatch(actions.draftChanged(draft));
    },
    send: (words) => async (dispatch, getState, services) => {
      if (isDone(getState())) return;
      const request = requestOf(getState());
      const item = itemOf(getState().view);
      const starting = services.host.starting();
      if (starting && request) {
        dispatch(actions.sendStarted());
        await resumable(services, getState().page.account.basicSearchId, label, () => starting);
        dispatch(actions.nothingFound());
      }
      if (needsVisitor && services.host.getAccessToken() === undefined) {
        dispatch(askToSignIn(label));
        return;
      }
      if (!request) return;
      const write = writeOf(getState(), services);
      const tell = (tone: Notice['tone'], notice: Pick<Notice, 'keys' | 'text'>): void => {
        const shown = getState().view;
        if (viewName(shown) !== view || itemOf(shown) !== item) dispatch(noticed({ tone, ...notice }));
      };
      const goOn = async (refusal: Refusal): Promise<void> => {
        services.track({ name: 'outcome', label: `${label} ${refusal.outcome}` });
        await dispatch(refusal.goOn());
      };
      services.track({ name: 'action', label });
      const known = write.isOpen() || !refusalBefore ? undefined : dispatch(refusalBefore(request));
      if (known) {
        await goOn(known);
        return;
      }
      dispatch(actions.sendStarted());
      keepDraft(getState(), services, { [SENT]: true });
      try {
        const outcome = await write.send(request);
        dispatch(actions.sendSucceeded(outcome));
        // What was written since an earlier attempt is still to be sent.
        if (!outcome.isEarlier) services.draftCache.delete(keyOf(getState()));
        if (arrived) dispatch(arrived(outcome.answer));
        tell('success', words.done);
        services.track({ name: 'outcome', label: `${label} Success` });
      } catch (error) {
        tell('failure', words.failed);
        const isOpen = write.isOpen();
        const refusal = isOpen ? undefined : refusalOf?.(error, request);
        if (refusal) {
          await goOn(refusal);
          return;
        }
        services.captureError(error, label);
        services.track({ name: 'outcome', label: `${label} Failure` });
        dispatch(actions.sendFailed({ code: pageErrorCode(error), isOpen }));
      }
    },
    settle: () => async (dispatch, getState, services) => {
      const starting = services.host.starting();
      if (starting) await starting;
      const write = writeOf(getState(), services);
      if (isDone(getState()) || !write.isOpen()) return;
      if (needsVisitor && services.host.getAccessToken() === undefined) return;
      dispatch(actions.sendStarted());
      try {
        const answer = await write.settle();
        dispatch(answer ? actions.sendSucceeded({ answer, isEarlier: true }) : actions.nothingFound());
        if (answer) services.draftCache.delete(keyOf(getState()));
        if (answer && arrived) dispatch(arrived(answer));
      } catch (error) {
        services.captureError(error, `settle ${name}`);
        dispatch(actions.nothingFound());
      }
    },
  };
}
