import { join } from 'node:path';
import { ESLint } from 'eslint';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const eslint = new ESLint({ cwd: root });

/** Names of the rules that refuse code in a file. The file need not exist. */
async function refusalsOf(code: string, file: string): Promise<(string | null)[]> {
  const [result] = await eslint.lintText(`${code}\n`, { filePath: join(root, file) });
  return (result?.messages ?? []).map(({ ruleId, message }) => ruleId ?? message);
}

const refusals = (file: string, imported: string): Promise<(string | null)[]> =>
  refusalsOf(`import * as imported from '${imported}';\nconsole.log(imported);`, file);

// The rule reads layers from Nx's project graph, which Nx writes before it runs this test. Without a graph the rule
// reports nothing, and the first table fails.
describe('an import', { timeout: 60_000 }, () => {
  it.each([
    ['libs/errors/src/new.ts', '@oa-profile/ui', 'from the lowest layer to a high one'],
    ['libs/http/src/new.ts', '@oa-profile/api-client', 'from a foundation to a client'],
    ['libs/keep-client/src/new.ts', '@oa-profile/api-client', 'within a layer'],
    ['libs/ui/src/new.tsx', '@oa-profile/plugin-sdk', 'from the surface to the plugin contract'],
    ['libs/plugins/sdk/src/new.ts', '@oa-profile/plugin-faq', 'from the plugin contract to a plugin'],
    ['libs/plugins/sdk/src/page/new.ts', '@oa-profile/profile', 'from the kit to the page'],
    ['libs/plugins/faq/src/new.tsx', '@oa-profile/plugin-basic-info', 'from a plugin to another'],
    [
      'libs/plugins/faq/src/new.test.ts',
      '@oa-profile/plugin-basic-info',
      'from a plugin’s test to another plugin',
    ],
    ['libs/plugins/faq/src/new.tsx', '@oa-profile/profile', 'from a plugin to the page'],
    [
      'libs/plugins/place/src/new.test.ts',
      '@oa-profile/plugin-search/internal/testing',
      'from a plugin to the tests of another',
    ],
    ['libs/profile/src/new.test.ts', '@oa-profile/plugin-place', 'from a test of the page to a plugin'],
    ['libs/profile/src/new.ts', '@oa-profile/plugin-faq', 'from the page to a plugin'],
    ['libs/profile/src/new.stories.tsx', '@oa-profile/plugin-faq', 'from a story of the page to a plugin'],
    ['libs/storage/src/new.ts', '../../errors/src/index.js', 'past the entry of another package'],
    ['libs/api-conformance/src/new.ts', '@oa-profile/ui', 'from the kit to the surface'],
    ['libs/profile/src/new.ts', '@oa-profile/api-conformance', 'from the page to the kit'],
    ['apps/profile-web/src/new.ts', '@oa-profile/api-conformance', 'from the host to the kit'],
    ['libs/profile/src/new.ts', '../../../tools/platform/src/index.js', 'from the page to a tool'],
  ])('an import in %s of %s is refused: %s', async (file, imported) => {
    expect(await refusals(file, imported)).toContain('@nx/enforce-module-boundaries');
  });

  it.each([
    'apps/profile-web/src/new.ts',
    'libs/page-server/src/new.tsx',
    'apps/profile-web/tests/new.test.ts',
  ])("an import of a plugin is refused in %s, which is not the host's list", async (file) => {
    for (const imported of ['@oa-profile/plugin-faq', '@oa-profile/plugin-place'])
      expect(await refusals(file, imported)).toContain('no-restricted-imports');
  });

  it("an import of what only the page's packages share is refused in a plugin", async () => {
    for (const file of ['libs/plugins/place/src/new.tsx', 'tools/generators/src/plugin-template/new.ts'])
      expect(await refusals(file, '@oa-profile/plugin-sdk/internal')).toEqual([
        '@typescript-eslint/no-restricted-imports',
      ]);
  });

  it.each([
    ['libs/profile/src/new.tsx', '@oa-profile/plugin-sdk'],
    ['libs/plugins/place/src/new.tsx', '@oa-profile/plugin-sdk/page'],
    ['libs/plugins/place/src/new.test.ts', '@oa-profile/profile/testing'],
    ['apps/profile-web/src/plugins.ts', '@oa-profile/plugin-place'],
    ['libs/profile/src/new.tsx', '@oa-profile/ui'],
    ['libs/plugins/faq/src/new.tsx', '@oa-profile/plugin-sdk'],
    ['libs/plugins/faq/src/new.tsx', '@oa-profile/api-client/schemas'],
    ['libs/plugins/sdk/src/new.ts', '@oa-profile/i18n/internal'],
    ['libs/host-bridge/src/new.ts', '@oa-profile/api-client'],
    ['libs/api-client/src/new.ts', '@oa-profile/http'],
    ['libs/api-client/src/new.test.ts', '@oa-profile/business-hours'],
    ['libs/http/src/new.ts', '@oa-profile/errors'],
    ['apps/profile-web/src/new.ts', '@oa-profile/profile'],
    ['tools/checks/src/new.ts', '@oa-profile/i18n'],
    ['libs/api-conformance/src/new.ts', '@oa-profile/keep-client'],
    ['libs/errors/src/new.ts', './error-codes.js'],
  ])('an import in %s of %s is allowed', async (file, imported) => {
    expect(await refusals(file, imported)).toEqual([]);
  });

  it.each([
    [
      'plugins/sdk/src/page/store/new.ts',
      '../notices/notices-slice.js',
      'up from a floor of the kit to a higher one',
    ],
    ['plugins/sdk/src/page/views/new.ts', '../store/hooks.js', 'up from the ground floor of the kit'],
    [
      'plugins/sdk/src/page/sharing/new.ts',
      '../sign-in/resumable.js',
      'from a folder of the kit to its neighbour',
    ],
    [
      'plugins/sdk/src/page/unlisted/new.ts',
      '../views/view.js',
      'from a folder of the kit that is on no floor',
    ],
    [
      'profile/src/actions/keep/new.ts',
      '../../surface/header/profile-header.js',
      'up from an action to the surface',
    ],
    ['profile/src/actions/keep/new.ts', '../follow/follow.js', 'from an action to its neighbour'],
    [
      'profile/src/surface/header/new.tsx',
      '../action-bar/action-bar.js',
      'from a folder of the surface to its neighbour',
    ],
    ['profile/src/surface/header/new.tsx', '../../page/profile-app.js', 'up from the surface to the page'],
  ])('an import within a package in libs/%s of %s is refused: %s', async (file, imported) => {
    const path = `libs/${file}`;
    expect(await refusals(path, imported)).toEqual(['boundaries/dependencies']);
    // A late import does not bypass the rule.
    const late = `export const load = (): Promise<unknown> => import('${imported}');`;
    expect(await refusalsOf(late, path)).toEqual(['boundaries/dependencies']);
  });

  it.each([
    ['plugins/sdk/src/page/store/new.ts', '../views/view.js'],
    ['plugins/sdk/src/page/store/new.ts', './hooks.js'],
    ['profile/src/actions/keep/new.ts', '@oa-profile/plugin-sdk/internal'],
    ['profile/src/actions/keep/new.ts', '../relation/select-relation.js'],
    ['profile/src/surface/header/new.tsx', '../../actions/relation/select-relation.js'],
    ['profile/src/page/new.tsx', '../surface/header/profile-header.js'],
    ['profile/src/actions/keep/new.test.ts', '../follow/follow.js'],
  ])('an import within a package in libs/%s of %s is allowed', async (file, imported) => {
    expect(await refusals(`libs/${file}`, imported)).toEqual([]);
  });

  it('an import of a file without its extension is refused', async () => {
    expect(await refusals('libs/errors/src/new.ts', './error-codes')).toEqual(['no-restricted-syntax']);
  });
});
