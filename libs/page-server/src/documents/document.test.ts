import { describe, expect, it } from 'vitest';
import { dataElement } from './data-element.js';
import { documentParts, documentText, renderDocument } from './document.js';
import { inlineStyleOf, type InlineStyle } from './inline-style.js';

const HOSTILE = `"><script>alert('&')</script>`;

const styled = (text: string): InlineStyle => inlineStyleOf({ text, files: [] }, undefined);

describe('data in the document', () => {
  const value = {
    html: '</script><!--<script>',
    lines: 'a\u2028b\u2029c',
    entity: '&lt;',
    kept: 'เปิด 🍵',
  };
  const element = String(dataElement('application/json', 'page-data', value));
  const [, json = ''] =
    /^<script type="application\/json" id="page-data">(.*)<\/script>$/s.exec(element) ?? [];

  it('data in the document has no character that could end its element, or open a comment', () => {
    expect(json).not.toMatch(/[<>&]/);
  });

  it('data in the document is unchanged when read back', () => {
    expect(JSON.parse(json)).toEqual(value);
  });

  it('data in the document can be written without an id for its element', () => {
    expect(String(dataElement('application/ld+json', undefined, 1))).toBe(
      '<script type="application/ld+json">1</script>',
    );
  });
});

describe('a document', () => {
  const rendered = renderDocument({
    language: 'th',
    title: HOSTILE,
    description: HOSTILE,
    address: {
      canonical: `https://page.example/${HOSTILE}`,
      alternates: [{ language: 'x-default', url: `https://page.example/?${HOSTILE}` }],
      image: {
        url: `https://images.example/${HOSTILE}`,
        type: 'image/png',
        width: 1200,
        height: 630,
        alt: HOSTILE,
      },
      manifest: `/${HOSTILE}/manifest.webmanifest`,
      siteName: HOSTILE,
      structuredData: { name: HOSTILE },
    },
    style: styled(':root{--oa-account:#123456}'),
    themeColors: { light: HOSTILE },
    mainScript: '/assets/main.js',
    earlyScript: '/assets/early.js',
    withoutScriptStyle: '/assets/without-script.css',
    inlinedFiles: ['assets/main.css', 'assets/controls.css'],
    preloads: [
      { href: '/assets/en.js', as: 'script' },
      { href: '/assets/controls.js', as: 'fetch', late: true },
    ],
    body: '<main>made by React</main>',
    start: { failed: HOSTILE, slow: HOSTILE, old: HOSTILE, withoutScript: HOSTILE, retry: HOSTILE },
    initialData: { text: HOSTILE },
    pageData: JSON.stringify({ text: HOSTILE }),
  });
  const document = documentText(rendered);

  it('a document has the same bytes as its text', () => {
    expect(Buffer.concat(documentParts(rendered)).toString()).toBe(document);
  });

  it('a document escapes every text', () => {
    expect(document).not.toContain('<script>');
    expect(document).toContain(
      '<title>&quot;&gt;&lt;script&gt;alert(&#39;&amp;&#39;)&lt;/script&gt;</title>',
    );
  });

  it('a document keeps React’s markup and the hashed style unchanged', () => {
    expect(document).toContain('<div id="root"><main>made by React</main></div>');
    expect(document).toContain(`>${rendered.style.text}</style>`);
    expect(rendered.style.text).toContain(':root{--oa-account:#123456}');
  });

  it('a document names its language, files and preview picture', () => {
    expect(document).toContain('<html lang="th" data-oa>');
    expect(document).toContain('<style id="styles" data-files="assets/main.css assets/controls.css">');
    expect(document).toContain('<link rel="preload" as="script" crossorigin href="/assets/en.js">');
    expect(document).toContain(
      '<link rel="preload" as="fetch" crossorigin fetchpriority="low" href="/assets/controls.js">',
    );
    expect(document).toContain(
      '<script data-cfasync="false" type="module" id="main-script" src="/assets/main.js"></script>',
    );
    expect(document).toContain(
      '<script data-cfasync="false" async fetchpriority="high" src="/assets/early.js"></script>',
    );
    expect(document).toContain(
      '<noscript><link rel="stylesheet" href="/assets/without-script.css"></noscript>',
    );
    expect(document).toContain('<meta property="og:image:width" content="1200">');
    expect(document).not.toContain('noindex');
  });

  it('a document names its files before its long styles, and late files where they do not delay the first picture', () => {
    const places = [
      '/assets/early.js',
      '/assets/en.js',
      '/assets/main.js',
      '<style',
      '<body',
      '/assets/controls.js',
    ];
    const found = places.map((words) => document.indexOf(words));
    expect(found).toEqual([...found].sort((one, other) => one - other));
  });

  it('a document without an address of its own is not indexed, and has no empty data', () => {
    const errorPage = documentText(
      renderDocument({
        language: 'en',
        title: 'Page not found.',
        style: styled(''),
        themeColors: {},
        preloads: [],
        body: '',
        initialData: { error: { code: 'DATA_NOT_FOUND' } },
      }),
    );
    expect(errorPage).toContain('<meta name="robots" content="noindex">');
    expect(errorPage.match(/<script/g)).toHaveLength(1);
    expect(errorPage).not.toMatch(/og:|canonical|rel="manifest"|undefined/);
  });
});
