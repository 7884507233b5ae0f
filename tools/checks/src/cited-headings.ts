import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

/** A reference to a document or one of its headings, in a comment or another document. */
export interface Citation {
  from: string;
  /** Path of the document, relative to the root of the repository. */
  document: string;
  /** GitHub's anchor of the heading, if it names one. */
  anchor: string | undefined;
}

/** `docs/product.md#calling`, from the root, anywhere but in a link. */
const CITED = /(?<![\w/(])(docs\/[a-z/-]+\.md)(?:#([a-z0-9-]+))?/g;
/** `](../docs/product.md#calling)`, from the file itself, in Markdown. */
const LINKED = /\]\((?![a-z]+:)([^)#\s]*)(?:#([a-z0-9-]+))?\)/g;

/** Every reference in a file to a document in `docs`; of Markdown, every link to a file or a heading. */
export function citationsIn(from: string, text: string): Citation[] {
  const cited = [...text.matchAll(CITED)].map(([, document = '', anchor]) => ({ from, document, anchor }));
  const linked = [...(from.endsWith('.md') ? text.matchAll(LINKED) : [])].map(([, path = '', anchor]) => ({
    from,
    document: path ? normalize(join(dirname(from), path)) : from,
    anchor,
  }));
  return [...cited, ...linked];
}

/** Whether there is no such document below `root`, or no such heading in it. */
export function isLost(root: string, { document, anchor }: Citation): boolean {
  const path = join(root, document);
  return (
    !existsSync(path) || (anchor !== undefined && !anchorsOf(readFileSync(path, 'utf8')).includes(anchor))
  );
}

/** The anchors of a document's headings. */
export function anchorsOf(markdown: string): string[] {
  return [...markdown.matchAll(/^#{1,6} (.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replace(/[^\p{L}\p{N} -]/gu, '')
      .replaceAll(' ', '-'),
  );
}

/** Every citation in the files tracked by Git below `root`. */
export function readCitations(root: string): Citation[] {
  const command = [
    'grep',
    '-lIE',
    'docs/[a-z/-]+\\.md|\\]\\(',
    '--',
    '*.ts',
    '*.tsx',
    '*.mjs',
    '*.css',
    '*.json',
    '*.yml',
    '*.md',
  ];
  const paths = execFileSync('git', command, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
  return paths.flatMap((path) => citationsIn(path, readFileSync(join(root, path), 'utf8')));
}
