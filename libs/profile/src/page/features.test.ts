import { type DialogName, INTERRUPTED } from '@oa-profile/plugin-sdk/internal';
import { createI18n } from '@oa-profile/i18n';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { createScene } from '../testing/create-scene.js';
import type { featureList } from './features.js';
import { ownFeatures as features } from './features.js';
import { pageFeatures } from './late-features.js';
import { resumeInterrupted } from './resume-interrupted.js';

type Listed = (typeof featureList)[number];
type NamesIn<Part extends string> = Listed extends infer Each
  ? Each extends { readonly [Name in Part]: infer Values }
    ? keyof Values
    : never
  : never;

const namesOf = (part: 'dialogs' | 'views' | 'resumes'): string[] =>
  features.flatMap((feature) => Object.keys(feature[part] ?? {}));

describe('the lists of features', () => {
  it('the lists of features have the code of every declared pop-up', () => {
    expectTypeOf<NamesIn<'dialogs'>>().toEqualTypeOf<DialogName>();
    expect(namesOf('dialogs')).toContain('confirmLinkAction');
  });

  it.each(['dialogs', 'views', 'resumes'] as const)('no feature names one of its %s twice', (part) => {
    const names = namesOf(part);
    expect(names.length).toBeGreaterThan(0);
    expect(new Set(names).size).toBe(names.length);
  });

  it('the lists of features have a name for each feature', () => {
    expect(new Set(features.map(({ name }) => name)).size).toBe(features.length);
  });
});

it.each(['reserve', 'nonsense', 'constructor'])(
  'an interrupted action that no feature continues is forgotten (%s)',
  async (action) => {
    const first = createScene();
    const { interruptedCache } = first.services;
    interruptedCache.set(INTERRUPTED, [{ searchId: '@1', action, needsLogin: true }]);
    const caches = { ...first.services, interruptedCache };
    const scene = createScene({ caches, host: { cameFromLogin: () => true } });
    await resumeInterrupted(scene.store, createI18n('en'), pageFeatures());
    expect(scene.requests).toEqual([]);
    expect(interruptedCache.get(INTERRUPTED)).toBeUndefined();
  },
);
