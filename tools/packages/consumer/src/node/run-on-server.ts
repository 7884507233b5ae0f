import { renderToReadableStream } from 'react-dom/server.edge';
import { elementsOf } from '../elements.js';
import { installExpectations } from '../expect-example.js';

/**
 * Loads every entry and runs examples in Node, as a server would.
 *
 * @returns their markup, by `<example>#<export>`
 */
export async function runOnServer(examples: readonly string[]): Promise<Record<string, string>> {
  await import('../entries.js');
  const broken = installExpectations();
  const rendered: Record<string, string> = {};
  for (const name of examples) {
    const module = (await import(`../../examples/${name}.js`)) as object;
    for (const [exported, element] of elementsOf(module)) {
      const stream = await renderToReadableStream(element);
      await stream.allReady;
      rendered[`${name}#${exported}`] = await new Response(stream).text();
    }
    if (broken.length) throw new Error(`${name}: ${broken.join('; ')}`);
  }
  return rendered;
}
