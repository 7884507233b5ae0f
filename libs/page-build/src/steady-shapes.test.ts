import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { expect, it, onTestFinished } from 'vitest';
import { steadyShapes, withSteadyShapes } from './steady-shapes.js';

it.each([
  ['use({ ...one, more });', 'use({ ...null, ...one, more });'],
  ['use({ ...one, ...other });', 'use({ ...null, ...one, ...other });'],
  ['use("も", { ...{ ...one, a }, b });', 'use("も", { ...null, ...{ ...null, ...one, a }, b });'],
])('an object that begins with the fields of another one begins with nothing: %s', (code, expected) => {
  expect(withSteadyShapes(code)).toBe(expected);
});

it.each(['use({ ...one });', 'use({ more, ...one });', 'const { a, ...rest } = one;', 'use(...one, more);'])(
  'what has one hidden class anyway stays: %s',
  (code) => {
    expect(withSteadyShapes(code)).toBe(code);
  },
);

it('shapes are made steady as long as Node 20 is supported, and no longer', () => {
  const manifest = readFileSync(new URL('../../../package.json', import.meta.url), 'utf8');
  const { engines } = JSON.parse(manifest) as { engines: { node: string } };
  expect(engines.node).toContain('20.');
});

it('the built server has what makes its shapes steady, and the files of browsers are as short as before', async () => {
  const root = mkdtempSync(join(tmpdir(), 'shapes-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const main = join(root, 'main.js');
  writeFileSync(main, 'export const withMore = (one, more) => ({ ...one, more });');
  const codeFor = async (ssr: boolean): Promise<string> => {
    const built = await build({
      root,
      configFile: false,
      logLevel: 'silent',
      plugins: [steadyShapes()],
      build: {
        write: false,
        ssr,
        minify: false,
        rolldownOptions: { input: main, preserveEntrySignatures: 'strict' },
      },
    });
    const [{ output }] = [built].flat() as [Extract<typeof built, { output: unknown }>];
    return output[0].code;
  };
  expect(await codeFor(true)).toMatch(/\.\.\.null,\s+\.\.\.one/);
  expect(await codeFor(false)).toMatch(/\{\s+\.\.\.one/);
});
