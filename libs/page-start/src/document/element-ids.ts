/** Ids of the elements by which the server passes data to the browser. The early script has it, hence the old `var`. */
export var elementIds = {
  /** The element that React hydrates. */
  root: 'root',
  /** The script that boots the page. */
  mainScript: 'main-script',
  /** An empty live region for messages about a start that does not go well. */
  startMessage: 'start-message',
  /** The possible messages, each in a paragraph with `data-start-words`. Shown by the style sheet if no script runs. */
  startWords: 'start-words',
  initialData: 'initial-data',
  pageData: 'page-data',
  /** Holds `PublicConfig`. */
  config: 'config',
  /** The style element, with the names of the inlined files in `data-files`. */
  styles: 'styles',
} as const;
