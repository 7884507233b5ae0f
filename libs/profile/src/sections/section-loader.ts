import { addTexts } from '@oa-profile/i18n';
import type { AnyProfilePlugin } from '@oa-profile/plugin-sdk';
import type { i18n } from 'i18next';
import type { ComponentType } from 'react';
import type { LoadedSectionProps } from './loaded-section.js';

/** Milliseconds before a section's code is asked for again after it could not be loaded. */
const RETRY_AFTER = [2_000, 10_000, 30_000];

/** What a section needs to render: its plugin, and the page's side of all plugins. */
export interface LoadedCode {
  plugin: AnyProfilePlugin;
  LoadedSection: ComponentType<LoadedSectionProps>;
}

/** A section's code on its way. */
export interface SectionLoader {
  /** Fulfilled when the code and its texts are there. Never rejected: until then the server's markup stays. */
  code: Promise<LoadedCode>;
  /** Begins to load, once. */
  start: () => void;
}

/** Prepares to load a plugin and its texts. What fails is reported and tried again, a few times. */
export function createSectionLoader(
  load: () => Promise<AnyProfilePlugin>,
  i18n: i18n,
  onError: (error: unknown) => void,
): SectionLoader {
  let started = false;
  let fulfil: (code: LoadedCode) => void = () => undefined;
  const code = new Promise<LoadedCode>((resolve) => {
    fulfil = resolve;
  });
  async function attempt(number: number): Promise<void> {
    try {
      const [plugin, { LoadedSection }] = await Promise.all([load(), import('./loaded-section.js')]);
      await addTexts(i18n, plugin.texts);
      fulfil({ plugin, LoadedSection });
    } catch (error) {
      onError(error);
      const wait = RETRY_AFTER[number];
      if (wait !== undefined) setTimeout(() => void attempt(number + 1), wait);
    }
  }
  return {
    code,
    start() {
      if (started) return;
      started = true;
      void attempt(0);
    },
  };
}
