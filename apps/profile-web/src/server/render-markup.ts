import type { ReactNode } from 'react';
import { renderToReadableStream } from 'react-dom/server';

/**
 * Renders React markup as one text. Sections suspend while their code is loaded; all of them are waited for, and
 * none is moved to the end of the stream, because React would bring it back with an inline script, which the
 * Content-Security-Policy forbids.
 */
export async function renderMarkup(node: ReactNode): Promise<string> {
  let failure: unknown;
  const stream = await renderToReadableStream(node, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => {
      failure ??= error;
    },
  });
  await stream.allReady;
  const markup = await new Response(stream).text();
  if (failure) throw failure;
  return markup;
}
