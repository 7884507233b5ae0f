import { describe, expect, it } from 'vitest';
import type { SceneOptions } from '../../../testing/create-scene.js';
import { createScene } from '../../../testing/create-scene.js';
import { samplePlugins } from '../../../testing/sample-plugins.js';
import { sectionDataReducer, sectionLoaded } from '../section-data-slice.js';
import { pageEntries } from './page-entries.js';

const questions = (...words: string[]) => ({
  items: words.map((question, place) => ({ id: `q-${place}`, question, answer: `Answer to ${question}` })),
});
const outlined = (id: string, title: string) => ({ id, type: 'faq', title, highlights: [] });

const page: SceneOptions = {
  sections: [
    { type: 'faq', id: 'one', data: questions('Dogs?') },
    { type: 'basic-info', id: 'info', data: {} },
    { type: 'faq', id: 'two', data: questions('Parking?') },
  ],
  page: {
    outline: [
      outlined('faq', 'Questions'),
      { ...outlined('basic-info', 'Facts'), type: 'basic-info' },
      outlined('faq-two', 'More questions'),
    ],
    query: '?lang=en',
  },
};

const found = async (options: SceneOptions) => {
  const scene = createScene(options);
  return { scene, ...(await pageEntries(scene.store.getState(), scene.services)) };
};

describe('what the search looks through', () => {
  it('links to an item’s own view, or to the section itself if views know another one of its type', async () => {
    const { entries, sections, isIncomplete } = await found(page);
    expect(entries.map(({ section, title, text, href }) => ({ section, title, text, href }))).toEqual([
      {
        section: 'Questions',
        title: 'Dogs?',
        text: 'Answer to Dogs?',
        href: '/@komorebi/faq/q-0?lang=en',
      },
      { section: 'More questions', title: 'Parking?', text: 'Answer to Parking?', href: '#faq-two' },
    ]);
    expect(sections).toEqual(['Questions', 'More questions']);
    expect(isIncomplete).toBe(false);
  });

  it('links to the whole section if items have no view', async () => {
    const { View, itemCard, ...plain } = await samplePlugins['faq']!();
    const { entries } = await found({ ...page, plugins: { faq: () => Promise.resolve(plain) } });
    expect(View && itemCard && entries[0]?.href).toBe('/@komorebi/faq?lang=en');
  });

  it('prefers what a section has loaded since to what came with the page', async () => {
    const { store, services } = createScene(page);
    store.addReducer({ reducerPath: 'sectionData', reducer: sectionDataReducer });
    store.dispatch(sectionLoaded({ key: 'faq one', data: questions('Dogs?', 'Cats?') }));
    const { entries } = await pageEntries(store.getState(), services);
    expect(entries.map(({ title }) => title)).toEqual(['Dogs?', 'Cats?', 'Parking?']);
  });

  it('contains neither invalid data nor sections that the page leaves out', async () => {
    const [first, ...others] = page.sections ?? [];
    const misfit = await found({ ...page, sections: [{ ...first!, data: 'nonsense' }, ...others] });
    expect(misfit.entries.map(({ title }) => title)).toEqual(['Parking?']);
    const leftOut = await found({ ...page, page: { outline: [] } });
    expect(leftOut.entries).toEqual([]);
  });

  it('omits a section whose code cannot be loaded, and says so', async () => {
    const { entries, isIncomplete, scene } = await found({
      ...page,
      plugins: { ...samplePlugins, 'basic-info': () => Promise.reject(new Error('offline')) },
    });
    expect(entries).toHaveLength(2);
    expect(isIncomplete).toBe(true);
    expect(scene.errors).toEqual(['search']);
  });
});
