import { createI18n } from '@oa-profile/i18n';
import { expect, it, vi } from 'vitest';
import { takeEditedTexts, type EditedDictionary } from './take-edited-texts.js';

const faq = { title: 'Questions', more: 'More' };

function page() {
  const instance = createI18n('en');
  instance.addResourceBundle('en', 'faq', { ...faq, hours: 'Hours' });
  instance.addResourceBundle('en', 'menu', { title: 'Menu', more: 'More' });
  const events = new EventTarget();
  takeEditedTexts(instance, events);
  const edit = (detail: EditedDictionary): boolean =>
    events.dispatchEvent(new CustomEvent('dictionary-edited', { detail }));
  return {
    instance,
    edit,
    text: (namespace: string, key: string) => instance.getFixedT(null, namespace)(key),
  };
}

it('shows the texts of an edited dictionary, and does not touch others', () => {
  const { instance, edit, text } = page();
  const render = vi.fn();
  instance.on('languageChanged', render);
  edit({ language: 'en', before: faq, after: { title: 'Answers', less: 'Less' } });
  expect(text('faq', 'title')).toBe('Answers');
  expect(text('faq', 'less')).toBe('Less');
  expect(text('faq', 'more')).toBe('more');
  expect(text('faq', 'hours')).toBe('Hours');
  expect(text('menu', 'title')).toBe('Menu');
  expect(render).toHaveBeenCalledTimes(1);
});

it('applies several edits in turn', () => {
  const { edit, text } = page();
  const edited = { ...faq, title: 'Answers' };
  edit({ language: 'en', before: faq, after: edited });
  edit({ language: 'en', before: edited, after: { ...faq, title: 'Help' } });
  expect(text('faq', 'title')).toBe('Help');
});
