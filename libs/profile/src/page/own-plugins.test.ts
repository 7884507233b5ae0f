import { type DialogName, INTERRUPTED } from '@oa-profile/plugin-sdk/internal';
import type { ProfileState } from '@oa-profile/plugin-sdk/internal';
import { createI18n } from '@oa-profile/i18n';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { createScene } from '../testing/create-scene.js';
import type { pluginList } from './own-plugins.js';
import { ownPlugins as plugins } from './own-plugins.js';
import { pagePlugins } from './page-plugins.js';
import { resumeInterrupted } from './resume-interrupted.js';

type Listed = (typeof pluginList)[number];
type NamesIn<Part extends string> = Listed extends infer Each
  ? Each extends { readonly [Name in Part]: infer Values }
    ? keyof Values
    : never
  : never;

const namesOf = (part: 'dialogs' | 'views' | 'resumes'): string[] =>
  plugins.flatMap((plugin) => Object.keys(plugin[part] ?? {}));

describe('the lists of plugins', () => {
  it('the lists of plugins have the code of every declared pop-up', () => {
    expectTypeOf<NamesIn<'dialogs'>>().toEqualTypeOf<DialogName>();
    expect(namesOf('dialogs')).toContain('confirmLinkAction');
  });

  it.each(['dialogs', 'views', 'resumes'] as const)('no plugin names one of its %s twice', (part) => {
    const names = namesOf(part);
    expect(names.length).toBeGreaterThan(0);
    expect(new Set(names).size).toBe(names.length);
  });

  it('the lists of plugins name all states of a page, also those that come late', () => {
    const states: Record<Exclude<keyof ProfileState, `test ${string}`>, true> = {
      ...{ page: true, view: true, returns: true, connection: true, notices: true, dialogs: true },
      ...{ relation: true, friendCount: true, sectionData: true, ownHighlights: true },
      ...{ keep: true, follow: true, callSettings: true, report: true },
    };
    expect(plugins.flatMap((plugin) => plugin.states ?? []).toSorted()).toEqual(
      Object.keys(states).toSorted(),
    );
  });

  it('the lists of plugins have a name for each plugin', () => {
    expect(new Set(plugins.map(({ name }) => name)).size).toBe(plugins.length);
  });
});

it.each(['reserve', 'nonsense', 'constructor'])(
  'an interrupted action that no plugin continues is forgotten (%s)',
  async (action) => {
    const first = createScene();
    const { interruptedCache } = first.services;
    interruptedCache.set(INTERRUPTED, [{ searchId: '@1', action, needsLogin: true }]);
    const caches = { ...first.services, interruptedCache };
    const scene = createScene({ caches, host: { cameFromLogin: () => true } });
    await resumeInterrupted(scene.store, createI18n('en'), pagePlugins());
    expect(scene.requests).toEqual([]);
    expect(interruptedCache.get(INTERRUPTED)).toBeUndefined();
  },
);
