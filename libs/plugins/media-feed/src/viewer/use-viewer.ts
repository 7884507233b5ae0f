import { useState, type ComponentType, type MouseEvent } from 'react';
import { isPlainClick } from './is-plain-click.js';
import { openOrFollow } from './open-or-follow.js';
import type { ViewerProps } from './viewer.js';

/** The viewer, whose code is loaded when it is first opened. */
export interface ViewerState {
  /** Undefined until its code is there. */
  Viewer: ComponentType<ViewerProps> | undefined;
  /** The post that it was opened at; undefined while it is closed. */
  itemId: string | undefined;
  /** Opens it instead of following the link, if the click asks for nothing else. */
  open: (event: MouseEvent<HTMLAnchorElement>, itemId: string) => void;
  close: () => void;
}

/** Whether the viewer is open, and where. Closing it gives the focus back to the link that opened it. */
export function useViewer(): ViewerState {
  const [Viewer, setViewer] = useState<ComponentType<ViewerProps>>();
  const [itemId, setItemId] = useState<string>();

  const open: ViewerState['open'] = (event, id) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    const link = event.currentTarget;
    // Not every browser gives a link the focus when it is clicked, and to that the dialog gives it back.
    link.focus({ preventScroll: true });
    void openOrFollow({
      load: () => import('./viewer.js'),
      open: ({ Viewer: Loaded }) => {
        setViewer(() => Loaded);
        setItemId(id);
      },
      follow: () => window.location.assign(link.href),
    });
  };
  return { Viewer, itemId, open, close: () => setItemId(undefined) };
}
