import { accountManifest } from './account-manifest.js';
import { accountSitemap } from './account-sitemap.js';
import { contactFile } from './contact-file.js';
import { qrCodeFile } from './qr-code.js';

/** What every account has besides the files of plugins, by its address below the account's. */
export const filesOfEveryAccount = {
  'contact.vcf': contactFile,
  'qr.svg': qrCodeFile,
  'sitemap.xml': accountSitemap,
  'manifest.webmanifest': accountManifest,
};
