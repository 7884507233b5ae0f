import { languages } from '@oa-profile/i18n';
import { createScene, renderPage, type SceneOptions } from '@oa-profile/profile/testing';
import { describe, expect, it } from 'vitest';
import { recallDraft, selectText, writeDraft } from './my-thing-draft.js';
import { myThingPlugin } from './my-thing-plugin.js';
import { myThingTexts } from './my-thing-texts.js';

const plugins = [myThingPlugin];

describe('myThingPlugin', () => {
  it.each(languages)('myThingPlugin has a shortcut on the page in %s', async (language) => {
    const { shortcut = '' } = await myThingTexts.load(language);
    const html = await renderPage({ plugins }, language);
    const [link = ''] = html.match(/<a [^>]*href="\/@komorebi\/my-thing".*?<\/a>/) ?? [];
    expect(link).toContain(shortcut);
  });

  it.each(languages)('myThingPlugin has a view that a server renders in %s', async (language) => {
    const { title = '', hint = '' } = await myThingTexts.load(language);
    const page = { initialView: { name: 'named', view: 'my-thing' } } as const;
    const html = await renderPage({ plugins, page }, language);
    const headings = Array.from(html.matchAll(/<h1[^>]*>([^<]*)</g), ([, heading]) => heading);
    expect(headings).toContain(title);
    expect(html.includes(hint)).toBe(true);
  });

  it('myThingPlugin is a way to reach an account that has no other than the chat', () => {
    expect(createScene().store.getState().page.isReachable).toBe(false);
    expect(createScene({ plugins }).store.getState().page.isReachable).toBe(true);
  });
});

describe('a draft', () => {
  const words = 'Is there a table for six?';

  /** What a page shows on a device on which another one has been. */
  function after(before: string, options: SceneOptions = {}): string {
    const { store, services } = createScene({ plugins });
    store.dispatch(writeDraft(words));
    store.dispatch(writeDraft(before));
    const next = createScene({ ...options, plugins, caches: services }).store;
    next.dispatch(recallDraft());
    return selectText(next.getState());
  }

  it('a draft is there again when the page is loaded again', () => {
    expect(after(words)).toBe(words);
  });

  it('a draft is of one account', () => {
    expect(after(words, { account: { basicSearchId: '@2' } })).toBe('');
  });

  it('a draft is forgotten when it is empty', () => {
    expect(after(' ')).toBe('');
  });

  it('a draft that the device has kept does not replace what the visitor writes', () => {
    const { store, services } = createScene({ plugins });
    store.dispatch(writeDraft(words));
    const next = createScene({ plugins, caches: services }).store;
    next.dispatch(writeDraft('Hello'));
    next.dispatch(recallDraft());
    expect(selectText(next.getState())).toBe('Hello');
  });
});
