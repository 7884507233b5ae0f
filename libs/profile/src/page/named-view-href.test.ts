import { describe, expect, it } from 'vitest';
import { createScene, type SceneOptions } from '../testing/create-scene.js';
import { namedViewHref } from '@oa-profile/plugin-sdk/page';

const ownViews = { queue: {}, place: { sections: ['basic-info', 'busy-times'] } };
const hrefIn = (view: string, { page, ...options }: SceneOptions = {}): string | undefined =>
  namedViewHref(
    createScene({ ...options, page: { ownViews, query: '?lang=th', ...page } }).store.getState().page,
    view,
  );
const info = { type: 'basic-info', id: 'info', data: {} };
const told = { type: 'basic-info', id: 'basic-info', title: 'Basic information', highlights: [] };

describe('the view of a plugin', () => {
  it('the view of a plugin has an address by its name, on a site that has it', () => {
    expect(hrefIn('queue')).toBe('/@komorebi/queue?lang=th');
    expect(hrefIn('quote')).toBeUndefined();
    expect(hrefIn('constructor')).toBeUndefined();
  });

  it('the view of a plugin that is about a section has none if the account has not got that', () => {
    expect(hrefIn('place')).toBeUndefined();
    expect(hrefIn('place', { sections: [{ ...info, type: 'busy-times' }] })).toBeUndefined();
    expect(hrefIn('place', { sections: [info] })).toBe('/@komorebi/place?lang=th');
    // As in the document of a view.
    expect(hrefIn('place', { page: { basicInfo: info } })).toBe('/@komorebi/place?lang=th');
    expect(hrefIn('place', { page: { overview: [told] } })).toBe('/@komorebi/place?lang=th');
  });
});
