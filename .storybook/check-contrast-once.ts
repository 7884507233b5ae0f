/** On parts of a page whose contrast was checked before. */
const CHECKED = 'data-contrast-checked';

/** What axe's rule about contrast, which takes longer than all others together, still has to look at. */
export const uncheckedForContrast = `*:not([${CHECKED}], [${CHECKED}] *)`;

/** What repeats on a page, or from one story to the next. */
const PARTS =
  'section, article, header, footer, nav, form, fieldset, details, li, tr, dialog, [role=group], [popover]';

/** What can change colours and is not in the markup. */
const STATES = [
  ':hover',
  ':focus',
  ':checked',
  ':popover-open',
  ':modal',
  ':target',
  ':first-child',
  ':last-child',
];

/** Attributes with words and addresses, which differ where looks do not. */
const WORDS =
  /^(?:id|for|href|src|srcset|alt|title|value|name|datetime|lang|aria-(?:label|labelledby|describedby|controls|owns|details))$/;

const numbers = new Map<string, number>();
const checked = new Set<number>();

/** The same number for the same list, so that a whole page can be compared by one. */
function numberOf(list: readonly unknown[]): number {
  const text = JSON.stringify(list);
  const number = numbers.get(text) ?? numbers.size;
  numbers.set(text, number);
  return number;
}

/** An element without what is in it. */
const lookOf = (element: Element): number =>
  numberOf([
    element.localName,
    Array.from(element.attributes, ({ name, value }) => (WORDS.test(name) ? name : [name, value])),
    STATES.filter((state) => element.matches(state)),
  ]);

/** An element with what is in it, whatever the words. */
function wholeLook(element: Element, looks: Map<Element, number>): number {
  const content = Array.from(element.childNodes, (node) => {
    if (node instanceof Element) return wholeLook(node, looks);
    return node.textContent?.trim() ? 'words' : '';
  });
  const look = numberOf([lookOf(element), content]);
  looks.set(element, look);
  return look;
}

/**
 * Marks the parts of the page that look as one that was checked before, on this page or on an earlier story's: the same
 * elements in the same states, whatever their words, within and after the same elements, in a window of the same size.
 */
export function markCheckedForContrast(): void {
  const looks = new Map<Element, number>();
  wholeLook(document.body, looks);
  const mark = (element: Element, surroundings: number): void => {
    if (element.matches(PARTS)) {
      const { previousElementSibling: before } = element;
      const look = numberOf([surroundings, before && lookOf(before), looks.get(element)]);
      if (checked.has(look)) {
        element.setAttribute(CHECKED, '');
        return;
      }
      checked.add(look);
    }
    const within = numberOf([surroundings, lookOf(element)]);
    for (const child of element.children) mark(child, within);
  };
  const styles = Array.from(document.body.querySelectorAll('style'), ({ textContent }) => textContent);
  const isDark = matchMedia('(prefers-color-scheme: dark)').matches;
  mark(document.body, numberOf([lookOf(document.documentElement), styles, isDark, innerWidth, innerHeight]));
}
