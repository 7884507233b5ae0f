import type { Plugin } from 'vite';

const RUNTIME = 'react/jsx-runtime';
const DIRECT = '\0direct-jsx';

const directly = `import runtime from '${RUNTIME}';\nexport const { Fragment, jsx, jsxs } = runtime;`;

/**
 * While a page becomes interactive, React keeps the text of the server where an element says so, and otherwise makes the
 * page anew: two engines may word a date differently. Every element says so here.
 */
const keepingTexts = `import runtime from '${RUNTIME}';
export const { Fragment } = runtime;
export function jsx(type, props, key) {
  if (typeof type === 'string') props.suppressHydrationWarning = true;
  return runtime.jsx(type, props, key);
}
export { jsx as jsxs };`;

/**
 * Makes React's JSX functions the exports of a module. React is CommonJS, of which bundlers reach each export through a
 * getter, every time: of all calls of a page, those for its elements are the most. In the browser, elements keep the
 * texts that the server has written: docs/decisions/hydration.md#words-stay-as-the-server-wrote-them.
 */
export function directJsx(): Plugin {
  return {
    name: 'direct-jsx',
    enforce: 'pre',
    apply: 'build',
    resolveId: (id, importer) => (id === RUNTIME && importer !== DIRECT ? DIRECT : undefined),
    load(id) {
      if (id !== DIRECT) return undefined;
      return this.environment.name === 'client' ? keepingTexts : directly;
    },
  };
}
