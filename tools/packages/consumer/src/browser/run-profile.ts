import '../../examples/profile/browser.js';

Object.assign(window, { unstyledClasses });

/** Classes in the document without any style rule. */
function unstyledClasses(): string[] {
  const selectors = [...document.styleSheets].flatMap(selectorsOf).join(' ');
  const used = [...document.querySelectorAll('[class]')].flatMap((element) => [...element.classList]);
  return [...new Set(used)].filter((name) => !selectors.includes(`.${CSS.escape(name)}`));
}

function selectorsOf({ cssRules }: { cssRules: CSSRuleList }): string[] {
  return [...cssRules].flatMap((rule) => [
    ...(rule instanceof CSSStyleRule ? [rule.selectorText] : []),
    ...('cssRules' in rule ? selectorsOf(rule as CSSGroupingRule) : []),
  ]);
}
