import { randomUUID } from 'node:crypto';
import type { Origin } from '@oa-profile/api-client';
import type { ErrorCode } from '@oa-profile/errors';
import type { Language } from '@oa-profile/i18n';
import { html } from 'hono/html';
import { renderErrorPage, type ErrorPageInput } from './render-error-page.js';
import type { RenderedPage } from './render-account-page.js';
import type { WayKind, WayOn } from './ways-on.js';

type FailurePage = Omit<RenderedPage, 'waited'>;

/** What such a page depends on beside what went wrong. */
export interface ShownVisit {
  language: Language;
  origin: Origin;
}

/** Pages that say what went wrong. */
export interface FailurePages {
  get(code: ErrorCode, visit: ShownVisit, ways: readonly WayOn[]): Promise<FailurePage>;
}

/**
 * Creates the pages that say what went wrong. Each is rendered once: they are needed most when there is the least time for
 * them. Only the addresses are filled in afterwards.
 */
export function createFailurePages(input: Omit<ErrorPageInput, 'ways' | 'origin'>): FailurePages {
  /** Nobody can know it, so that it stands for nothing but an address. */
  const secret = randomUUID();
  const markOf = (kind: WayKind): string => `/${secret}/${kind}/`;
  const rendered = new Map<string, Promise<FailurePage>>();
  return {
    async get(code, { language, origin }, ways) {
      const marked = ways.map((way) => ({ ...way, href: markOf(way.kind) }));
      const key = [code, language, origin, ...ways.map(({ kind, section }) => `${kind} ${section}`)].join(
        ' ',
      );
      const rendering =
        rendered.get(key) ?? renderErrorPage(code, language, { ...input, origin, ways: marked });
      rendered.set(key, rendering);
      // What fails may do so for a reason that passes.
      rendering.catch(() => rendered.delete(key));
      const { document, styleHash } = await rendering;
      let filled = document;
      for (const { kind, href } of ways) {
        const escaped = String(await html`${href}`);
        filled = filled.replaceAll(markOf(kind), () => escaped);
      }
      return { document: filled, styleHash };
    },
  };
}
