import type { ThemeColors } from '@oa-profile/page-server/internal';

interface Declaration {
  name: string;
  value: string;
  /** The rules around it, outermost first: selectors and conditions. */
  within: readonly string[];
}

/**
 * The page's background in both schemes, as its style sheets say it: the custom property `--oa-surface` of the root,
 * whatever other property it is taken from. So a site says its colours once. Libraries that parse CSS tell declarations; which of
 * them counts for the root, they leave to the browser.
 */
export function themeColors(css: string): ThemeColors {
  const declared = declarationsIn(css);
  const [light, dark] = (['light', 'dark'] as const).map((scheme) =>
    valueOf('--oa-surface', scheme, declared),
  );
  return { ...(light && { light }), ...(dark && { dark }) };
}

/** Comments, strings, what ends a part of a style sheet, and all else. */
const PARTS = /\/\*[^]*?\*\/|"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|[{};]|[^{};"'/]+|\//g;

/** All declarations of custom properties. */
function declarationsIn(css: string): Declaration[] {
  const found: Declaration[] = [];
  const within: string[] = [];
  let text = '';
  for (const [part] of css.matchAll(PARTS)) {
    if (part === '{') within.push(text.trim());
    if (part === '}' || part === ';') {
      const [, name, value] = /^\s*(--[\w-]+)\s*:(.*)$/s.exec(text) ?? [];
      if (name && value) found.push({ name, value: value.trim(), within: [...within] });
    }
    if (part === '}') within.pop();
    if ('{};'.includes(part)) text = '';
    else if (!part.startsWith('/*')) text += part;
  }
  return found;
}

/** The value of a custom property of the root: the last one of those with the highest specificity. */
function valueOf(
  name: string,
  scheme: 'light' | 'dark',
  declared: readonly Declaration[],
): string | undefined {
  let best: { value: string; specificity: number } | undefined;
  for (const each of declared) {
    const specificity = each.name === name ? specificityOf(each.within, scheme) : undefined;
    if (specificity !== undefined && specificity >= (best?.specificity ?? 0))
      best = { value: each.value, specificity };
  }
  const others = declared.filter((each) => each.name !== name);
  return best?.value.replace(
    /var\(\s*(--[\w-]+)\s*(?:,([^()]*))?\)/g,
    (_, other: string, otherwise = '') => valueOf(other, scheme, others) ?? String(otherwise).trim(),
  );
}

/** With which specificity the rules around a declaration mean the root in a scheme; undefined if they do not. */
function specificityOf(within: readonly string[], scheme: 'light' | 'dark'): number | undefined {
  const conditions = within.filter((rule) => rule.startsWith('@'));
  const selectors = within.filter((rule) => !rule.startsWith('@'));
  // What is in a layer loses to our tokens, which are in none.
  if (!conditions.every((rule) => rule.startsWith('@media') && fits(rule.slice(6), scheme))) return undefined;
  const [selector, nested] = selectors;
  return selector === undefined || nested !== undefined ? undefined : rootSpecificity(selector);
}

/** Whether a media query holds on every screen with a scheme. */
function fits(query: string, scheme: 'light' | 'dark'): boolean {
  const held = ['all', 'screen', 'onlyscreen', `(prefers-color-scheme:${scheme})`];
  return query
    .split(',')
    .some((each) => each.split(/\band\b/).every((condition) => held.includes(condition.replace(/\s/g, ''))));
}

/** What of a selector holds for the root of every page, whose scheme is the visitor's. */
const OF_ROOT = /html|:root|\[data-oa\]|:not\(\[data-color-scheme=["']?(?:light|dark)["']?\]\)/g;

function rootSpecificity(list: string): number | undefined {
  const selectors = list.match(/(?:[^,()]|\((?:[^()]|\([^()]*\))*\))+/g) ?? [];
  const specificities = selectors.flatMap((each) => {
    const [, inner] = /^:where\((.*)\)$/s.exec(each.trim()) ?? [];
    if (inner !== undefined) return rootSpecificity(inner) === undefined ? [] : [0];
    if (each.replace(OF_ROOT, '').trim() !== '') return [];
    return [(each.match(OF_ROOT) ?? []).reduce((sum, part) => sum + (part === 'html' ? 1 : 10), 0)];
  });
  return specificities.length > 0 ? Math.max(...specificities) : undefined;
}
