import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A heading of a document, as a comment or another document points to it. */
export interface Citation {
  /** The file that cites. */
  from: string;
  /** The document, from the root of the repository. */
  document: string;
  /** The heading, as GitHub makes an anchor of it. */
  anchor: string;
}

/** `docs/product.md#calling` in code, `(../docs/product.md#calling)` in Markdown. */
const CITED = /(?:\.\.?\/)*(docs\/[a-z-]+\.md)#([a-z0-9-]+)/g;

/** Every heading of a document in `docs` that a file cites by its path from the root. */
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

/** Every citation of the files in Git below `root`. */
export function readCitations(root: string): Citation[] {
  const command = ['grep', '-lIE', 'docs/[a-z-]+\\.md#', '--', '*.ts', '*.tsx', '*.mjs', '*.css', '*.md'];
  const paths = execFileSync('git', command, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
  return paths.flatMap((path) => citationsIn(path, readFileSync(join(root, path), 'utf8')));
}
