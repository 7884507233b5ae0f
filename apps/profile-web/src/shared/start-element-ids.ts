/** Ids of the elements that the start of a page needs. Also part of the early script, hence the old `var`. */
export var startElementIds = {
  /** The element that React hydrates. */
  root: 'root',
  /** The script that boots the page. */
  mainScript: 'main-script',
  /** An empty live region for messages about a start that does not go well. */
  startMessage: 'start-message',
  /** The possible messages, each in a paragraph with `data-start-words`. Shown by the style sheet if no script runs. */
  startWords: 'start-words',
} as const;
