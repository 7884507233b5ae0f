export {
  playEmpty,
  playFailure,
  playLoading,
  playSummary,
  playWholeSummary,
  type StoryCanvas,
} from './frame-plays.js';
export { stayInStory } from './stay-in-story.js';
