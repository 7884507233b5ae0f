import { describe, expect, it } from 'vitest';
import { textParagraphs } from './text-paragraphs.js';

const words = (text: string) => ({ kind: 'words', text });
const link = (text: string, href = text) => ({ kind: 'link', text, href });
const links = (text: string): string[] =>
  textParagraphs(text)
    .flat()
    .filter(({ kind }) => kind === 'link')
    .map(({ text }) => text);

describe('paragraphs of a text', () => {
  it('paragraphs of a text are separated by blank lines, with any white space and line ending', () => {
    expect(textParagraphs('One.\n\nTwo.\r\n\r\nThree.\n \t\n\n\nFour.')).toEqual([
      [words('One.')],
      [words('Two.')],
      [words('Three.')],
      [words('Four.')],
    ]);
  });

  it('paragraphs of a text keep the lines that the owner broke', () => {
    expect(textParagraphs('One.\nStill one.')).toEqual([[words('One.\nStill one.')]]);
  });

  it('paragraphs of a text are never empty', () => {
    expect(textParagraphs('\n\n  One.  \n\n')).toEqual([[words('One.')]]);
    expect(textParagraphs('')).toEqual([]);
    expect(textParagraphs(' \n\n ')).toEqual([]);
  });

  it('paragraphs of a text make no link of an address that pretends to be on another host', () => {
    const text = 'See https://known.example@other.example/ and https://example.com/@komorebi';
    expect(links(text)).toEqual(['https://example.com/@komorebi']);
    expect(textParagraphs(text).flat()[0]?.text).toContain('https://known.example@other.example/');
  });

  it('paragraphs of a text keep all words around their addresses', () => {
    expect(textParagraphs('See https://example.com/a, or http://example.com/b.')).toEqual([
      [
        words('See '),
        link('https://example.com/a'),
        words(', or '),
        link('http://example.com/b'),
        words('.'),
      ],
    ]);
  });
});

describe('links in a text', () => {
  it.each([
    'javascript:alert(1)',
    'JavaScript://%0aalert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    'file:///etc/passwd',
    'ftp://example.com/',
    'www.example.com',
    '<a href="javascript:alert(1)">click</a>',
  ])('links in a text are never made of %s', (text) => {
    expect(textParagraphs(text)).toEqual([[words(text)]]);
  });

  it('links in a text lead where the URL parser reads that they lead', () => {
    expect(textParagraphs(String.raw`https://evil.example\@good.example/`)).toEqual([
      [link('https://evil.example', 'https://evil.example/'), words(String.raw`\@good.example/`)],
    ]);
    expect(textParagraphs('https://a.example/茶')).toEqual([
      [link('https://a.example/', 'https://a.example/'), words('茶')],
    ]);
    expect(textParagraphs('https://a.example/é')).toEqual([
      [link('https://a.example/é', 'https://a.example/%C3%A9')],
    ]);
    expect(textParagraphs('https://a.example:99999/')).toEqual([[words('https://a.example:99999/')]]);
  });

  it('links in a text end before what cannot be seen or turns the text around', () => {
    expect(links('https://a.example/\u202egnp.exe')).toEqual(['https://a.example/']);
    expect(links('https://a.exam\u200bple/')).toEqual(['https://a.exam']);
  });

  it.each(['https://', 'http://.', 'https:///path', 'https://?a=b'])(
    'links in a text need a host, which %s lacks',
    (text) => {
      expect(textParagraphs(text)).toEqual([[words(text)]]);
    },
  );

  it('links in a text can be in capitals', () => {
    expect(textParagraphs('HTTPS://EXAMPLE.COM/A')).toEqual([
      [link('HTTPS://EXAMPLE.COM/A', 'https://example.com/A')],
    ]);
  });

  it('links in a text keep query and fragment', () => {
    expect(links('https://example.com/a?b=c&d=%20#e')).toEqual(['https://example.com/a?b=c&d=%20#e']);
  });

  it.each([
    ['a full stop', 'https://example.com/a.'],
    ['several marks', 'https://example.com/a?!…'],
    ['a bracket around them', '(https://example.com/a)'],
    ['a bracket and a full stop', '[https://example.com/a].'],
    ['quotes', '"https://example.com/a"'],
    ['angle brackets', '<https://example.com/a>'],
    ['Japanese', 'https://example.com/aをご覧ください。'],
    ['full-width brackets', '（https://example.com/a）'],
    ['Thai', 'https://example.com/aดูได้ที่นี่'],
    ['Korean', 'https://example.com/a에서'],
  ])('links in a text end before %s', (_name, text) => {
    expect(links(text)).toEqual(['https://example.com/a']);
  });

  it('links in a text keep brackets that they contain', () => {
    expect(links('(https://example.com/tea_(drink))')).toEqual(['https://example.com/tea_(drink)']);
  });

  it('links in a text are told apart only as far as a page needs, and all words stay', () => {
    const many = textParagraphs('http://a.example b\n\n'.repeat(300));
    expect(many).toHaveLength(200);
    expect(many.flat().filter(({ kind }) => kind === 'link')).toHaveLength(100);
    const inOne = textParagraphs('http://a.example b '.repeat(300)).flat();
    expect(inOne.filter(({ kind }) => kind === 'link')).toHaveLength(100);
    for (const pieces of [many.flat(), inOne])
      expect(
        pieces
          .map(({ text }) => text)
          .join('')
          .match(/a\.example b/g),
      ).toHaveLength(300);
  });

  it('links in a text are found in a very long text', () => {
    expect(
      links(`https://example.com/a${')'.repeat(5000)} ${'tea '.repeat(5000)}https://example.com/b`),
    ).toEqual(['https://example.com/a', 'https://example.com/b']);
  });
});
