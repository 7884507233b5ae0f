/** The fields of a key press that tell an Esc of the visitor from one of an input method. */
type PressedKey = Pick<KeyboardEvent, 'key' | 'isComposing' | 'keyCode' | 'defaultPrevented'>;

/** The key code of what an input method has taken. Safari says it only so: it ends the composition before the key is sent. */
const OF_INPUT_METHOD = 229;

/** Whether the visitor wants to close something, and does not cancel words that an input method is composing. */
export const isEscape = (press: PressedKey): boolean =>
  press.key === 'Escape' &&
  !press.isComposing &&
  // oxlint-disable-next-line typescript/no-deprecated -- Nothing else tells it in Safari.
  press.keyCode !== OF_INPUT_METHOD &&
  !press.defaultPrevented;
