import { type PluginPage, noticed, textWidth, visitorKind } from '@oa-profile/plugin-sdk/page';
import { addTexts, unjoined, type Language } from '@oa-profile/i18n';
import { digestsOf, type Digests, withKnown } from './digests.js';
import { findChanges } from './find-changes.js';
import { knownBefore, lastVisits, recallVisit, saveVisit, visitBefore } from './last-visit-memory.js';
import { lastVisitTexts } from './last-visit-texts.js';

export interface TellSinceLastVisitOptions extends PluginPage {
  /** The clock, in milliseconds. @default Date.now */
  now?: () => number;
}

/** What three lines of the message hold on the smallest phone besides its beginning, in letters. */
const MOST_LETTERS = 48;

/** The first of the changes: as many as have room, at least one. */
function shortEnough(texts: readonly string[]): readonly string[] {
  let left = MOST_LETTERS;
  const end = texts.findIndex((text) => (left -= textWidth(unjoined(text))) < 0);
  return end < 0 ? texts : texts.slice(0, Math.max(end, 1));
}

/** What the message is about. */
const ABOUT = 'sinceLastVisit';

/**
 * Tells a visitor who comes back to the profile what has changed (docs/product.md#since-the-last-visit), and keeps what
 * the next visit is compared with. Nothing leaves the device. Whose visit it is must be known: while the host cannot
 * tell, nothing is told and nothing kept.
 */
export async function tellSinceLastVisit({
  store,
  services,
  i18n,
  plugins,
  now = Date.now,
}: TellSinceLastVisitOptions): Promise<void> {
  const { page } = store.getState();
  // Other views do not come with the digests of the whole page.
  if (page.initialView.name !== 'profile') return;
  await services.host.starting();
  if (visitorKind(services.host) === 'lost') return;

  const cache = services.savedCache(lastVisits);
  const { basicSearchId } = page.account;
  const last = recallVisit(cache, basicSearchId);
  const at = now();
  const given = digestsOf(page, plugins, (error) => services.captureError(error, 'last-visit'));
  if (!last) {
    saveVisit(cache, basicSearchId, { known: given, at });
    return;
  }
  const { known, isDue } = knownBefore(last, at);
  const visit = { at, before: visitBefore(last, at) };
  const keys = Object.keys(given);
  const digests = withKnown(given, known, keys);
  if (!isDue) {
    saveVisit(cache, basicSearchId, { known, ...visit });
    return;
  }
  const found = await findChanges(known, digests, { page, plugins, services, i18n, now: at });
  const { changes, unread, missed } = found;
  // Its words are there before anything counts as told.
  if (changes.length > 0) await addTexts(i18n, lastVisitTexts);
  // A visitor who has opened a view meanwhile is looking at something else, and is told when the page is next opened.
  if (changes.length > 0 && store.getState().view.name !== 'profile') return;
  // What is not worth telling yet, such as a day that is far away, is compared again on the next visit. What could not
  // be compared is known from now on.
  const comparable = Object.fromEntries(Object.entries(known).filter(([key]) => !unread.includes(key)));
  const told: Digests = {
    ...digests,
    ...Object.fromEntries(missed.map((key) => [key, known[key] ?? null])),
  };
  saveVisit(cache, basicSearchId, {
    known: withKnown(comparable, digests, keys),
    ...(changes.length > 0 && { told }),
    ...visit,
  });
  if (changes.length === 0) return;

  const t = i18n.getFixedT(i18n.language as Language, lastVisitTexts.namespace);
  const shown = shortEnough(changes.map((change) => change.text));
  const number = changes.length - shown.length;
  const listed = number > 0 ? [...shown, t('more', { number })] : shown;
  const text = t('said', { changes: listed.join(' · ') });
  store.dispatch(
    noticed({ tone: 'info', keys: [], text, about: ABOUT, opens: { name: 'sinceLastVisit', changes } }),
  );
  const stop = store.subscribe(() => {
    const { notices, view } = store.getState();
    if (notices.some(({ about }) => about === ABOUT)) return;
    stop();
    // Opened or dismissed. With a view that was opened it only goes out of the way. A later visit, in another tab, knows
    // more.
    const isLast = recallVisit(cache, basicSearchId)?.at === at;
    if (view.name === 'profile' && isLast) saveVisit(cache, basicSearchId, { known: told, ...visit });
  });
}
