import { userMessageKeys } from '@oa-profile/errors';
import type { Language } from '@oa-profile/i18n';
import { html } from 'hono/html';
import { direction } from './direction.js';
import type { Site } from './site.js';

/**
 * What is left when even the page that says what went wrong cannot be made: the words and a way to try again, without
 * styles, script or anything else that was built.
 */
export async function bareErrorPage({ texts }: Site, language: Language): Promise<string> {
  const t = (await texts(language)).getFixedT(language, 'common');
  const words = t(userMessageKeys.UNKNOWN);
  const page = await html`<!doctype html>
    <html lang="${language}"${direction(language)}>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${words}</title>
      </head>
      <body>
        <main>
          <h1>${words}</h1>
          <p><a href="">${t('common.retry')}</a></p>
        </main>
      </body>
    </html>`;
  return String(page);
}
