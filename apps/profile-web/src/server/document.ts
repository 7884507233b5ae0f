import { html, raw } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import { languages, type Language } from '@oa-profile/i18n';
import { themeColors } from '@oa-profile/ui/account-colors';
import { elementIds, type PublicConfig } from '../shared/page-elements.js';
import type { Alternate } from './addresses.js';
import type { TextParts } from './compressed.js';
import type { InlineStyle } from './inline-style.js';
import type { Preload } from './page-assets.js';
import type { PreviewImage } from './share-image.js';

/** The parts of a page's document. */
export interface DocumentParts {
  language: Language;
  title: string;
  description?: string | undefined;
  /** Only for pages with an address of their own. */
  address?: {
    canonical: string;
    alternates: Alternate[];
    image: PreviewImage;
    /** Address of the web app manifest, for bookmarks on a phone's home screen. */
    manifest: string;
    siteName: string;
    structuredData: object | undefined;
  };
  /** Content of the inline style element; its hash is in the Content-Security-Policy. */
  style: InlineStyle;
  /** Names of the files whose styles are in `style`. */
  inlinedFiles?: readonly string[];
  /** Modules that run before the page's own. */
  scripts?: string[];
  /** The module that boots the page. */
  mainScript?: string | undefined;
  /** A small classic script that runs as soon as it has loaded, in any browser. */
  earlyScript?: string | undefined;
  /** Style sheet for browsers with JavaScript turned off. */
  withoutScriptStyle?: string | undefined;
  preloads: readonly Preload[];
  /** Address of the largest picture on the first screen. */
  firstPicture?: string | undefined;
  /** Markup that React made. */
  body: string;
  /** What visitors read when the page cannot start; absent on pages that need no script. */
  start?: StartTexts | undefined;
  initialData: unknown;
  pageData?: unknown;
  config?: Partial<PublicConfig>;
}

/** Texts about the start of the page. */
export interface StartTexts {
  failed: string;
  slow: string;
  /** The browser is too old. */
  old: string;
  withoutScript: string;
  /** Text of the link that loads the page again. */
  retry: string;
}

/** Data in a script element: nothing in it can end the element or be read as markup. */
export function dataElement(type: string, id: string | undefined, value: unknown): HtmlEscapedString {
  return raw(
    `<script type="${type}"${id ? ` id="${id}"` : ''}>${escapeJson(JSON.stringify(value))}</script>`,
  );
}

