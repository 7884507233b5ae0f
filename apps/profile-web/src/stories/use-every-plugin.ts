import { addTexts, type Texts } from '@oa-profile/i18n';
import { useI18n } from '@oa-profile/i18n/react';
import type { AnyProfilePlugin } from '@oa-profile/plugin-sdk';
import { useEffect, useState } from 'react';
import { plugins } from '../plugins.js';

/** All plugins with their texts, once these have loaded. */
export function useEveryPlugin(onError: (error: unknown) => void): readonly AnyProfilePlugin[] {
  const i18n = useI18n();
  const [loaded, setLoaded] = useState<readonly AnyProfilePlugin[]>([]);
  useEffect(() => {
    const load = async (): Promise<void> => {
      const all = await Promise.all(Object.values(plugins).map((loader) => loader()));
      await Promise.all(all.map(({ texts }) => addTexts(i18n, texts as Texts)));
      setLoaded(all);
    };
    load().catch(onError);
  }, [i18n, onError]);
  return loaded;
}
