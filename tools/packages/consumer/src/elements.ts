import { createElement, isValidElement, type ReactElement } from 'react';

/** What of a module can be rendered: the elements it exports, and its components that need no props. */
export function elementsOf(module: object): [string, ReactElement][] {
  return Object.entries(module).flatMap(([name, value]): [string, ReactElement][] => {
    if (isValidElement(value)) return [[name, value]];
    const isComponent = typeof value === 'function' && /^[A-Z]/.test(name) && value.length === 0;
    return isComponent ? [[name, createElement(value as () => null)]] : [];
  });
}
