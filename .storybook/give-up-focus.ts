import { addons } from 'storybook/preview-api';
import { STORY_CHANGED, STORY_FINISHED, STORY_RENDERED } from 'storybook/internal/core-events';

/**
 * Removes focus that the user did not set: a play function would leave a focus ring on what it pressed last, and a
 * dialog on its first button. Stops once the user touches the story or presses a key in it.
 */
export function giveUpFocus(): void {
  const channel = addons.getChannel();
  let isPlaying = true;
  let isTouched = false;

  const giveUp = (): void => {
    if (isPlaying || isTouched) return;
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  };
  // Events of play functions are not trusted.
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
  // Fires after the play function. A change of controls or toolbar renders without playing.
  channel.on(STORY_RENDERED, end);
  // Fires even if the play function has failed.
  channel.on(STORY_FINISHED, end);
  for (const type of ['pointerdown', 'keydown']) window.addEventListener(type, touch, true);
  // After the code that has moved the focus.
  window.addEventListener('focusin', () => setTimeout(giveUp));
}
