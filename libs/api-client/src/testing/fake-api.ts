import { createProfileApiClient, type ProfileApiClient, type ProfileApiClientOptions } from '../index.js';

/** A client of a Profile API that always gives the same response, and the requests it received. */
export function clientOf(
  answer: (request: Request) => Response | Promise<Response>,
  options: Partial<ProfileApiClientOptions> = {},
): { client: ProfileApiClient; requests: Request[] } {
  const requests: Request[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    requests.push(request);
    return answer(request.clone());
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

/** A response with the result wrapped as by the Profile API. */
export const answering = (result: unknown) => (): Response => Response.json({ result });
