import type { OfflineWords } from './messages.js';

/** The page that says that there is no network, for addresses of which nothing is saved. */
export interface OfflinePage {
  /** Keeps it in these words, until it gets others. */
  keep(words: OfflineWords): Promise<void>;
  find(): Promise<Response | undefined>;
}

/** It is the only one in its cache. */
const KEY = '/';

const headers = {
  'content-type': 'text/html; charset=UTF-8',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'",
};

/** Creates the store of that page. The words are those of the page that was opened last, since a worker has none. */
export function createOfflinePage(open: () => Promise<Cache>): OfflinePage {
  return {
    keep: async (words) => (await open()).put(KEY, new Response(documentOf(words), { status: 503, headers })),
    find: async () => (await open()).match(KEY),
  };
}

/** An empty address is the document's own, so that the link loads it again without script. */
const documentOf = ({ lang, title, hint, retry }: OfflineWords): string => `<!doctype html>
<html lang="${escape(lang)}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(title)}</title>
<style>
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { max-width: 30rem; margin: 20vh auto; padding: 0 1.5rem; text-align: center; }
h1 { font-size: 1.25rem; }
a { display: inline-block; padding: 0.75rem 1.5rem; border: 1px solid; border-radius: 0.5rem; color: inherit; }
</style>
<h1>${escape(title)}</h1>
<p>${escape(hint)}</p>
<a href="">${escape(retry)}</a>
</html>
`;

const escape = (text: string): string => text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);
