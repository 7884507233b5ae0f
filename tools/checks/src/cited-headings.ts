import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A reference to a heading of a document, in a comment or another document. */
export interface Citation {
  /** The file that cites. */
  from: string;
  /** Path of the document, relative to the root of the repository. */
  document: string;
  /** GitHub's anchor of the heading. */
  anchor: string;
}

/** `docs/product.md#calling` in code, `(../docs/product.md#calling)` in Markdown. */
const CITED = /(docs\/[a-z-]+\.md)#([a-z0-9-]+)/g;

/** Every citation in a file of a heading of a document in `docs`. */
export function citationsIn(from: string, text: string): Citation[] {
  return [...text.matchAll(CITED)].map(([, document = '', anchor = '']) => ({ from, document, anchor }));
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
  const command = ['grep', '-lIE', 'docs/[a-z-]+\\.md#', '--', '*.ts', '*.tsx', '*.mjs', '*.css', '*.md'];
  const paths = execFileSync('git', command, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
  return paths.flatMap((path) => citationsIn(path, readFileSync(join(root, path), 'utf8')));
}
