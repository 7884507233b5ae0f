/** Ids of the elements that the start of a page needs. The early script reads them, too, hence the old `var`. */
export var startElementIds = {
  /** What React hydrates. */
  root: 'root',
  /** The script that boots the page. */
  mainScript: 'main-script',
  /** Empty; where the visitor is told how the start goes, when it does not go well. */
  startMessage: 'start-message',
  /** What can be said there, each in a paragraph with `data-start-words`. Shown by itself where no script comes. */
  startWords: 'start-words',
} as const;
