/** What `npm start -- --line` needs to serve the page for the app itself, instead of a stand-in for it. */
export interface LineSettings {
  /** The address of the tunnel, by which phones reach this machine. */
  publicUrl: string;
  /** Id of a LIFF app whose endpoint is that address with `/liff` behind it. */
  liffId: string;
  /** The address of a LIFF Inspector that looks into the page. */
  inspector: string | undefined;
}

/** Address below which the page server passes on requests to the reference platform: one tunnel is enough for both. */
export const PLATFORM_PATH = '/local/platform';

/** The module that connects the page to a LIFF Inspector. */
export const INSPECTOR_PATH = '/local/liff-inspector.js';

/**
 * Reads `PUBLIC_URL`, `LIFF_ID` and, if there is one, `LIFF_INSPECTOR`.
 *
 * @throws Error in one sentence about the first that is missing or cannot work on a phone
 */
export function readLineSettings(given: Readonly<Record<string, string | undefined>>): LineSettings {
  const { PUBLIC_URL: publicUrl, LIFF_ID: liffId, LIFF_INSPECTOR: inspector } = given;
  if (!publicUrl || !liffId)
    throw new Error('--line needs PUBLIC_URL and LIFF_ID: docs/in-line.md says how a phone opens this page.');
  if (!/^https:\/\/[^/?#@]+\/?$/.test(publicUrl))
    throw new Error(
      'PUBLIC_URL must be the address of a tunnel, such as https://page.example: LINE opens only https.',
    );
  if (inspector && !/^wss:\/\/[^/]+$/.test(inspector))
    throw new Error(
      'LIFF_INSPECTOR must be an address such as wss://inspector.example: the page is on https.',
    );
  return { publicUrl: publicUrl.replace(/\/$/, ''), liffId, inspector: inspector || undefined };
}

/** Variables of a page server that the app opens. */
export const lineEnvironment = ({ publicUrl, liffId, inspector }: LineSettings): Record<string, string> => ({
  PUBLIC_URL: publicUrl,
  LIFF_ID: liffId,
  LIFF_PLUGINS: inspector ? INSPECTOR_PATH : '',
  ...(inspector && { EXTRA_ORIGINS: inspector }),
});
