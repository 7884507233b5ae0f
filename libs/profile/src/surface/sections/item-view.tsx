import type { PageSection } from '@oa-profile/api-client';
import {
  type LateProps,
  usePageEnvironment,
  useProfileSelector,
  ViewFrame,
} from '@oa-profile/plugin-sdk/page';
import { ShareView, itemCardOf } from '@oa-profile/plugin-sdk/internal';
import { commonTexts } from '@oa-profile/i18n';
import { useTexts } from '@oa-profile/i18n/react';
import { ItemFrame, accountLang, type AnyPluginSection, type ItemCard } from '@oa-profile/plugin-sdk';
import { useCallback, useEffect, type ReactElement } from 'react';
import { ItemByline } from './item-view-byline.js';
import { ItemNeighbours } from './item-view-neighbours.js';
import { itemTitle } from './item-title.js';
import { showAllText } from './show-all-text.js';
import { useItemViewContext } from './item-view-context.js';
import { GoneView, LoadingView } from './gone-view.js';
import styles from './item-view.module.css';
import { useItemData } from './use-item-data.js';

export { itemViewTexts } from './item-view-texts.js';

interface ItemViewProps extends LateProps {
  section: AnyPluginSection;
  itemId: string;
}

/** One item of a plugin at its own address: a coupon, a post, an answer, an announcement. */
export function ItemView({ section: plugin, itemId, onInteractive }: ItemViewProps): ReactElement | null {
  useEffect(onInteractive, [onInteractive]);
  const section = useProfileSelector(({ page }) => {
    const ofType = page.sections.filter(({ type }) => type === plugin.type);
    return ofType.find(({ data }) => itemCardOf(plugin, data, itemId)) ?? ofType[0];
  });
  return section ? <ItemOfSection section={section} plugin={plugin} itemId={itemId} /> : <GoneView />;
}

interface ItemOfSectionProps {
  section: PageSection;
  plugin: AnyPluginSection;
  itemId: string;
}

function ItemOfSection({ section, plugin, itemId }: ItemOfSectionProps): ReactElement | null {
  const t = useTexts(commonTexts);
  const sectionText = useTexts(plugin.texts);
  const { services } = usePageEnvironment();
  const context = useItemViewContext(plugin);
  const item = useItemData(section, plugin, itemId);
  const onError = useCallback(
    (error: unknown) => services.captureError(error, `view ${plugin.type}`),
    [services, plugin.type],
  );
  if (!item) return <LoadingView />;
  if ('missing' in item) {
    const list = { type: plugin.type, showAll: showAllText(plugin, t, sectionText) };
    return <GoneView list={list} code={item.code} onRetry={item.retry} />;
  }
  const { data, own, retry, card } = item;
  const { account, language } = context;
  const title = itemTitle(card, account, language);
  // Words that follow in full are not said twice.
  const heading = itemTitle(card.isExcerpt ? { ...card, title: undefined } : card, account, language);
  return (
    <ViewFrame
      title={title}
      heading={heading}
      hidesHeading={card.isExcerpt ?? false}
      headingLang={heading === card.title ? accountLang(context) : undefined}
      action={<ShareView view={{ name: 'item', plugin: plugin.type, itemId }} title={title} standsAlone />}
    >
      <div className={styles[surfaceOf(card, plugin)]}>
        {card.isExcerpt && (
          <ItemByline plugin={plugin} data={data} itemId={itemId} card={card} context={context} />
        )}
        <ItemFrame
          section={plugin}
          data={data}
          itemId={itemId}
          context={{
            ...context,
            emit(event) {
              if (event.type !== 'ownDataOutdated') context.emit(event);
              // Public or saved data already have a button that requests them again.
              else if (own === 'Current') retry();
            },
          }}
          own={own}
          onError={onError}
          onRetry={retry}
        />
      </div>
      <ItemNeighbours plugin={plugin} data={data} itemId={itemId} />
    </ViewFrame>
  );
}

/** A published item is on a card that its pictures fill, another one on a card with margins, unless it brings its own. */
function surfaceOf({ isExcerpt }: ItemCard, { body }: AnyPluginSection): 'surface' | 'card' | 'none' {
  if (isExcerpt) return 'surface';
  return body === 'bare' ? 'none' : 'card';
}
