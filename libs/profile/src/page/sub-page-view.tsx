import { type LateProps, useAccountLang, useProfileSelector, ViewFrame } from '@oa-profile/plugin-sdk/page';
import { ShareView } from '@oa-profile/plugin-sdk/internal';
import { useEffect, type ReactElement } from 'react';
import { SectionBarSlot } from '../surface/overview/section-bar-slot.js';
import { GoneView } from '../surface/sections/gone-view.js';
import { SectionList } from '../surface/sections/section-list.js';

/**
 * A page of the account other than its first one: all of its sections, below the same bar. Its data are in a document
 * of their own, so that they cost other visitors nothing.
 */
export function SubPageView({ onInteractive }: LateProps): ReactElement {
  useEffect(onInteractive, [onInteractive]);
  const lang = useAccountLang();
  const tab = useProfileSelector(({ page, view }) =>
    page.tabs.find(({ id }) => view.name === 'page' && view.pageId === id),
  );
  if (!tab) return <GoneView />;
  return (
    <ViewFrame
      title={tab.title}
      headingLang={lang}
      // Its tab, right above, says the same.
      hidesHeading
      action={<ShareView view={{ name: 'page', pageId: tab.id }} title={tab.title} />}
      pages={<SectionBarSlot isInView />}
    >
      <SectionList isWhole />
    </ViewFrame>
  );
}
