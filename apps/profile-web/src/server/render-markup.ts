import type { ReactNode } from 'react';
import { renderToReadableStream } from 'react-dom/server';

/**
 * Renders React markup as one text. Sections suspend while their code is loaded; all of them are waited for, and
 * none is moved to the end of the stream, because React would bring it back with an inline script, which the
 * Content-Security-Policy forbids.
 *
 * Rejects when the page itself throws. A section that throws leaves its skeleton, and the browser tries again;
 * `onError` hears of it.
 */
export async function renderMarkup(node: ReactNode, onError: (error: unknown) => void): Promise<string> {
  const stream = await renderToReadableStream(node, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError,
  });
  await stream.allReady;
  return new Response(stream).text();
}
