import { randomUUID } from 'node:crypto';
import type { ErrorCode } from '@oa-profile/errors';
import type { Language } from '@oa-profile/i18n';
import { html } from 'hono/html';
import { renderErrorPage, type ErrorPageInput } from './render-error-page.js';
import type { RenderedPage } from './render-account-page.js';

type FailurePage = Omit<RenderedPage, 'waited'>;

/** Pages that say what went wrong. */
export interface FailurePages {
  /** @param address where to try again */
  get(code: ErrorCode, language: Language, address: string): Promise<FailurePage>;
}

/** Nobody can know it, so that it stands for nothing but the address. */
const mark = `/${randomUUID()}`;

/**
 * Creates the pages that say what went wrong. Each is rendered once: they are needed most when there is the least time for
 * them. Only the address is filled in afterwards.
 */
export function createFailurePages(input: Omit<ErrorPageInput, 'address'>): FailurePages {
  const rendered = new Map<string, Promise<FailurePage>>();
  return {
    async get(code, language, address) {
      const key = `${code} ${language}`;
      const rendering = rendered.get(key) ?? renderErrorPage(code, language, { ...input, address: mark });
      rendered.set(key, rendering);
      // What fails may do so for a reason that passes.
      rendering.catch(() => rendered.delete(key));
      const { document, inlineStyle } = await rendering;
      const escaped = String(await html`${address}`);
      return { document: document.replaceAll(mark, () => escaped), inlineStyle };
    },
  };
}
