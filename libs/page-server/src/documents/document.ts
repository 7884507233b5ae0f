import { html, raw } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import type { Language } from '@oa-profile/i18n';
import { elementIds, type PublicConfig } from '@oa-profile/page-start/document';
import type { TextParts } from '../pages/compressed.js';
import { dataElement, jsonElement, textOf } from './data-element.js';
import { direction } from './direction.js';
import type { InlineStyle } from './inline-style.js';
import type { Preload, ThemeColors } from './page-assets.js';
import {
  fitsHead,
  PREVIEW_BYTES,
  previewDescription,
  previewTitle,
  renderPreview,
  type PagePreview,
} from './preview.js';

export interface DocumentParts {
  language: Language;
  title: string;
  description?: string | undefined;
  /** Only for pages with an address of their own. */
  address?: PagePreview;
  /** Content of the inline style element; its hash is in the Content-Security-Policy. */
  style: InlineStyle;
  themeColors: ThemeColors;
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
  /** Printed at the head of each sheet. */
  letterhead?: string | undefined;
  /** Markup that React made. */
  body: string;
  /** What visitors read when the page cannot start; absent on pages that need no script. */
  start?: StartTexts | undefined;
  initialData: unknown;
  /** As JSON. */
  pageData?: string;
  config?: Partial<PublicConfig>;
}

export interface StartTexts {
  failed: string;
  slow: string;
  /** The browser is too old. */
  old: string;
  withoutScript: string;
  /** Text of the link that loads the page again. */
  retry: string;
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

export const documentText = ({ beforeStyle, style, afterStyle }: PageDocument): string =>
  beforeStyle + style.text + afterStyle;

/** The document in UTF-8, with what it shares with those of other accounts. */
export function documentParts({ beforeStyle, style, afterStyle }: PageDocument): TextParts {
  const encoder = new TextEncoder();
  return [encoder.encode(beforeStyle), style.shared, encoder.encode(style.colors + afterStyle)];
}

/**
 * The whole document of a page. The templates escape all texts. `data-cfasync` tells Cloudflare's Rocket Loader, before the
 * address, to leave a script alone: it would run it later, as text, which the policy forbids.
 *
 * The head names only files that the start needs. Late ones are named at the end: the browser finds them once the
 * document has arrived, and on a slow network they do not compete with the first picture. What previewers and search
 * engines read comes before the style, since some read only the beginning.
 */
export function renderDocument(parts: DocumentParts): PageDocument {
  const { language, address, style, config, pageData, firstPicture } = parts;
  const title = previewTitle(parts.title);
  const description = parts.description && previewDescription(parts.description);
  const start = textOf(html`<!doctype html>
<html lang="${language}"${direction(language)} data-oa>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${title}</title>
${description ? html`<meta name="description" content="${description}">` : ''}
${firstPicture && fitsHead(firstPicture) ? html`<link rel="preload" as="image" fetchpriority="high" href="${firstPicture}">` : ''}
<meta name="color-scheme" content="light dark">
<meta name="format-detection" content="telephone=no">
${Object.entries(parts.themeColors).map(([scheme, color]) => html`<meta name="theme-color" media="(prefers-color-scheme: ${scheme})" content="${color}">`)}
<link rel="icon" href="/favicon.ico" sizes="48x48">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/apple-touch-icon.png">
${parts.earlyScript ? html`<script data-cfasync="false" async fetchpriority="high" src="${parts.earlyScript}"></script>` : ''}
${parts.preloads.filter(({ late }) => !late).map(renderPreload)}
${(parts.scripts ?? []).map((src) => html`<script type="module" src="${src}"></script>`)}
${parts.mainScript ? html`<script data-cfasync="false" type="module" id="${elementIds.mainScript}" src="${parts.mainScript}"></script>` : ''}
`);
  const preview = address
    ? renderPreview(address, { title, description, language }, PREVIEW_BYTES - Buffer.byteLength(start))
    : '<meta name="robots" content="noindex">';
  const styleTag = textOf(
    html`<style id="${elementIds.styles}" data-files="${(parts.inlinedFiles ?? []).join(' ')}">`,
  );
  const afterStyle = html`</style>
${parts.withoutScriptStyle ? html`<noscript><link rel="stylesheet" href="${parts.withoutScriptStyle}"></noscript>` : ''}
</head>
<body${parts.letterhead ? html` data-letterhead="${parts.letterhead}"` : ''}>
${parts.start ? renderStart(parts.start) : ''}
<div id="${elementIds.root}">${raw(parts.body)}</div>
${dataElement('application/json', elementIds.initialData, parts.initialData)}
${pageData ? jsonElement('application/json', elementIds.pageData, pageData) : ''}
${config ? dataElement('application/json', elementIds.config, config) : ''}
${parts.preloads.filter(({ late }) => late).map(renderPreload)}
</body>
</html>
`;
  return { beforeStyle: `${start}${preview}\n${styleTag}`, style, afterStyle: textOf(afterStyle) };
}

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
