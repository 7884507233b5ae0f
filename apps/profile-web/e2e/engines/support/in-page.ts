import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type * as TestingLibrary from '@testing-library/dom';

/** A text, compared without regard to white space, or a regular expression. */
export type Pattern = string | { source: string; flags: string };

/** How an element is found inside another, or inside the document. */
export type Step =
  | { role: string; name?: Pattern; level?: number; pressed?: boolean; checked?: boolean }
  | { text: Pattern }
  | { css: string }
  | { pick: 'first' | 'last' };

/** What a test learns about the elements that it has found. */
export interface Snapshot {
  /** Text of each visible one. */
  shown: string[];
  /** How many there are, visible or not. */
  count: number;
}

/** What {@link inPage} adds to the page. */
export interface InPage {
  find(steps: Step[]): Element[];
  look(steps: Step[]): Snapshot;
  /**
   * The only visible element, scrolled to the middle of the window.
   *
   * @throws Error if there are none or several, or if it cannot be clicked
   */
  ready(steps: Step[]): Element;
}

/** Runs in the page, in every engine, without access to anything outside of this function. */
function install(): void {
  const page = window as unknown as { TestingLibraryDom: typeof TestingLibrary; inPage: InPage };
  const { queryAllByRole, queryAllByText } = page.TestingLibraryDom;
  const matcherOf = (pattern: Pattern): string | RegExp =>
    typeof pattern === 'string' ? pattern : new RegExp(pattern.source, pattern.flags);

  const within = (container: HTMLElement, step: Exclude<Step, { pick: unknown }>): Element[] => {
    if ('css' in step) return [...container.querySelectorAll(step.css)];
    if ('text' in step) return queryAllByText(container, matcherOf(step.text), { ignore: 'script, style' });
    const { role, name, ...more } = step;
    const isNamed = (found: string): boolean => found.replace(/\s/g, ' ').replaceAll('\u200b', '') === name;
    return queryAllByRole(container, role, {
      ...more,
      ...(name && { name: typeof name === 'string' ? isNamed : matcherOf(name) }),
    });
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
      if (!element) throw new Error('no such element is visible');
      if (others.length) throw new Error(`${others.length + 1} such elements are visible`);
      if (element.matches(':disabled')) throw new Error('it is disabled');
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { x, y, width, height } = element.getBoundingClientRect();
      const hit = document.elementFromPoint(x + width / 2, y + height / 2);
      const label = hit?.closest('label');
      if (!hit || !(element.contains(hit) || hit.contains(element) || label?.control === element)) {
        throw new Error(`${hit?.outerHTML.slice(0, 100)} covers it`);
      }
      return element;
    },
  };
}

const library = createRequire(import.meta.url)
  .resolve('@testing-library/dom')
  .replace(/index\.js$/, '@testing-library/dom.umd.min.js');

/** An expression that adds `window.inPage`, which finds elements by roles and names as assistive technology does. */
export const inPage = `(() => { ${readFileSync(library, 'utf8')}\n;(${install.toString()})(); })()`;
