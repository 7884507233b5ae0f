import { useEffect, useState } from 'react';
import { usePageEnvironment, useProfileSelector } from '../../../core/store/hooks.js';
import { pageEntries, type PageEntries } from './page-entries.js';

const nothing: PageEntries = { entries: [], sections: [], isIncomplete: true };

/**
 * What the search looks through; undefined until the code of the sections has loaded. Data that sections load later are
 * added.
 */
export function usePageEntries(): { found: PageEntries | undefined; retry: () => void } {
  const { services } = usePageEnvironment();
  const page = useProfileSelector((state) => state.page);
  const sectionData = useProfileSelector((state) => state.sectionData);
  const [found, setFound] = useState<PageEntries>();
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let isWanted = true;
    pageEntries({ page, sectionData }, services)
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
  }, [page, sectionData, services, tries]);
  return { found, retry: () => setTries((before) => before + 1) };
}