/** JSON for an element: the same data, without characters that have a meaning in HTML. */
export function escapeJson(json: string): string {
  return json.replace(/[<>&\u2028\u2029]/g, (character) => {
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
}

/**
 * A document, with its style apart: that is nearly half of it and the same in many documents, so that it need be
 * encoded and compressed only once.
 */
export interface PageDocument {
  beforeStyle: string;
  style: InlineStyle;
  afterStyle: string;
}

/** The whole document as text. */
export const documentText = ({ beforeStyle, style, afterStyle }: PageDocument): string =>
  beforeStyle + style.text + afterStyle;

/** The document in UTF-8, with what it shares with those of other accounts. */
export function documentParts({ beforeStyle, style, afterStyle }: PageDocument): TextParts {
  const encoder = new TextEncoder();
  return [encoder.encode(beforeStyle), style.shared, encoder.encode(style.colors + afterStyle)];
}

/**
 * The whole document of a page. The templates escape all texts.
 *
 * The head names only files that the start needs. Late ones are named at the end: the browser finds them once the
 * document has arrived, and on a slow network they do not compete with the first picture.
 */
export function renderDocument(parts: DocumentParts): PageDocument {
  const { language, title, description, address, style, config, pageData } = parts;
  const beforeStyle = html`<!doctype html>
<html lang="${language}" data-oa>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${title}</title>
${description ? html`<meta name="description" content="${description}">` : ''}
${parts.firstPicture ? html`<link rel="preload" as="image" fetchpriority="high" href="${parts.firstPicture}">` : ''}
<meta name="color-scheme" content="light dark">
<meta name="format-detection" content="telephone=no">
<meta name="theme-color" media="(prefers-color-scheme: light)" content="${themeColors.light}">
<meta name="theme-color" media="(prefers-color-scheme: dark)" content="${themeColors.dark}">
<link rel="icon" href="/favicon.ico" sizes="48x48">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/apple-touch-icon.png">
${parts.earlyScript ? html`<script async fetchpriority="high" src="${parts.earlyScript}"></script>` : ''}
${parts.preloads.filter(({ late }) => !late).map(renderPreload)}
${(parts.scripts ?? []).map((src) => html`<script type="module" src="${src}"></script>`)}
${parts.mainScript ? html`<script type="module" id="${elementIds.mainScript}" src="${parts.mainScript}"></script>` : ''}
<style id="${elementIds.styles}" data-files="${(parts.inlinedFiles ?? []).join(' ')}">`;
  const afterStyle = html`</style>
${parts.withoutScriptStyle ? html`<noscript><link rel="stylesheet" href="${parts.withoutScriptStyle}"></noscript>` : ''}
${address ? renderAddress(address, title, description, language) : html`<meta name="robots" content="noindex">`}
</head>
<body>
${parts.start ? renderStart(parts.start) : ''}
<div id="${elementIds.root}">${raw(parts.body)}</div>
${dataElement('application/json', elementIds.initialData, parts.initialData)}
${pageData ? dataElement('application/json', elementIds.pageData, pageData) : ''}
${config ? dataElement('application/json', elementIds.config, config) : ''}
${parts.preloads.filter(({ late }) => late).map(renderPreload)}
</body>
</html>
`;
  return { beforeStyle: textOf(beforeStyle), style, afterStyle: textOf(afterStyle) };
}

/** Text of a template without promises in it. */
const textOf = (template: HtmlEscapedString | Promise<HtmlEscapedString>): string =>
  (template as HtmlEscapedString).toString();

/** Languages as link previews name them: with a country. */
const locales: Readonly<Record<Language, string>> = {
  en: 'en_US',
  ja: 'ja_JP',
  'zh-TW': 'zh_TW',
  th: 'th_TH',
  id: 'id_ID',
  ko: 'ko_KR',
};

/**
 * Not `modulepreload`: browsers remember a module that failed that way as missing, and never request it again. The same
 * holds for `script` if the module is loaded by `import()`.
 */
const renderPreload = ({ href, as, late }: Preload): HtmlEscapedString | Promise<HtmlEscapedString> =>
  html`<link rel="preload" as="${as}" crossorigin${raw(late ? ' fetchpriority="low"' : '')} href="${href}">`;

/** Before the page, so that keyboards and screen readers reach it first. The style sheet decides where it is shown. */
function renderStart({
  failed,
  slow,
  old,
  withoutScript,
  retry,
}: StartTexts): HtmlEscapedString | Promise<HtmlEscapedString> {
  // An empty address is the page's own: a link that loads it again, even without script.
  const again = html`<a href="">${retry}</a>`;
  return html`<noscript><p class="start-note">${withoutScript}</p></noscript>
<div id="${elementIds.startMessage}" role="status"></div>
<div id="${elementIds.startWords}" data-nosnippet>
<p class="start-note" data-start-words="failed">${failed} ${again}</p>
<p class="start-note" data-start-words="slow" hidden>${slow} ${again}</p>
<p class="start-note" data-start-words="old" hidden>${old}</p>
</div>`;
}

function renderAddress(
  { canonical, alternates, image, manifest, siteName, structuredData }: NonNullable<DocumentParts['address']>,
  title: string,
  description: string | undefined,
  language: Language,
): HtmlEscapedString | Promise<HtmlEscapedString> {
  return html`<link rel="canonical" href="${canonical}">
${alternates.map(({ language: tag, url }) => html`<link rel="alternate" hreflang="${tag}" href="${url}">`)}
<link rel="manifest" href="${manifest}">
<meta property="og:type" content="profile">
<meta property="og:title" content="${title}">
<meta property="og:site_name" content="${siteName}">
${description ? html`<meta property="og:description" content="${description}">` : ''}
<meta property="og:url" content="${canonical}">
<meta property="og:locale" content="${locales[language]}">
${languages
  .filter((tag) => tag !== language)
  .map((tag) => html`<meta property="og:locale:alternate" content="${locales[tag]}">`)}
<meta property="og:image" content="${image.url}">
<meta property="og:image:type" content="${image.type}">
<meta property="og:image:width" content="${String(image.width)}">
<meta property="og:image:height" content="${String(image.height)}">
<meta property="og:image:alt" content="${image.alt}">
<meta name="twitter:card" content="summary_large_image">
${structuredData ? dataElement('application/ld+json', undefined, structuredData) : ''}`;
}
