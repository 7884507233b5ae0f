import { isOurFile } from './is-ours.js';

/** Names and words that stand in files of this build, and so reveal nothing about a visitor. */
export interface OwnWords {
  /** Whether an expression is code of ours: `e.couponHighlights`. */
  isName: (expression: string) => boolean;
  /** Whether a text stands in our code as it is. */
  isText: (text: string) => boolean;
}

export const noWords: OwnWords = { isName: () => false, isText: () => false };

/** Files that are looked at for one error: those nearest to where it was thrown. */
const MOST_FILES = 5;
/** Most characters of a file that are read. */
const MAX_FILE_TEXT = 3_000_000;
/** A report does not wait longer for the files, which the browser has mostly kept. */
const PATIENCE_MS = 2000;

/**
 * Creates a reader of the files of the page's origin that an error has passed through. What a message says of our code then
 * need not be guessed, and no list of it has to be built or loaded: it stands in the file.
 */
export function createOwnWords(): (files: readonly string[]) => Promise<OwnWords> {
  const known = new Map<string, Promise<FileWords>>();
  function wordsOf(file: string): Promise<FileWords> {
    const words = known.get(file) ?? read(file).then((text) => ({ text, names: new Set(namesIn(text)) }));
    known.set(file, words);
    return words;
  }
  return async (files) => {
    const ours = [...new Set(files)].filter(isOurFile).slice(0, MOST_FILES);
    if (ours.length === 0) return noWords;
    const found = await Promise.all(ours.map(wordsOf));
    return {
      isName: (expression) => namesIn(expression).every((name) => found.some(({ names }) => names.has(name))),
      isText: (text) => found.some((file) => file.text.includes(text)),
    };
  };
}

/** A file, and every name in it. */
interface FileWords {
  text: string;
  names: ReadonlySet<string>;
}

const namesIn = (code: string): readonly string[] => code.match(/[\w$]+/g) ?? [];

async function read(file: string): Promise<string> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<string>((resolve) => {
    timer = setTimeout(resolve, PATIENCE_MS, '');
  });
  // A page that fell back to another address, or a portal, answers with something that is no script.
  const load = async (): Promise<string> => {
    const answer = await fetch(file, { cache: 'force-cache', credentials: 'omit' });
    const isScript = answer.ok && /javascript/.test(answer.headers.get('content-type') ?? '');
    return isScript ? (await answer.text()).slice(0, MAX_FILE_TEXT) : '';
  };
  try {
    return await Promise.race([load(), late]);
  } catch {
    return '';
  } finally {
    clearTimeout(timer);
  }
}
