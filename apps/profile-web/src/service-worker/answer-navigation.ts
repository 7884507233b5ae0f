import { isGone, type KeptPages } from './kept-pages.js';
import { isPlain, pageKeyOf } from './page-key.js';

/** What {@link answerNavigation} needs. */
export interface Navigation {
  address: URL;
  /** Asks the network. */
  load: () => Promise<Response>;
  pages: KeptPages;
  /** Hears of what goes on after the answer. */
  keepAlive: (work: Promise<unknown>) => void;
}

/** Milliseconds after which a page that is kept is better than one that may still come. */
const PATIENCE = 8000;

/**
 * Answers with what the network has, always: nobody is shown an old page while there is a new one. What was kept is for
 * when there is no network, or none to speak of. Redirects and errors of the server are passed on as they are.
 */
export async function answerNavigation({ address, load, pages, keepAlive }: Navigation): Promise<Response> {
  const key = pageKeyOf(address);
  if (key === undefined) return load();
  const loading = load().then((answer) => {
    // Firefox calls what it could not preload an answer.
    if (answer.type === 'error') throw new TypeError('There is no network');
    if (isGone(answer)) keepAlive(pages.forget(key).catch(ignore));
    // The answer to any other address may say from where the page was opened.
    else if (isPlain(address)) keepAlive(pages.keep(key, answer.clone()).catch(ignore));
    return answer;
  });
  keepAlive(loading.catch(ignore));
  let timer: ReturnType<typeof setTimeout> | undefined;
  const impatience = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), PATIENCE);
  });
  const inTime = await Promise.race([loading.catch(ignore), impatience]);
  clearTimeout(timer);
  return inTime ?? (await pages.find(key).catch(ignore)) ?? loading;
}

/** The device has no room, or its storage fails: then there is a page less. */
const ignore = (): undefined => undefined;
