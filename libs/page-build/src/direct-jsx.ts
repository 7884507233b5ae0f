import type { Plugin } from 'vite';

const RUNTIME = 'react/jsx-runtime';
const DIRECT = '\0direct-jsx';

/**
 * Makes React's JSX functions the exports of a module. React is CommonJS, of which bundlers reach each export through a
 * getter, every time: of all calls of a page, those for its elements are the most.
 */
export function directJsx(): Plugin {
  return {
    name: 'direct-jsx',
    enforce: 'pre',
    apply: 'build',
    resolveId: (id, importer) => (id === RUNTIME && importer !== DIRECT ? DIRECT : undefined),
    load: (id) =>
      id === DIRECT
        ? `import runtime from '${RUNTIME}';\nexport const { Fragment, jsx, jsxs } = runtime;`
        : undefined,
  };
}
