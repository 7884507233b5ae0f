/** The fields of a click that decide where its link opens. */
export type LinkClick = Pick<
  MouseEvent,
  'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'defaultPrevented'
>;

/**
 * Whether a click simply follows a link, and does not request a new tab, a new window or a download: only then may
 * script do something instead. Takes a native click or one of React.
 */
export const isPlainClick = (click: LinkClick): boolean =>
  !(
    click.button ||
    click.metaKey ||
    click.ctrlKey ||
    click.shiftKey ||
    click.altKey ||
    click.defaultPrevented
  );
