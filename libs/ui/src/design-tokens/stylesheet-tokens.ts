/** The values of our custom properties in both schemes, by name without `--oa-`. */
export interface StylesheetTokens {
  light: Record<string, string>;
  dark: Record<string, string>;
  /** What an explicit dark scheme says, which has to be what the system's says. */
  explicitDark: Record<string, string>;
  /** The same for visitors who ask for more contrast. */
  moreLight: Record<string, string>;
  moreDark: Record<string, string>;
  moreExplicitDark: Record<string, string>;
}

/** Media queries with what they hold. */
const MORE_CONTRAST = /@media[^{}]*prefers-contrast: more[^{}]*\{(?:[^{}]*\{[^{}]*\})*\s*\}/g;

const DARK = /:root:not\(\[data-color-scheme='light'\]\)/;
const EXPLICIT_DARK = /^(:where\()?\[data-color-scheme='dark'\]\)?$/;
/** Without weight: what accountColors() says wins. */
const LIGHT_ACCOUNT = /^:where\(:root(, \[data-color-scheme='light'\])?\)$/;
const LIGHT = /^:root(,\s*\[data-color-scheme='light'\])?$/;

/** Reads the tokens out of tokens.css, whose rules for the schemes this knows. */
export function stylesheetTokens(css: string): StylesheetTokens {
  const rules = css.replace(/\/\*[^]*?\*\//g, '');
  const usual = reader(rules.replace(MORE_CONTRAST, ''));
  const more = reader((rules.match(MORE_CONTRAST) ?? []).join('\n'));
  const light = {
    ...usual(/^(:where\(:root, \[lang\]\)|:root,\s*::backdrop)$/),
    ...usual(LIGHT_ACCOUNT),
    ...usual(LIGHT),
  };
  const dark = { ...light, ...usual(DARK) };
  const explicitDark = { ...light, ...usual(EXPLICIT_DARK) };
  const moreLight = more(LIGHT);
  return {
    light,
    dark,
    explicitDark,
    // In the dark, the account's colours have enough of it.
    moreLight: { ...light, ...more(LIGHT_ACCOUNT), ...moreLight },
    moreDark: { ...dark, ...moreLight, ...more(DARK) },
    moreExplicitDark: { ...explicitDark, ...moreLight, ...more(EXPLICIT_DARK) },
  };
}

/** Returns the declarations of the rules with the wanted selector, by name. */
function reader(css: string): (wanted: RegExp) => Record<string, string> {
  const rules = [...css.matchAll(/([^{};]+)\{([^{}]*)\}/g)].map(([, selector = '', body = '']) => ({
    selector: selector.trim(),
    body,
  }));
  return (wanted) =>
    Object.fromEntries(
      rules
        .filter(({ selector }) => wanted.test(selector))
        .flatMap(({ body }) => [...body.matchAll(/--oa-([\w-]+):\s*([^;]+);/g)])
        // The first value is the rule; what follows is the exception of a media query.
        .toReversed()
        .map(([, name = '', value = '']) => [name, value.trim()]),
    );
}
