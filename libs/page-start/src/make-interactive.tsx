import { dialogOpened, type ProfileStore } from '@oa-profile/plugin-sdk/page';
import { loadRelation } from '@oa-profile/plugin-sdk/internal';
import { onUnanswered, savedAt } from '@oa-profile/offline';
import { ProfileApp, resumeInterrupted } from '@oa-profile/profile';
import type { i18n } from 'i18next';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { elementIds } from './document/index.js';
import { earlyClick } from './early/early-click.js';
import { endStart, setStartState, startState } from './early/start-state.js';
import type { Page } from './page.js';

/** Hydrates the server's markup, and loads the visitor's relation to the account. */
export function makeInteractive({ store, services, renderedAt, log }: Page, instance: i18n): void {
  const root = document.getElementById(elementIds.root);
  if (!root) return;
  const saved = savedAt();
  // In a document that is not shown, so that the copied pictures are not loaded.
  const serverPage = document.implementation.createHTMLDocument().importNode(root, true);
  allowForeignNodes(root);
  const app = (
    <ProfileApp
      store={store}
      services={services}
      i18n={instance}
      renderedAt={renderedAt}
      savedAt={saved}
      onUnanswered={onUnanswered}
      earlyClick={earlyClick()}
    />
  );
  const hydrate = (): void => {
    hydrateRoot(root, app, {
      // React has removed everything: the server's page is restored, so that it can at least be read.
      onUncaughtError: (error) => {
        log.capture(error, 'page');
        // A copy each time: React may fail again while it tidies up.
        root.replaceChildren(...document.importNode(serverPage, true).childNodes);
        endStart('failed');
      },
      onRecoverableError: (error) => log.capture(error, 'hydration'),
    });
  };
  const putBack = setForeignAside(root);
  if (putBack) {
    // At once: the browser must not draw the page without the nodes.
    flushSync(hydrate);
    putBack();
  } else {
    hydrate();
  }
  // An error may have ended the start in another way.
  if (startState() === 'begun') setStartState('ready');
  // On a saved page the visitor has already been told that there is no network.
  void store.dispatch(loadRelation({ again: saved !== undefined }));
  resumeInterrupted(store, instance, services.plugins).catch((error: unknown) =>
    log.capture(error, 'resume'),
  );
  openQrCode(store);
}

const PARAMETER = 'openQrModal';

/** Opens the account's QR code where the address asks for it: once, so that a reload does not open it again. */
function openQrCode(store: ProfileStore): void {
  const address = new URL(location.href);
  if (address.searchParams.get(PARAMETER) !== 'true') return;
  address.searchParams.delete(PARAMETER);
  // Before the pop-up gets an entry of its own: the one below it would keep the parameter.
  history.replaceState(history.state, '', address);
  store.dispatch(dialogOpened('addInApp'));
}

/**
 * Lets React change the page although others have changed it. Extensions remove nodes and translators wrap texts; the
 * browser's functions then throw when React removes such a node, or inserts another before it, and React would remove
 * the whole page. Below `root`, a node that has been moved is removed where it is, and nodes are inserted before its
 * wrapper. A node that is gone was removed already; others are inserted at the end instead of before it.
 */
function allowForeignNodes(root: Node): void {
  const { prototype } = Node;
  /* oxlint-disable typescript/unbound-method -- called with the node of each call */
  const { removeChild, insertBefore } = prototype;
  /* oxlint-enable typescript/unbound-method */
  prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    const parent = child.parentNode;
    if (parent === this || !root.contains(this)) return removeChild.call(this, child) as T;
    parent?.removeChild(child);
    return child;
  };
  prototype.insertBefore = function <T extends Node>(this: Node, node: T, child: Node | null): T {
    let place = child;
    while (place && place.parentNode !== this && root.contains(this)) place = place.parentNode;
    return insertBefore.call(this, node, place) as T;
  };
}

/** Elements that hold parts of the page, or are one: all that React renders outside its boundaries. */
const HOLDER = '[data-late], #section-list';

/** What React itself writes before the page, and passes over there: preloads of its first pictures. */
const PRELOAD = ':scope > link[rel=preload]';

/**
 * Takes nodes away that others have put between the parts of the server's page. React would otherwise take them for its
 * own, and render the whole page again. What others have put into a part stays: that costs this part alone its markup.
 *
 * @returns A function that puts them back, or undefined if there are none.
 */
function setForeignAside(root: Element): (() => void) | undefined {
  const preloads = new Set<ChildNode>(root.querySelectorAll(PRELOAD));
  const foreign = foreignNodesIn(root).filter((node) => !preloads.has(node));
  const aside = foreign.map((node) => {
    // React passes over comments that are not its own.
    const place = new Comment();
    node.replaceWith(place);
    return (): void => place.replaceWith(node);
  });
  return aside.length ? () => aside.forEach((putBack) => putBack()) : undefined;
}

function foreignNodesIn(holder: Element): ChildNode[] {
  /** How many of React's boundaries are open: it marks their beginnings and ends by comments. */
  let depth = 0;
  return [...holder.childNodes].flatMap((node): ChildNode[] => {
    if (node instanceof Comment) {
      if (node.data.startsWith('$')) depth += 1;
      else if (node.data === '/$') depth -= 1;
      return [];
    }
    if (depth > 0) return [];
    const holdsParts = node instanceof Element && (node.matches(HOLDER) || node.querySelector(HOLDER));
    return holdsParts ? foreignNodesIn(node) : [node];
  });
}
