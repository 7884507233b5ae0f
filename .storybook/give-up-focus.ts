import { addons } from 'storybook/preview-api';
import { STORY_CHANGED, STORY_FINISHED, STORY_RENDERED } from 'storybook/internal/core-events';

/**
 * Lets no story keep the focus that nobody gave it: a play function would leave its ring on what it pressed last, and a
 * dialog on its first button. Whoever touches the story or presses a key in it has the focus from then on.
 */
export function giveUpFocus(): void {
  const channel = addons.getChannel();
  let isPlaying = true;
  let isTouched = false;

  const giveUp = (): void => {
    if (isPlaying || isTouched) return;
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  };
  // Those of play functions are not trusted.
  const touch = ({ isTrusted }: Event): void => void (isTouched ||= isTrusted && !isPlaying);
  const begin = (): void => {
    isPlaying = true;
    isTouched = false;
  };
  const end = (): void => {
    isPlaying = false;
    giveUp();
  };

  channel.on(STORY_CHANGED, begin);
  // Comes once it has been played. With controls or the toolbar changed, it is rendered without being played.
  channel.on(STORY_RENDERED, end);
  // Also comes where playing has failed.
  channel.on(STORY_FINISHED, end);
  for (const type of ['pointerdown', 'keydown']) window.addEventListener(type, touch, true);
  // What moves the focus goes on with it first.
  window.addEventListener('focusin', () => setTimeout(giveUp));
}
