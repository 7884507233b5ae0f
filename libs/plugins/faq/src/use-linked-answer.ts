import { useEffect, type RefObject } from 'react';

/**
 * Opens the answer that the page's fragment names, at first and whenever the address changes, and focuses its question.
 * Some browsers open it and scroll to it by themselves, but none moves the focus.
 */
export function useLinkedAnswer(section: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const reveal = (): void => {
      const target = document.getElementById(window.location.hash.slice(1));
      if (target && section.current?.contains(target)) revealAnswer(target);
    };
    reveal();
    window.addEventListener('hashchange', reveal);
    return () => window.removeEventListener('hashchange', reveal);
  }, [section]);
}

function revealAnswer(target: HTMLElement): void {
  const question = target.closest('details');
  for (let details = question; details; details = details.parentElement?.closest('details') ?? null)
    details.open = true;
  target.scrollIntoView({ block: 'start' });
  question?.querySelector('summary')?.focus({ preventScroll: true });
}
