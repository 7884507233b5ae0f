import type { HttpRequest, HttpResponse } from './http-client.js';

/** Tells a caller of a success. The answer is good, even if its reader throws, now or later. */
export function tellResponse(onResponse: HttpRequest['onResponse'], response: HttpResponse): void {
  void Promise.resolve(response)
    .then(onResponse)
    .catch(() => undefined);
}
