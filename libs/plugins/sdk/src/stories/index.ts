export {
  emptyStory,
  failureStory,
  loadingStory,
  summaryStory,
  type PluginPlay,
  type StoryCanvas,
} from './frame-stories.js';
export { stayInStory } from './stay-in-story.js';
