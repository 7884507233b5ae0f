import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ownPlugins, ownViewsOf } from '@oa-profile/profile/internal';
import { describe, expect, it } from 'vitest';
import { pageNames } from '../../../libs/create-host/src/plugin-names.js';
import { ourPlugins, withOurPlugins } from '../../../libs/create-host/src/plugin-list.js';

const read = (path: string): string => readFileSync(join(import.meta.dirname, path), 'utf8');
const ours = read('../../../apps/profile-web/src/plugins.ts');
const theirs = read('host-template/src/plugins.ts');

describe('a new host', () => {
  it('a new host has each of our plugins, or says that it leaves it out', () => {
    const { shown } = ourPlugins(ours);
    expect(shown).not.toEqual([]);
    expect(ourPlugins(theirs).known.sort()).toEqual(shown.sort());
  });

  it('a new host can choose each of these, and imports it as ours does', () => {
    const all = withOurPlugins(theirs, ourPlugins(theirs).known);
    const imports = ours.match(/^import .*plugin-(?!sdk).*$/gm) ?? [];
    expect(imports).toHaveLength(ourPlugins(theirs).known.length);
    for (const line of imports) expect(all).toContain(line);
  });

  it("a new host's image takes as much memory as the documented one, and says so to V8", () => {
    const limitsIn = (text: string): string[] =>
      text.match(/--memory \S+|NODE_OPTIONS="[^"]+"|MALLOC_ARENA_MAX=\S+/g) ?? [];
    const documented = limitsIn(read('../../../docs/Containerfile'));
    expect(documented).toHaveLength(3);
    expect(limitsIn(read('host-template/Containerfile'))).toEqual(documented);
  });
});

it('a plugin cannot be called like a view that every page has', () => {
  expect(pageNames).toEqual(expect.arrayContaining(Object.keys(ownViewsOf(ownPlugins))));
});
