import { languages, type Language } from '@oa-profile/i18n';
import { localeOf } from '@oa-profile/i18n/internal';
import { html } from 'hono/html';
import type { Alternate } from '../requests/addresses.js';
import { dataElement, textOf } from './data-element.js';
import type { PreviewImage } from './share-image.js';

/**
 * The bytes of a document that previewers and search engines are sure to read. Some read no more than the first 32 kB,
 * so everything for them comes before the styles, within half of that (docs/deploying.md#search-engines-and-previews).
 */
export const PREVIEW_BYTES = 16 * 1024;

/** What previewers and search engines read of a page with an address of its own. */
export interface PagePreview {
  canonical: string;
  alternates: Alternate[];
  image: PreviewImage;
  /** Address of the web app manifest, for bookmarks on a phone's home screen. */
  manifest: string;
  siteName: string;
  /** When what it shows was published, an instant in ISO 8601. @default the page is no article */
  publishedAt?: string | undefined;
  structuredData: object | undefined;
}

/** Most characters of a title and of a description: more than any preview or search result shows. */
const MOST_TITLE = 150;
const MOST_DESCRIPTION = 300;
/** Most bytes of a picture's address in the head of a page. */
const MOST_ADDRESS = 2000;

/** A title as previews show it: a very long one is cut. */
export const previewTitle = (title: string): string => cut(title, MOST_TITLE);

/** A description as previews show it: a long one is cut. */
export const previewDescription = (description: string): string => cut(description, MOST_DESCRIPTION);

/** Whether the address of a picture is short enough for the head of a page, with its characters escaped. */
export const fitsHead = (url: string): boolean => Buffer.byteLength(textOf(html`${url}`)) <= MOST_ADDRESS;

function cut(text: string, most: number): string {
  if (text.length <= most) return text;
  // Not in the middle of a surrogate pair.
  return `${text
    .slice(0, most - 1)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trimEnd()}…`;
}

/** Languages as link previews name them: with a country, such as 'ja_JP'. */
const locales = new Map(
  languages.map((tag) => {
    const locale = localeOf(tag)?.maximize();
    return [tag, `${locale?.language}_${locale?.region}`] as const;
  }),
);

/**
 * Markup for previewers and search engines.
 *
 * @param maxBytes how long it may be: structured data without which it would be longer are left out
 */
export function renderPreview(
  { canonical, alternates, image, manifest, siteName, publishedAt, structuredData }: PagePreview,
  { title, description, language }: { title: string; description: string | undefined; language: Language },
  maxBytes: number,
): string {
  const markup = textOf(html`<link rel="canonical" href="${canonical}">
${alternates.map(({ language: tag, url }) => html`<link rel="alternate" hreflang="${tag}" href="${url}">`)}
<link rel="manifest" href="${manifest}">
<meta property="og:type" content="${publishedAt === undefined ? 'profile' : 'article'}">
${publishedAt === undefined ? '' : html`<meta property="article:published_time" content="${publishedAt}">`}
<meta property="og:title" content="${title}">
<meta property="og:site_name" content="${siteName}">
${description ? html`<meta property="og:description" content="${description}">` : ''}
<meta property="og:url" content="${canonical}">
<meta property="og:locale" content="${locales.get(language)}">
${languages
  .filter((tag) => tag !== language)
  .map((tag) => html`<meta property="og:locale:alternate" content="${locales.get(tag)}">`)}
<meta property="og:image" content="${image.url}">
<meta property="og:image:type" content="${image.type}">
<meta property="og:image:width" content="${String(image.width)}">
<meta property="og:image:height" content="${String(image.height)}">
<meta property="og:image:alt" content="${cut(image.alt, MOST_TITLE)}">
<meta name="twitter:card" content="summary_large_image">
`);
  const left = maxBytes - Buffer.byteLength(markup);
  return markup + (structuredData ? fittingElement(structuredData, left) : '');
}

/** Members of structured data that are left out if there is no room for them, the least needed first. */
const leastNeeded = [
  'sameAs',
  'image',
  'description',
  'logo',
  'telephone',
  'priceRange',
  'openingHoursSpecification',
  'geo',
  'address',
] as const;

function fittingElement(data: object, maxBytes: number): string {
  const fitting: Record<string, unknown> = { ...data };
  for (const member of [undefined, ...leastNeeded]) {
    if (member) fitting[member] = undefined;
    const element = textOf(dataElement('application/ld+json', undefined, fitting));
    if (Buffer.byteLength(element) <= maxBytes) return element;
  }
  return '';
}
