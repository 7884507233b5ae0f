import type { PageSection } from '@oa-profile/api-client/schemas';
import type { AnyProfilePlugin } from '@oa-profile/plugin-sdk';
import { describe, expect, it } from 'vitest';
import { createScene, type Scene } from '../testing/create-scene.js';
import { loadPlugin } from './plugin-registry.js';
import { loadSectionData } from './section-data-flow.js';
import { sectionDataReducer, type SectionData } from './section-data-slice.js';

const rendered = { accounts: [], items: [] };
const section: PageSection = { type: 'mall-recommendations', id: 'r', data: rendered };

function open(): Scene {
  const scene = createScene({ answer: () => new Response('', { status: 500 }) });
  scene.store.addReducer('sectionData', sectionDataReducer);
  return scene;
}
const stateOf = ({ store }: Scene): SectionData | undefined => store.getState().sectionData?.['r'];
const plugin = (): Promise<AnyProfilePlugin> => loadPlugin('mall-recommendations');

describe('data that cannot be had', () => {
  it('stay as the server rendered them when they are asked for again', async () => {
    const scene = open();
    await scene.store.dispatch(loadSectionData(section, await plugin(), { again: true }));
    expect(stateOf(scene)).toEqual({ status: 'Success', data: rendered, more: 'None' });
    expect(scene.errors).toEqual(['data of mall-recommendations']);
  });

  it('are a failure when there are none to show', async () => {
    const scene = open();
    await scene.store.dispatch(
      loadSectionData({ type: section.type, id: section.id }, await plugin(), { again: true }),
    );
    expect(stateOf(scene)).toMatchObject({ status: 'Failure', code: 'HTTP_ABNORMAL' });
  });
});
