import { useEffect, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { elementsOf } from '../elements.js';
import { installExpectations } from '../expect-example.js';

const examples = import.meta.glob<object>(['../../examples/*.{ts,tsx}']);

/** Renders its children, and calls `onReady` once they are interactive. */
function Hydrated({ children, onReady }: { children: ReactNode; onReady: () => void }): ReactNode {
  useEffect(onReady);
  return children;
}

/**
 * Runs examples in the browser.
 *
 * @param names the examples to run
 * @param rendered the server's markup of their exports, which they hydrate
 * @returns problems, one line each
 */
async function runExamples(
  names: readonly string[],
  rendered: Readonly<Record<string, string>>,
): Promise<string[]> {
  const problems: string[] = [];
  const broken = installExpectations();
  for (const [path, load] of Object.entries(examples)) {
    const name = path.replace(/^.*\/|\.\w+$/g, '');
    if (!names.includes(name)) continue;
    try {
      for (const [exported, element] of elementsOf(await load()))
        problems.push(...(await hydrate(element, `${name}#${exported}`, rendered)));
    } catch (error) {
      problems.push(`${name}: ${String(error)}`);
    }
    problems.push(...broken.splice(0).map((each) => `${name}: ${each}`));
  }
  return problems;
}

async function hydrate(
  element: ReactNode,
  name: string,
  rendered: Readonly<Record<string, string>>,
): Promise<string[]> {
  const html = rendered[name];
  if (html === undefined) return [`${name}: the server rendered nothing`];
  const problems: string[] = [];
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = html;
  await new Promise<void>((resolve) => {
    hydrateRoot(container, <Hydrated onReady={resolve}>{element}</Hydrated>, {
      onRecoverableError: (error) => problems.push(`${name}: ${String(error)}`),
      onUncaughtError: (error) => problems.push(`${name}: ${String(error)}`),
    });
  });
  return problems;
}

Object.assign(window, { runExamples });
