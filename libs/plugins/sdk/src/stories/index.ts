export { emptyStory, failureStory, loadingStory, summaryStory, type StoryCanvas } from './frame-stories.js';
export { stayInStory } from './stay-in-story.js';
