/** The fields of a click that decide where its link opens. */
export type LinkClick = Pick<
  MouseEvent,
  'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'defaultPrevented'
>;

/**
 * Whether a click simply follows a link, and does not request a new tab, a new window or a download: only then may
 * script do something instead. Takes a native click or one of React.
 */
export function isPlainClick(click: LinkClick): boolean {
  const { button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented } = click;
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey && !defaultPrevented;
}
