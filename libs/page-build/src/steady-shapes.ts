import { parseSync, Visitor, type Plugin } from 'vite';
import { edited, type Edit } from './written-code.js';

const NOTHING = '...null, ';

/**
 * Lets objects that begin with the fields of another one have one hidden class on Node 20. Its V8 makes a class for each
 * such object, `{ ...one, more }`: that takes microseconds, and whoever reads the object cannot remember where its fields
 * are. `{ ...null, ...one, more }` is the same object without that. Newer versions of Node need no such help.
 */
export const steadyShapes = (): Plugin => ({
  name: 'steady-shapes',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'ssr',
  // Not earlier: what optimises chunks would take it away.
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle))
      if (file.type === 'chunk') file.code = withSteadyShapes(file.code);
  },
});

/** Code that does the same, in which no object begins with the fields of another one, and goes on. */
export function withSteadyShapes(code: string): string {
  const beginnings: Edit[] = [];
  new Visitor({
    ObjectExpression({ properties: [first, next] }) {
      if (next && first?.type === 'SpreadElement')
        beginnings.push({ start: first.start, end: first.start, text: NOTHING });
    },
  }).visit(parseSync('module.js', code).program);
  return edited(code, beginnings);
}
