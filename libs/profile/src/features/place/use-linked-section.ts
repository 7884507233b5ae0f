import { useEffect } from 'react';
import { useStore } from 'react-redux';
import { holdPosition } from '../../core/late/hold-position.js';
import type { ProfileState } from '../../core/store/create-store.js';

/** How long the sections above may still change their height after a link was followed. */
const SETTLING = 3000;

/**
 * Leads whoever followed a link to a section of this view (`/place#reservation`) to its heading: the focus goes there,
 * and the heading stays in its place while the sections above it are still loading.
 */
export function useLinkedSection(id: string): void {
  const store = useStore<ProfileState>();
  useEffect(() => {
    const { view, page } = store.getState();
    let release: (() => void) | undefined;
    const lead = (): void => {
      const section = location.hash === `#${id}` ? document.getElementById(id) : null;
      if (!section) return;
      focusHeadingOf(id);
      release?.();
      release = holdPosition(() => section.scrollIntoView({ block: 'start', behavior: 'instant' }), SETTLING);
    };
    // After the view's own heading has had the focus, and after the page has been scrolled to its top.
    const frame = requestAnimationFrame(() => {
      // Browsers lead to a section of the server's page themselves, except for the focus.
      if (view !== page.initialView) lead();
      else if (location.hash === `#${id}` && document.activeElement === document.body) focusHeadingOf(id);
    });
    window.addEventListener('hashchange', lead);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('hashchange', lead);
      release?.();
    };
  }, [id, store]);
}

/** Puts the focus on the heading of a section; `Section` derives its id. */
export function focusHeadingOf(id: string): void {
  const heading = document.getElementById(`${id}-title`);
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
