import { randomUUID } from 'node:crypto';
import type { Origin } from '@oa-profile/api-client';
import type { ErrorCode } from '@oa-profile/errors';
import type { Language } from '@oa-profile/i18n';
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
  get(code: ErrorCode, visit: ShownVisit, ways: readonly Suggestion[]): Promise<FailurePage>;
}

/**
 * Creates the error pages. Each is rendered once, since most are needed when the server is busiest. Only the addresses
 * and the id that was asked for are filled in afterwards.
 */
export function createFailurePages(input: Omit<ErrorPageInput, 'ways' | 'origin'>): FailurePages {
  /** Cannot be guessed, so it occurs only in our placeholders. */
  const secret = randomUUID();
  const placeholderOf = (what: SuggestionKind | 'id'): string => `/${secret}/${what}/`;
  const rendered = new Map<string, Promise<PageDocument>>();
  return {
    async get(code, { language, origin }, ways) {
      const marked = ways.map((way) => ({
        ...way,
        href: placeholderOf(way.kind),
        ...(way.searchId !== undefined && { searchId: placeholderOf('id') }),
      }));
      const key = [code, language, origin, ...ways.map(({ kind, section }) => `${kind} ${section}`)].join(
        ' ',
      );
      const rendering =
        rendered.get(key) ?? renderErrorPage(code, language, { ...input, origin, ways: marked });
      rendered.set(key, rendering);
      // The failure may be temporary.
      rendering.catch(() => rendered.delete(key));
      const page = await rendering;
      let { afterStyle } = page;
      const fillIn = async (what: SuggestionKind | 'id', value: string): Promise<void> => {
        const escaped = String(await html`${value}`);
        afterStyle = afterStyle.replaceAll(placeholderOf(what), () => escaped);
      };
      for (const { kind, href, searchId } of ways) {
        await fillIn(kind, href);
        if (searchId !== undefined) await fillIn('id', searchId);
      }
      return { document: documentParts({ ...page, afterStyle }), styleHash: page.style.hash };
    },
  };
}
