import { Fragment, isValidElement, type ReactNode } from 'react';

/** As one element: all but an element gets one around it. */
export function oneElement(content: ReactNode): ReactNode {
  return isValidElement(content) && content.type !== Fragment ? content : <span>{content}</span>;
}

/** As one item of a flex container: a text is one already, and all else becomes one element. */
export function oneItem(content: ReactNode): ReactNode {
  return typeof content === 'string' ? content : oneElement(content);
}
