export { createHostDouble, type HostDouble } from './host-double.js';
export { PluginStory, type PluginStoryProps } from './plugin-story.js';
export { renderOnServer } from './render-on-server.js';
export { storyContext, type StoryContextOverrides } from './story-context.js';
