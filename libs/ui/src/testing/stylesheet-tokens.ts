/** The values of our custom properties in both schemes, by name without `--oa-`. */
export interface StylesheetTokens {
  light: Record<string, string>;
  dark: Record<string, string>;
  /** What an explicit dark scheme says, which has to be what the system's says. */
  explicitDark: Record<string, string>;
}

/** Reads the tokens out of style.css, whose rules for the schemes this knows. */
export function stylesheetTokens(css: string): StylesheetTokens {
  const rules = [...css.replace(/\/\*[^]*?\*\//g, '').matchAll(/([^{};]+)\{([^{}]*)\}/g)].map(
    ([, selector = '', body = '']) => ({ selector: selector.trim(), body }),
  );
  const read = (wanted: RegExp): Record<string, string> =>
    Object.fromEntries(
      rules
        .filter(({ selector }) => wanted.test(selector))
        .flatMap(({ body }) => [...body.matchAll(/--oa-([\w-]+):\s*([^;]+);/g)])
        // The first value is the rule; what follows is the exception of a media query.
        .toReversed()
        .map(([, name = '', value = '']) => [name, value.trim()]),
    );
  const everywhere = read(/^(:root|:where\(:root(, \[lang\])?\)|:root,\s*::backdrop)$/);
  return {
    light: everywhere,
    dark: { ...everywhere, ...read(/:root:not\(\[data-color-scheme='light'\]\)/) },
    explicitDark: { ...everywhere, ...read(/:root\[data-color-scheme='dark'\]/) },
  };
}
