/** The values of our custom properties in both schemes, by name without `--oa-`. */
export interface StylesheetTokens {
  light: Record<string, string>;
  dark: Record<string, string>;
  /** Values of the explicit dark scheme, which must equal those of the system's. */
  explicitDark: Record<string, string>;
  /** Values for visitors who ask for more contrast. */
  moreLight: Record<string, string>;
  moreDark: Record<string, string>;
  moreExplicitDark: Record<string, string>;
}

/** Media queries with their content. */
const MORE_CONTRAST = /@media[^{}]*prefers-contrast: more[^{}]*\{(?:[^{}]*\{[^{}]*\})*\s*\}/g;

const DARK = /:root:not\(\[data-color-scheme='light'\]\)/;
const EXPLICIT_DARK = /^(:where\()?\[data-color-scheme='dark'\]\)?$/;
/** Without specificity, so that accountColors() wins. */
const LIGHT_ACCOUNT = /^:where\(:root(, \[data-color-scheme='light'\])?\)$/;
const LIGHT = /^:root(,\s*\[data-color-scheme='light'\])?$/;

/** Reads the tokens from tokens.css. Depends on how that writes its rules for the schemes. */
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
    // In dark, the account's colours already have more contrast.
    moreLight: { ...light, ...more(LIGHT_ACCOUNT), ...moreLight },
    moreDark: { ...dark, ...moreLight, ...more(DARK) },
    moreExplicitDark: { ...explicitDark, ...moreLight, ...more(EXPLICIT_DARK) },
  };
}

/** Returns the declarations of the rules with the wanted selector, by name. */
function reader(css: string): (wanted: RegExp) => Record<string, string> {
  const rules = [...css.matchAll(/(?<![^{};])([^{};]+)\{([^{}]*)\}/g)].map(
    ([, selector = '', body = '']) => ({
      selector: selector.trim(),
      body,
    }),
  );
  return (wanted) =>
    Object.fromEntries(
      rules
        .filter(({ selector }) => wanted.test(selector))
        .flatMap(({ body }) => [...body.matchAll(/--oa-([\w-]+):([^;]+);/g)])
        // The first value counts; later ones are exceptions in media queries.
        .toReversed()
        .map(([, name = '', value = '']) => [name, value.trim()]),
    );
}
