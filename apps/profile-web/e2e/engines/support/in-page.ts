import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type * as TestingLibrary from '@testing-library/dom';

/** A text as it is, apart from white space; or what it fits. */
export type Pattern = string | { source: string; flags: string };

/** How an element is found inside of another, or of the document. */
export type Step =
  | { role: string; name?: Pattern; level?: number; pressed?: boolean; checked?: boolean }
  | { text: Pattern }
  | { css: string }
  | { pick: 'first' | 'last' };

/** What a test learns of the elements that it has found. */
export interface Glance {
  /** Text of each that can be seen. */
  shown: string[];
  /** How many there are, seen or not. */
  count: number;
}

/** What {@link inPage} adds to the page. */
export interface InPage {
  find(steps: Step[]): Element[];
  look(steps: Step[]): Glance;
  /**
   * The one element that can be seen, brought to the middle of the window.
   *
   * @throws Error when there are none or several, or when it cannot be clicked
   */
  ready(steps: Step[]): Element;
}

/** Runs in the page, where there is nothing but what is in here. The same in every engine. */
function install(): void {
  const page = window as unknown as { TestingLibraryDom: typeof TestingLibrary; inPage: InPage };
  const { queryAllByRole, queryAllByText } = page.TestingLibraryDom;
  const matcherOf = (pattern: Pattern): string | RegExp =>
    typeof pattern === 'string' ? pattern : new RegExp(pattern.source, pattern.flags);

  const within = (container: HTMLElement, step: Exclude<Step, { pick: unknown }>): Element[] => {
    if ('css' in step) return [...container.querySelectorAll(step.css)];
    if ('text' in step) return queryAllByText(container, matcherOf(step.text), { ignore: 'script, style' });
    const { role, name, ...more } = step;
    return queryAllByRole(container, role, { ...more, ...(name && { name: matcherOf(name) }) });
  };
  const next = (found: Element[], step: Step): Element[] =>
    'pick' in step
      ? found.slice(...(step.pick === 'first' ? [0, 1] : [-1]))
      : [...new Set(found.flatMap((container) => within(container as HTMLElement, step)))];
  const find = (steps: Step[]): Element[] => steps.reduce(next, [document.documentElement as Element]);
  const isShown = (element: Element): boolean =>
    element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible';

  page.inPage = {
    find,
    look: (steps) => {
      const found = find(steps);
      const shown = found.filter(isShown).map((element) => (element as HTMLElement).innerText);
      return { shown, count: found.length };
    },
    ready: (steps) => {
      const [element, ...others] = find(steps).filter(isShown);
      if (!element) throw new Error('nothing of this kind can be seen');
      if (others.length) throw new Error(`there are ${others.length + 1} of this kind`);
      if (element.matches(':disabled')) throw new Error('it is disabled');
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { x, y, width, height } = element.getBoundingClientRect();
      const hit = document.elementFromPoint(x + width / 2, y + height / 2);
      const label = hit?.closest('label');
      if (!hit || !(element.contains(hit) || hit.contains(element) || label?.control === element)) {
        throw new Error(`${hit?.outerHTML.slice(0, 100)} lies over it`);
      }
      return element;
    },
  };
}

const library = createRequire(import.meta.url)
  .resolve('@testing-library/dom')
  .replace(/index\.js$/, '@testing-library/dom.umd.min.js');

/** An expression that adds what finds elements to the page, by their roles and names as assistive technology has them. */
export const inPage = `(() => { ${readFileSync(library, 'utf8')}\n;(${install.toString()})(); })()`;
