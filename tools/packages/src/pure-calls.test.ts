import { withMarks } from 'build-tools/pure-calls';
import { build } from 'esbuild';
import { expect, it } from 'vitest';

const MODULE = `import { object, string } from 'somewhere';
const id = object({ part: string(1) }, new Map([[string(), 2]]));
export const name = id.pipe(string());
export const later = () => string();
export function alsoLater() { return string(); }
class Kept { static made = string(); }
object('a statement');
`;

it('a call is marked where a constant is made with it, and neither in a function nor in a statement of its own', () => {
  expect(withMarks(MODULE)).toBe(`import { object, string } from 'somewhere';
const id = /* @__PURE__ */ object({ part: /* @__PURE__ */ string(1) }, /* @__PURE__ */ new Map([[/* @__PURE__ */ string(), 2]]));
export const name = /* @__PURE__ */ id.pipe(/* @__PURE__ */ string());
export const later = () => string();
export function alsoLater() { return string(); }
class Kept { static made = string(); }
object('a statement');
`);
});

it('a constant that nobody uses is left out of a bundle with all that it is made with', async () => {
  const library = `const v = globalThis.valibot;
const id = v.object({ part: v.pipe(v.string(), v.check(() => 'SECRET')) });
const list = v.array(id);
export const words = ['one', 'two'];
export const used = v.string();`;
  const bundled = async (code: string): Promise<string> => {
    const { outputFiles } = await build({
      stdin: { contents: "export { words } from 'library'", resolveDir: import.meta.dirname },
      bundle: true,
      write: false,
      format: 'esm',
      plugins: [
        {
          name: 'library',
          setup(bundler) {
            bundler.onResolve({ filter: /^library$/ }, ({ path }) => ({
              path,
              namespace: 'of-the-test',
              sideEffects: false,
            }));
            bundler.onLoad({ filter: /.*/, namespace: 'of-the-test' }, () => ({ contents: code }));
          },
        },
      ],
    });
    return outputFiles[0]?.text ?? '';
  };
  expect(await bundled(library)).toContain('SECRET');
  const small = await bundled(withMarks(library));
  expect(small).toContain('two');
  expect(small).not.toMatch(/SECRET|valibot\.|object|array/);
});
