import { declaredImports } from 'build-tools/declared-imports';
import { build } from 'vite';
import { expect, it } from 'vitest';

const root = '/libs/tea';
const manifest = {
  name: '@oa-profile/tea',
  version: '0.1.0',
  description: 'Tea.',
  exports: {},
  dependencies: { valibot: '^1.5.0' },
  peerDependencies: { react: '^19.0.0' },
  devDependencies: { picocolors: '^1.0.0' },
};

/** Builds a library with this code, whose packages all exist. */
async function built(code: string): Promise<string> {
  const modules = {
    name: 'modules',
    enforce: 'pre' as const,
    resolveId: (id: string) => (id.startsWith('/') ? id : `${root}/node_modules/${id}.js`),
    load: (id: string) => (id === `${root}/src/index.ts` ? code : 'export const has = 1;'),
  };
  const outcome = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [declaredImports(root, manifest), modules],
    build: { write: false, lib: { entry: `${root}/src/index.ts`, formats: ['es'] } },
  });
  return JSON.stringify(outcome);
}

it.each(['semver', 'semver/range', '@oa-profile/storage', '@oa-profile/storage/deep'])(
  'a library that imports %s without naming it is not built, since its code would be taken in',
  async (specifier) => {
    const name = specifier.replace(/\/(?:range|deep)$/, '');
    for (const code of [
      `export { has } from '${specifier}';`,
      `export const load = () => import('${specifier}');`,
    ])
      await expect(built(code)).rejects.toThrow(
        `src/index.ts imports ${name}, which package.json of @oa-profile/tea does not name`,
      );
  },
);

it.each([
  'valibot',
  'react/jsx-runtime',
  '@oa-profile/tea/part',
  './part.js',
  '/libs/tea/src/part.ts',
  'node:fs',
])('a library may import %s', async (specifier) => {
  expect(await built(`export { has } from '${specifier}';`)).toContain('has');
});
