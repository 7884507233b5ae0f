import { createElement, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

/** Changes texts that a translator has wrapped, as React does by itself. Returns the names of the errors. */
export function changeTranslatedTexts(): string[] {
  const more = createElement('b', null, 'more');
  return [thrownBy(['words', more], [null, more]), thrownBy([null, 'words'], [more, 'words'])];
}

function thrownBy(first: ReactNode[], then: ReactNode[]): string {
  let thrown = '';
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place, {
    onUncaughtError: (error) => {
      thrown = error instanceof Error ? error.name : String(error);
    },
  });
  flushSync(() => root.render(createElement('p', null, ...first)));
  for (const text of place.firstElementChild?.childNodes ?? []) {
    if (!(text instanceof Text)) continue;
    // What translators use, though it is deprecated.
    const wrapper = document.createElementNS('http://www.w3.org/1999/xhtml', 'font');
    text.replaceWith(wrapper);
    wrapper.append(text.data);
  }
  flushSync(() => root.render(createElement('p', null, ...then)));
  return thrown;
}
