import type { Opener, Origin } from '@oa-profile/api-client';
import type { ErrorCode } from '@oa-profile/errors';
import type { PageState } from '@oa-profile/plugin-sdk/page';
import type { Language } from '@oa-profile/i18n';

/** Initial page data, exactly as in docs/product.md#initial-data. */
export type InitialData =
  | {
      origin: Origin;
      lang: Language;
      opener: Opener;
      account: {
        accountInfo: { basicSearchId: string; premiumSearchId?: string | undefined; countryCode: string };
      };
    }
  | { error: { code: ErrorCode } };

/** The page's state on the server, so that the browser need not request it again. */
export interface PageData extends Omit<PageState, 'origin' | 'opener'> {
  /** Milliseconds since the epoch; the browser hydrates with this time, then uses its own. */
  renderedAt: number;
  /** What each time zone of the page is at that time, such as '+09:00': a browser can lack a zone that the server knows. */
  zones: Readonly<Record<string, string>>;
}

/** A script that the web team adds to the page. */
export interface ExtraScript {
  src: string;
  integrity?: string | undefined;
}

/** Where behaviour is tracked, and whether the visitor must agree first. */
export type TrackingConfig = { url: string; consent: 'granted' | 'required' } & (
  { transport: 'beacon'; productKey: string } | { transport: 'matomo'; siteId: number }
);

/** Run-time configuration that browsers may see. None of it is part of the build. */
export interface PublicConfig {
  /** Name of the messaging app. @default 'LINE' */
  appName?: string | undefined;
  apiUrl: string;
  keepUrl: string;
  liffId?: string | undefined;
  liffPlugins: string[];
  errorReportDsn?: string | undefined;
  /** Where the page runs, for error reports. */
  errorReportEnvironment?: string | undefined;
  /** Share of the pages whose errors are reported. @default 1 */
  errorReportSample?: number | undefined;
  /** Without it nothing is tracked. */
  tracking?: TrackingConfig | undefined;
  extraScripts: ExtraScript[];
  /** Whether a service worker keeps the pages that the visitor has seen. */
  offlinePages: boolean;
  release?: string | undefined;
}
