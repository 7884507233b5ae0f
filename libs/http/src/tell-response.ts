import type { HttpRequest, HttpResponse } from './http-client.js';

/** Tells a caller of a success. The answer is good, even if its reader is not. */
export function tellResponse(onResponse: HttpRequest['onResponse'], response: HttpResponse): void {
  try {
    onResponse?.(response);
  } catch {
    // Its own matter.
  }
}
