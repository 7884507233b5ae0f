import {
  selectSectionData,
  useLatePlugins,
  usePageEnvironment,
  useProfileSelector,
} from '@oa-profile/plugin-sdk/page';
import { useI18n } from '@oa-profile/i18n/react';
import { useEffect, useState } from 'react';
import { pageEntries, type PageEntries } from './page-entries.js';

const nothing: PageEntries = { entries: [], isIncomplete: true };

/**
 * What the search looks through; undefined until the code of the sections has loaded. Data that sections load later are
 * added.
 */
export function usePageEntries(): { found: PageEntries | undefined; retry: () => void } {
  const { services } = usePageEnvironment();
  const i18n = useI18n();
  const { loaded } = useLatePlugins();
  const page = useProfileSelector((state) => state.page);
  const sectionData = useProfileSelector(selectSectionData);
  const [found, setFound] = useState<PageEntries>();
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let isWanted = true;
    pageEntries({ page, plugins: loaded, sectionData }, services, i18n, new Date())
      .catch((error: unknown) => {
        services.captureError(error, 'search');
        return nothing;
      })
      .then(
        (entries) => isWanted && setFound(entries),
        () => undefined,
      );
    return () => {
      isWanted = false;
    };
  }, [page, loaded, sectionData, services, i18n, tries]);
  return { found, retry: () => setTries((before) => before + 1) };
}
