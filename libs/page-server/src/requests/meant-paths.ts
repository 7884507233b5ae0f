/** Begins what follows an account's id in a link that other apps have made of a text, and is no part of the address. */
const NOT_OURS = /[^a-z0-9@._/-]/i;

/** Most times that an address is decoded: once more for each app that has passed it on. */
const MOST_DECODED = 4;

/**
 * Paths that one which leads nowhere may stand for, the likeliest first; none for most. Apps make links of texts, and
 * take punctuation or the words that follow for a part of the address; keyboards for Chinese and Japanese write wide
 * letters; and apps that pass an address on encode it once more.
 */
export function meantPaths(pathname: string): string[] {
  const written = pathname.replace(/^((?:\/liff)?\/)%40/i, '$1@');
  const [ours = ''] = decodeFully(pathname).normalize('NFKC').split(NOT_OURS, 1);
  const inApp = ours.startsWith('/liff/') ? '/liff' : '';
  const [id = '', ...rest] = ours.slice(inApp.length + 1).split('/');
  const path = [inApp, id.toLowerCase(), ...rest].join('/').replace(/\/$/, '');
  const candidates = [path, withoutPunctuation(path)];
  return [...new Set(candidates)].filter((candidate) => candidate !== written && candidate.length > 1);
}

/** Without the punctuation at its end, in one pass: an address may be as long as a request's head. */
function withoutPunctuation(path: string): string {
  let end = path.length;
  while (end > 0 && '._-'.includes(path.charAt(end - 1))) end -= 1;
  return path.slice(0, end);
}

function decodeFully(pathname: string): string {
  let path = pathname;
  try {
    for (let times = 0; times < MOST_DECODED && path.includes('%'); times += 1)
      path = decodeURIComponent(path);
  } catch {
    // What is left is no escape, and is cut off.
  }
  return path;
}
