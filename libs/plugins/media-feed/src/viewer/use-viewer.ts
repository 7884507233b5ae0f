import { isPlainClick } from '@oa-profile/ui';
import { useRef, useState, type ComponentType, type MouseEvent, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { openOrFollow } from './slides-of.js';
import type { ViewerProps } from './viewer.js';

/** The viewer, whose code is loaded when it is first opened. */
export interface ViewerState {
  /** Undefined until its code is loaded. */
  Viewer: ComponentType<ViewerProps> | undefined;
  /** Id of the post at which it was opened; undefined while closed. */
  itemId: string | undefined;
  /** Opens it instead of following the link, if it is a plain click. */
  open: (event: MouseEvent<HTMLAnchorElement>, itemId: string) => void;
  /** Closes it at a post. */
  close: (itemId: string) => void;
}

export interface UseViewerOptions {
  /** Contains the links to the posts. */
  list: RefObject<HTMLElement | null>;
  itemHref: (itemId: string) => string;
}

/** Closing it moves the focus to the link of the post seen last, or if that is folded away, to the one first tapped. */
export function useViewer({ list, itemHref }: UseViewerOptions): ViewerState {
  const [Viewer, setViewer] = useState<ComponentType<ViewerProps>>();
  const [itemId, setItemId] = useState<string>();
  const isFollowing = useRef(false);

  const open: ViewerState['open'] = (event, id) => {
    if (isFollowing.current || !isPlainClick(event)) return;
    event.preventDefault();
    const link = event.currentTarget;
    void openOrFollow({
      load: () => import('./viewer.js'),
      open: ({ Viewer: Loaded }) => {
        setViewer(() => Loaded);
        setItemId(id);
      },
      // As a click: the page knows whether it has this view or a network, and what to say if not.
      follow: () => {
        isFollowing.current = true;
        link.click();
        isFollowing.current = false;
      },
    });
  };
  const close = (lastId: string): void => {
    // The dialog gives the focus back while it is removed.
    flushSync(() => setItemId(undefined));
    if (lastId !== itemId) list.current?.querySelector<HTMLElement>(`[href="${itemHref(lastId)}"]`)?.focus();
  };
  return { Viewer, itemId, open, close };
}
