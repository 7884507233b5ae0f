import { Fragment, isValidElement, type ReactNode } from 'react';

/** As one item of a flex container: a text and an element are one already, all else gets an element around it. */
export function oneItem(content: ReactNode): ReactNode {
  const isOne = typeof content === 'string' || (isValidElement(content) && content.type !== Fragment);
  return isOne ? content : <span>{content}</span>;
}
