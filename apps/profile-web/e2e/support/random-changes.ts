/** When the changes are made: before the page's script runs, while it starts, or once the page is interactive. */
export type When = 'before' | 'during' | 'after';

/** Random changes of the document, as {@link changeAtRandom} makes them. */
export interface RandomChanges {
  seed: number;
  when: When;
}

/**
 * Runs in the page, before its own scripts: chooses nodes of the server's page by the seed, and changes them as
 * extensions and translators do. The same seed makes the same changes in the same document. Offers
 * `window.changeNow()`, which makes those of 'after', `window.changes`, a description of each, and `window.resized`: by
 * how much these have made sections higher and lower, in heights of the window.
 */
export function changeAtRandom({ seed, when }: RandomChanges): void {
  let state = seed;
  /** Mulberry32. */
  const random = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 2 ** 32;
  };
  let chosen: string[] = [];
  function one<T>(items: readonly T[]): T | undefined {
    const item = items[Math.floor(random() * items.length)];
    chosen.push(item instanceof Node ? described(item) : String(item));
    return item;
  }
  const changes: string[] = [];

  function described(node: Node): string {
    const { parentElement } = node;
    const part = parentElement?.closest('[data-late]')?.getAttribute('data-late') ?? 'the shell';
    const what = node instanceof Text ? `“${node.data.slice(0, 20)}”` : node.nodeName.toLowerCase();
    return `${what} in ${parentElement?.localName ?? 'nothing'} of ${part}`;
  }

  function choose(): (() => void)[] {
    const root = document.getElementById('root');
    if (!root) return [];
    const elements = [...root.querySelectorAll<HTMLElement>('*')];
    const texts: Text[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    // Most nodes are in sections. Half of the changes hit what holds these, and the parts beside them.
    const isOfShell = (node: Node): boolean => !node.parentElement?.closest('[data-late]');
    const shell = { elements: elements.filter(isOfShell), texts: texts.filter(isOfShell) };
    const anElement = (): HTMLElement | undefined => one(random() < 0.5 ? shell.elements : elements);
    const aText = (): Text | undefined => one(random() < 0.5 ? shell.texts : texts);
    const mutators: Record<string, () => () => void> = {
      wrap() {
        const text = aText();
        return () => {
          const font = document.createElement('font');
          text?.replaceWith(font);
          if (text) font.append(text);
        };
      },
      translate() {
        const text = aText();
        return () => {
          const font = document.createElement('font');
          font.append((text?.data ?? '').toUpperCase());
          text?.replaceWith(font);
        };
      },
      replace() {
        const text = aText();
        return () => {
          if (text) text.data = text.data.replaceAll(/\w/g, 'x');
        };
      },
      insert() {
        const [place, isBefore] = [anElement(), random() < 0.5];
        return () => {
          const node = document.createElement(isBefore ? 'span' : 'div');
          if (isBefore) place?.before(node);
          else place?.append(node);
        };
      },
      remove() {
        const element = anElement();
        return () => element?.remove();
      },
      move() {
        const [element, place] = [anElement(), anElement()];
        return () => {
          // React may have replaced the place by now: nobody moves anything out of the document.
          if (element && place?.isConnected && !element.contains(place)) place.before(element);
        };
      },
      attribute() {
        const element = anElement();
        const name = one(['class', 'style', 'title', 'translate', 'data-extension']);
        return () => {
          if (name === 'class') element?.classList.add('notranslate');
          else if (name === 'style') element?.style.setProperty('--extension', '1');
          else if (name) element?.setAttribute(name, 'no');
        };
      },
      lang() {
        const lang = one(['fr', 'ja-x-mtfrom-en', '', 'th']) ?? '';
        return () => {
          document.documentElement.lang = lang;
        };
      },
    };
    return Array.from({ length: 1 + Math.floor(random() * 8) }, () => {
      chosen = [];
      const change = mutators[one(Object.keys(mutators)) ?? '']?.();
      changes.push(chosen.join(' | '));
      return change ?? (() => undefined);
    });
  }

  const sections = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('#root [data-plugin]')];
  const changeNow = (): void => {
    const before = sections().map((section) => ({ section, height: section.offsetHeight }));
    choose().forEach((change) => change());
    const resized = before.reduce(
      (sum, { section, height }) => sum + Math.abs(section.offsetHeight - height),
      0,
    );
    Object.assign(window, { resized: resized / innerHeight });
  };
  Object.assign(window, { changes, changeNow });
  document.addEventListener(
    'readystatechange',
    () => {
      if (when === 'before') changeNow();
      if (when !== 'during') return;
      // What was chosen may be gone by the time: so it is for those who change the page.
      for (const change of choose()) setTimeout(change, random() * 200);
    },
    { once: true },
  );
}
