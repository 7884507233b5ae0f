'use client';

export { createHostDouble } from './host-double.js';
export { loadTranslate } from './load-translate.js';
export { createMemoryDouble } from './memory-double.js';
export { PagedSectionStory } from './paged-section-story.js';
export { SectionStory, type SectionStoryProps } from './section-story.js';
export { renderOnServer } from './render-on-server.js';
export { storyPicture } from './story-picture.js';
export { storyContext } from './story-context.js';
export { setTranslatorDouble } from './translator-double.js';
