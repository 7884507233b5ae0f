import type { BasicInfo } from '@oa-profile/api-client/schemas';
import type { Account, AccountPage } from '@oa-profile/api-client';
import type { AccountFile, FileRequest } from '@oa-profile/plugin-sdk/server';
import { createI18n } from '@oa-profile/i18n';

interface Requested extends Partial<Omit<FileRequest, 'page' | 'query'>> {
  account?: Partial<Account>;
  info?: Partial<BasicInfo>;
  query?: string;
}

/** A request for a file of an account, on a day in November. */
export function fileRequest({
  account,
  info,
  query = '',
  language = 'en',
  ...rest
}: Requested = {}): FileRequest {
  return {
    page: {
      account: { name: 'Komorebi Coffee', features: [], ...account },
      sections: info ? [{ type: 'basic-info', id: 'info', data: info }] : [],
      subPages: [],
      nearbyPlaces: [],
    } as unknown as AccountPage,
    url: 'https://page.example/@komorebi',
    language,
    i18n: createI18n(language),
    now: new Date('2026-11-21T12:00:00+09:00'),
    query: new URLSearchParams(query),
    params: {},
    userAgent: '',
    ...rest,
  };
}

/** The lines of a calendar entry, as a calendar reads them. */
export const linesOf = (file: AccountFile | undefined): string[] =>
  file?.content.replaceAll('\r\n ', '').split('\r\n') ?? [];
