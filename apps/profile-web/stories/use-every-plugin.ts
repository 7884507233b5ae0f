import { addTexts, type Texts } from '@oa-profile/i18n';
import { useI18n } from '@oa-profile/i18n/react';
import type { AnyPluginSection } from '@oa-profile/plugin-sdk';
import { useEffect, useState } from 'react';
import { sectionLoaders } from '@oa-profile/profile/internal/testing';
import { plugins } from '../src/plugins.js';

/** All plugins with their texts, once these have loaded. */
export function useEveryPlugin(onError: (error: unknown) => void): readonly AnyPluginSection[] {
  const i18n = useI18n();
  const [loaded, setLoaded] = useState<readonly AnyPluginSection[]>([]);
  useEffect(() => {
    const load = async (): Promise<void> => {
      const all = await Promise.all(sectionLoaders(plugins).map(([, load]) => load()));
      await Promise.all(all.map(({ texts }) => addTexts(i18n, texts as Texts)));
      setLoaded(all);
    };
    load().catch(onError);
  }, [i18n, onError]);
  return loaded;
}
