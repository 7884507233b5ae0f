'use client';

export { dataControls, designedData, type DataControls, type DesignControls } from './design-controls.js';
export { createHostDouble, type HostDouble } from './host-double.js';
export { loadTranslate } from './load-translate.js';
export { createMemoryDouble } from './memory-double.js';
export { PagedPluginStory, type PagedPluginStoryProps } from './paged-plugin-story.js';
export { PluginStory, type PluginStoryProps } from './plugin-story.js';
export { renderOnServer } from './render-on-server.js';
export { slowTexts } from './slow-texts.js';
export { storybookUrl, storyPicture } from './story-picture.js';
export { storyContext, type StoryContextOverrides } from './story-context.js';
export { StoryCountryContext, storyCountries, type StoryCountry } from './story-country.js';
export {
  setTranslatorDouble,
  type TranslatorDouble,
  type TranslatorDoubleOptions,
} from './translator-double.js';
