import type { Page } from '@playwright/test';
import { addresses } from './addresses.js';

/** User agent by which the SDK recognises the messaging app. */
export const inLiffBrowser =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1 Line/14.0.0 LIFF';

/** Requests of the SDK to the messaging platform. */
export interface LineServers {
  /** Addresses of the SDK's requests, without their queries. */
  asked: string[];
  /** How often the visitor was sent to the login. */
  logins: () => number;
  /** Permanent links that were opened, without origin and id. */
  opened: string[];
}

const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** What the app knows of the page, whose endpoint is registered so. The real one is signed, which the SDK does not check. */
const contextToken = (endpoint: string): string =>
  `e30.${encode({
    type: 'utou',
    userId: 'U0123456789abcdef0123456789abcdef',
    viewType: 'full',
    liffId: '1234567890-localrun',
    endpointUrl: `${addresses.page}${endpoint}`,
    permanentLinkPattern: 'concat',
    availability: {},
  })}.signature`;

/** What the app tells the SDK in the fragment of the address that it opens. */
export const told = (token: string, endpoint = '/liff'): string =>
  `#context_token=${contextToken(endpoint)}&access_token=${token}&feature_token=feature`;

/** The address to which the app leads when it opens a link. */
export const handedOver = (state: string, token: string): string =>
  `/liff?liff.state=${encodeURIComponent(state)}${told(token)}`;

/**
 * Answers the SDK's requests to the messaging platform, which tests cannot reach. A login needs no interaction, as opening
 * a permanent link in the app does not; each gives the next of the tokens.
 */
export async function playLineServers(
  page: Page,
  tokens: string[],
  endpoint = '/liff',
): Promise<LineServers> {
  const asked: string[] = [];
  const opened: string[] = [];
  let logins = 0;
  const answers: Record<string, () => object> = {
    contextToken: () => ({ contextToken: contextToken(endpoint) }),
    featureToken: () => ({ featureToken: 'feature' }),
    verify: () => ({ client_id: '1234567890', expires_in: 43_200 }),
    token: () => ({ access_token: tokens[logins - 1], expires_in: 43_200 }),
  };
  await page.route('https://api.line.me/**', (route) => {
    const { origin, pathname } = new URL(route.request().url());
    asked.push(`${origin}${pathname}`);
    const answer = answers[pathname.split('/').at(-1) ?? ''];
    const headers = { 'access-control-allow-origin': '*' };
    return route.fulfill(answer ? { json: answer(), headers } : { status: 404, json: {}, headers });
  });
  await page.route('https://access.line.me/liff/v1/authorize?*', (route) => {
    logins += 1;
    const { searchParams } = new URL(route.request().url());
    const redirectUri = searchParams.get('redirect_uri') ?? '';
    const location = new URL(redirectUri);
    location.searchParams.set('code', `code-${logins}`);
    location.searchParams.set('state', searchParams.get('state') ?? '');
    location.searchParams.set('liffClientId', '1234567890');
    location.searchParams.set('liffRedirectUri', redirectUri);
    return route.fulfill({ status: 302, headers: { location: location.href } });
  });
  await page.route('https://liff.line.me/1234567890-localrun/**', (route) => {
    const { pathname, search } = new URL(route.request().url());
    const state = pathname.slice('/1234567890-localrun'.length) + search;
    opened.push(state);
    const location = handedOver(state, tokens[opened.length - 1] ?? '');
    return route.fulfill({ status: 302, headers: { location: `${addresses.page}${location}` } });
  });
  return { asked, logins: () => logins, opened };
}
