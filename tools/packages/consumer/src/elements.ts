import { createElement, isValidElement, type ReactElement } from 'react';

/** The renderable exports of a module: elements, and components that need no props. */
export function elementsOf(module: object): [string, ReactElement][] {
  return Object.entries(module).flatMap(([name, value]): [string, ReactElement][] => {
    if (isValidElement(value)) return [[name, value]];
    const isComponent = typeof value === 'function' && /^[A-Z]/.test(name) && value.length === 0;
    return isComponent ? [[name, createElement(value as () => null)]] : [];
  });
}
