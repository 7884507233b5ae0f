import type { ReactNode } from 'react';
import { renderToReadableStream, renderToString } from 'react-dom/server.edge';

/** How React marks a part that it could not render, because it has to wait for something or because it threw. */
const UNFINISHED = '<!--$!-->';

/** Markup, and how it came about. */
export interface Markup {
  markup: string;
  /** Whether code had to be waited for, or something threw: it then took about twice as long. */
  waited: boolean;
}

/**
 * Renders React markup as one text. Where a section suspends, because its code is loaded for the first time, all of them
 * are waited for, and none is moved to the end of the stream, because React would bring it back with an inline script,
 * which the Content-Security-Policy forbids. Where none does, nothing has to be a stream, which takes half as long.
 *
 * Rejects when the page itself throws. A section that throws leaves its skeleton, and the browser tries again;
 * `onError` hears of it.
 */
export async function renderMarkup(node: ReactNode, onError: (error: unknown) => void): Promise<Markup> {
  const markup = renderAtOnce(node);
  if (markup !== undefined) return { markup, waited: false };
  const stream = await renderToReadableStream(node, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError,
  });
  await stream.allReady;
  return { markup: await new Response(stream).text(), waited: true };
}

/** The markup, if React neither has to wait nor fails: then the way above says what is wrong. */
function renderAtOnce(node: ReactNode): string | undefined {
  try {
    const markup = renderToString(node);
    return markup.includes(UNFINISHED) ? undefined : markup;
  } catch {
    return undefined;
  }
}
