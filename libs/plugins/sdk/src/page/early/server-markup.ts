/** The server's markup of late parts, by their marks. */
export interface ServerMarkup {
  /** The nodes of a part that are no longer in the document; undefined if it is still there, or was never sent. */
  take(mark: string): readonly ChildNode[] | undefined;
  /** To be called when the part is interactive: its markup has served. */
  drop(mark: string): void;
}

/**
 * Remembers what the server has sent for each late part. When others have changed the document, React renders the part
 * around it anew, and a part whose code is still missing would be empty. It then shows these nodes, which look as before
 * and have kept what the visitor has opened.
 */
export function rememberServerMarkup(root: ParentNode): ServerMarkup {
  const parts = new Map<string, readonly ChildNode[]>();
  for (const part of root.querySelectorAll<HTMLElement>('[data-late]'))
    parts.set(part.dataset['late'] ?? '', [...part.childNodes]);
  return {
    take(mark) {
      const nodes = parts.get(mark);
      if (!nodes || nodes.some((node) => node.isConnected)) return undefined;
      parts.delete(mark);
      return nodes;
    },
    drop: (mark) => void parts.delete(mark),
  };
}
