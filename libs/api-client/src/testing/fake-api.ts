import { createProfileApiClient, type ProfileApiClient, type ProfileApiClientOptions } from '../index.js';

/** A client of a Profile API that gives the same answer to everybody, and what the API was asked. */
export function clientOf(
  answer: () => Response | Promise<Response>,
  options: Partial<ProfileApiClientOptions> = {},
): { client: ProfileApiClient; requests: Request[] } {
  const requests: Request[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    requests.push(new Request(input, init));
    return answer();
  };
  const client = createProfileApiClient({
    baseUrl: 'https://api.example',
    origin: 'web',
    language: 'en',
    opener: { platform: 'Desktop' },
    fetch,
    ...options,
  });
  return { client, requests };
}

/** An answer as the Profile API wraps it. */
export const answering = (result: unknown) => (): Response => Response.json({ result });
