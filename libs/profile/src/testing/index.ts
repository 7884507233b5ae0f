'use client';

export { createScene, type Scene, type SceneOptions } from './create-scene.js';
export { PageStory, type PageStoryProps } from './page-story.js';
export { renderPage } from './render-page.js';
