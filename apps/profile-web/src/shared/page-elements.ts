import type { Opener, Origin } from '@oa-profile/api-client';
import type { PageState } from '@oa-profile/profile';
import type { ErrorCode } from '@oa-profile/errors';
import type { Language } from '@oa-profile/i18n';
import { startElementIds } from './start-element-ids.js';

/** Ids of the elements through which the page server speaks to the browser: one table for both sides. */
export const elementIds = {
  ...startElementIds,
  /** Holds {@link InitialData}. */
  initialData: 'initial-data',
  /** Holds {@link PageData}. */
  pageData: 'page-data',
  /** Holds {@link PublicConfig}. */
  config: 'config',
  /** The style element, with the names of the files that it stands for in `data-files`. */
  styles: 'styles',
} as const;

/** Initial page data, exactly as docs/product.md#initial-data has them. */
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

/** The page as the server had it, so that the browser does not ask again. */
export interface PageData extends Omit<PageState, 'origin' | 'opener'> {
  /** Milliseconds since the epoch; the browser hydrates with this time, then goes on with its own. */
  renderedAt: number;
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

/** Run-time configuration that browsers may see. Nothing of it is baked into the build. */
export interface PublicConfig {
  apiUrl: string;
  keepUrl: string;
  liffId?: string | undefined;
  liffPlugins: string[];
  errorReportDsn?: string | undefined;
  /** Without it nothing is tracked. */
  tracking?: TrackingConfig | undefined;
  extraScripts: ExtraScript[];
  /** Whether a service worker keeps what the visitor has seen. */
  offlinePages: boolean;
  release?: string | undefined;
}
