import { addTexts, commonTexts, createI18n } from '@oa-profile/i18n';
import { I18nextProvider } from '@oa-profile/i18n/react';
import { createElement } from 'react';
import type { AnyPluginSection } from '../section.js';
import { SectionFrame } from '../section-frame.js';
import type { SectionState } from '../section-state.js';
import { storyContext, type StoryContextOverrides } from './story-context.js';

/**
 * The HTML of a section as the page server sends it, without a browser's globals.
 *
 * @param wholeHref makes the section a summary, see `SectionProps.wholeHref`
 * @example
 * ```ts
 * const html = await renderOnServer(faqSection, { status: 'Success', data: { items: [] } }, { language: 'ja' });
 * ```
 */
export async function renderOnServer(
  section: AnyPluginSection,
  state: SectionState,
  overrides: StoryContextOverrides = {},
  wholeHref?: string,
): Promise<string> {
  const context = storyContext(overrides);
  const i18n = createI18n(context.language);
  await Promise.all([addTexts(i18n, commonTexts), addTexts(i18n, section.texts)]);
  // Only tests need React's server, so stories should not load it.
  const { renderToString } = await import('react-dom/server');
  const frame = createElement(SectionFrame, { section, id: section.type, state, context, wholeHref });
  return renderToString(createElement(I18nextProvider, { i18n }, frame));
}
