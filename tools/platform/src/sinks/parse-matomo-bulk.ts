/** The parameters of a tracking request. */
export type MatomoRequest = Record<string, string>;

/**
 * Parses a bulk request of Matomo's tracking API: `{"requests": ["?idsite=1&rec=1&…"]}`. Undefined for anything that
 * Matomo would not record.
 */
export function parseMatomoBulk(bulk: unknown): MatomoRequest[] | undefined {
  if (typeof bulk !== 'object' || bulk === null || !('requests' in bulk)) return undefined;
  const { requests } = bulk;
  if (!Array.isArray(requests) || !requests.length) return undefined;
  const parsed = requests.map(parseRequest);
  return parsed.every((request) => request !== undefined) ? parsed : undefined;
}

function parseRequest(request: unknown): MatomoRequest | undefined {
  if (typeof request !== 'string' || !request.includes('?')) return undefined;
  const params = Object.fromEntries(new URLSearchParams(request.slice(request.indexOf('?') + 1)));
  return Number(params['idsite']) > 0 && params['rec'] === '1' ? params : undefined;
}
