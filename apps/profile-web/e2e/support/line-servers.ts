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
}

const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** What the app knows of the page. The real one is signed, which the SDK does not check. */
export const contextToken = `e30.${encode({
  type: 'utou',
  userId: 'U0123456789abcdef0123456789abcdef',
  viewType: 'full',
  liffId: '1234567890-localrun',
  endpointUrl: `${addresses.page}/liff`,
  permanentLinkPattern: 'concat',
  availability: {},
})}.signature`;

/**
 * Answers the SDK's requests to the messaging platform, which tests cannot reach. A login needs no interaction, and
 * gives the next of the given tokens each time.
 */
export async function playLineServers(page: Page, tokens: string[]): Promise<LineServers> {
  const asked: string[] = [];
  let logins = 0;
  const answers: Record<string, () => object> = {
    contextToken: () => ({ contextToken }),
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
  return { asked, logins: () => logins };
}
