import type { ReactNode } from 'react';
import { renderToReadableStream, renderToString } from 'react-dom/server.edge';

/** How React marks a part that it could not render, because it suspended or threw. */
const UNFINISHED = '<!--$!-->';

/** Markup, and how it was rendered. */
export interface Markup {
  markup: string;
  /** Whether a part suspended or threw: rendering then took about twice as long. */
  waited: boolean;
}

/**
 * Renders React markup as one text. If a section suspends because its code is loaded for the first time, the markup
 * waits for all sections and keeps them in place: React would move late ones with an inline script, which the
 * Content-Security-Policy forbids. If none suspends, no stream is needed, which takes half as long.
 *
 * Rejects when the page itself throws. A section that throws leaves its skeleton, and the browser tries again;
 * `onError` is called with the error.
 */
export async function renderMarkup(node: ReactNode, onError: (error: unknown) => void): Promise<Markup> {
  const markup = renderAtOnce(node);
  if (markup !== undefined) return { markup, waited: false };
  const stream = await renderToReadableStream(node, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    // React passes more than the error. If this throws, the markup never ends.
    onError: (error) => onError(error),
  });
  await stream.allReady;
  return { markup: await new Response(stream).text(), waited: true };
}

/** The markup, unless React suspends or throws: the stream above then waits, or reports the error. */
function renderAtOnce(node: ReactNode): string | undefined {
  try {
    const markup = renderToString(node);
    return markup.includes(UNFINISHED) ? undefined : markup;
  } catch {
    return undefined;
  }
}
