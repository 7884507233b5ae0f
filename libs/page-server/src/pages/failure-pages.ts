import { randomUUID } from 'node:crypto';
import type { Account, Origin } from '@oa-profile/api-client';
import type { ErrorCode } from '@oa-profile/errors';
import type { Language } from '@oa-profile/i18n';
import type { ErrorPageAccount } from '@oa-profile/profile';
import { html } from 'hono/html';
import { documentParts, type PageDocument } from '../documents/document.js';
import { renderErrorPage, type ErrorPageInput } from '../documents/render-error-page.js';
import type { TextParts } from './compressed.js';
import type { SuggestionKind, Suggestion } from '../requests/suggestions.js';

/** The document of an error page in bytes, and the hash of its inline style, which the security policy must name. */
export interface FailurePage {
  document: TextParts;
  styleHash: string;
}

/** What an error page depends on besides its error. */
export interface ShownVisit {
  language: Language;
  origin: Origin;
}

export interface FailurePages {
  get(
    code: ErrorCode,
    visit: ShownVisit,
    ways: readonly Suggestion[],
    account?: Account,
  ): Promise<FailurePage>;
}

/**
 * Creates the error pages. Each is rendered once, since most are needed when the server is busiest. Only the addresses,
 * the id that was asked for, and what the account says of itself, are filled in afterwards.
 */
export function createFailurePages(input: Omit<ErrorPageInput, 'ways' | 'origin' | 'account'>): FailurePages {
  /** Cannot be guessed, so it occurs only in our placeholders. */
  const secret = randomUUID();
  const placeholderOf = (what: SuggestionKind | 'id' | AccountWord): string => `/${secret}/${what}/`;
  const rendered = new Map<string, Promise<PageDocument>>();
  return {
    async get(code, { language, origin }, ways, account) {
      const marked = ways.map((way) => ({
        ...way,
        href: placeholderOf(way.kind),
        ...(way.searchId !== undefined && { searchId: placeholderOf('id') }),
      }));
      const words = wordsOf(account);
      const kinds = ways.map(({ kind, section }) => `${kind} ${section}`);
      const key = [code, language, origin, ...kinds, ...Object.keys(words)].join(' ');
      const rendering =
        rendered.get(key) ??
        renderErrorPage(code, language, {
          ...input,
          origin,
          ways: marked,
          account: account && markedAccount(words, placeholderOf),
        });
      rendered.set(key, rendering);
      // The failure may be temporary.
      rendering.catch(() => rendered.delete(key));
      const page = await rendering;
      let { afterStyle } = page;
      const fillIn = async (what: Parameters<typeof placeholderOf>[0], value: string): Promise<void> => {
        const escaped = String(await html`${value}`);
        afterStyle = afterStyle.replaceAll(placeholderOf(what), () => escaped);
      };
      for (const { kind, href, searchId } of ways) {
        await fillIn(kind, href);
        if (searchId !== undefined) await fillIn('id', searchId);
      }
      for (const [word, value] of Object.entries(words)) await fillIn(word as AccountWord, value);
      return { document: documentParts({ ...page, afterStyle }), styleHash: page.style.hash };
    },
  };
}

/** What of an account an error page says, each filled in by itself. */
type AccountWord = 'name' | 'icon' | 'statusMessage' | 'lang';

/** Those that are known. */
function wordsOf(account: Account | undefined): Partial<Record<AccountWord, string>> {
  if (!account) return {};
  const { name, icon, statusMessage, contentLanguage } = account;
  return {
    name,
    ...(icon && { icon: icon.url }),
    ...(statusMessage !== undefined && { statusMessage }),
    ...(contentLanguage !== undefined && { lang: contentLanguage }),
  };
}

/** An account whose words are still to be filled in. Its icon is a circle, whatever its own size. */
function markedAccount(
  words: ReturnType<typeof wordsOf>,
  placeholderOf: (word: AccountWord) => string,
): ErrorPageAccount {
  const marked = (word: AccountWord): string | undefined =>
    words[word] === undefined ? undefined : placeholderOf(word);
  const icon = marked('icon');
  return {
    name: placeholderOf('name'),
    icon: icon === undefined ? undefined : { url: icon, width: 56, height: 56 },
    statusMessage: marked('statusMessage'),
    lang: marked('lang'),
  };
}
