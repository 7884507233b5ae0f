import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ownFeatures, ownViewsOf } from '@oa-profile/profile';
import { describe, expect, it } from 'vitest';
import { ourFeatures } from '../../../libs/create-host/src/feature-list.js';
import { pageNames } from '../../../libs/create-host/src/feature-names.js';
import { ourPlugins, typesIn, withOurPlugins } from '../../../libs/create-host/src/plugin-list.js';

const read = (path: string): string => readFileSync(join(import.meta.dirname, path), 'utf8');
const host = '../../../apps/profile-web/src';
const compact = (text: string): string => text.replace(/\s+/g, '').replaceAll(',)', ')');

describe('a new host', () => {
  it('a new host shows each section that ours has, or says that it leaves it out', () => {
    const ours = typesIn(read(`${host}/plugins.ts`)).sort();
    expect(ours).not.toEqual([]);
    const theirs = typesIn(read('host-template/src/plugins.ts'));
    expect(theirs.filter((type) => type !== 'welcome').sort()).toEqual(ours);
  });

  it('a new host can choose each of these, and loads it as ours does', () => {
    const list = read('host-template/src/plugins.ts');
    const all = compact(withOurPlugins(list, ourPlugins(list).known));
    const loaders = compact(read(`${host}/plugins.ts`)).match(/import\(.*?\)\.then\(.*?=>\w+\)/g) ?? [];
    expect(loaders).toHaveLength(ourPlugins(list).known.length);
    for (const loader of loaders) expect(all).toContain(loader);
  });

  it('a new host can choose each of the features that it gets unless it chooses', () => {
    const list = read(`${host}/features.ts`);
    const imported = Array.from(list.matchAll(/'@oa-profile\/plugin-(?!sdk\b)(.+)'/g), ([, name]) => name);
    expect(imported).not.toEqual([]);
    expect(ourFeatures(list).sort()).toEqual(imported.sort());
  });

  it("a new host's image takes as much memory as the documented one, and says so to V8", () => {
    const limitsIn = (text: string): string[] =>
      text.match(/--memory \S+|NODE_OPTIONS="[^"]+"|MALLOC_ARENA_MAX=\S+/g) ?? [];
    const documented = limitsIn(read('../../../docs/Containerfile'));
    expect(documented).toHaveLength(3);
    expect(limitsIn(read('host-template/Containerfile'))).toEqual(documented);
  });
});

it('a feature cannot be called like what every page has', () => {
  const names = [...ownFeatures.map(({ name }) => name), ...Object.keys(ownViewsOf(ownFeatures))];
  expect(pageNames).toEqual(expect.arrayContaining(names));
});
