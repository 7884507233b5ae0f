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
export function setForeignAside(root: Element): (() => void) | undefined {
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
