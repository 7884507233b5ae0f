import { renderSVG } from 'uqr';
import { appLinksOf } from '../requests/app-links.js';
import type { AccountFile, AccountFileInput } from './account-file.js';

/** The QR code that adds the account as a friend, as a picture for browsers without script. */
export function qrCodeFile({ answer, config }: AccountFileInput): Promise<AccountFile> {
  const { addFriend } = appLinksOf(answer.account, config.appLinkTemplates, '');
  // The standard asks for four modules around a code: on a dark page some readers miss one with less.
  const content = renderSVG(addFriend, { ecc: 'M', border: 4 });
  return Promise.resolve({ contentType: 'image/svg+xml; charset=utf-8', content });
}
