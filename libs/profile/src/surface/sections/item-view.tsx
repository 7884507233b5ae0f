import type { PageSection } from '@oa-profile/api-client';
import {
  dialogOpened,
  useAccountLang,
  usePageEnvironment,
  useProfileDispatch,
  useProfileSelector,
  ViewFrame,
  type LateProps,
} from '@oa-profile/plugin-sdk/page';
import { itemCardOf, SectionBoundary, SectionPart, ShareView } from '@oa-profile/plugin-sdk/internal';
import { commonTexts } from '@oa-profile/i18n';
import { FormattedText, useFormatters, useTexts } from '@oa-profile/i18n/react';
import {
  accountLang,
  ItemFrame,
  type AnyPluginSection,
  type ItemCard,
  type PluginContext,
  type PluginEvent,
} from '@oa-profile/plugin-sdk';
import { useCallback, useEffect, useMemo, type ReactElement } from 'react';
import { Avatar } from '@oa-profile/ui';
import { ItemNeighbours } from './item-view-neighbours.js';
import { itemTitle } from './item-title.js';
import { showAllText } from './show-all-text.js';
import { GoneView, LoadingView } from './gone-view.js';
import styles from './item-view.module.css';
import { useItemData } from './use-item-data.js';
import { PaperCode } from './paper-code.js';
import { useOwnHighlights } from './use-own-highlights.js';
import { usePluginContext } from './use-plugin-context.js';
import { useSectionData } from './use-section-data.js';

export { itemViewTexts } from './item-view-texts.js';

interface ItemViewProps extends LateProps {
  section: AnyPluginSection;
  itemId: string;
}

/** One item of a plugin at its own address: a coupon, a post, an answer, an announcement. */
export function ItemView({ section: plugin, itemId, onInteractive }: ItemViewProps): ReactElement | null {
  const section = useProfileSelector(({ page }) => {
    const ofType = page.sections.filter(({ type }) => type === plugin.type);
    return ofType.find(({ data }) => itemCardOf(plugin, data, itemId)) ?? ofType[0];
  });
  const isThere = section !== undefined;
  useEffect(() => {
    if (!isThere) onInteractive();
  }, [isThere, onInteractive]);
  return section ? (
    <ItemOfSection section={section} plugin={plugin} itemId={itemId} onInteractive={onInteractive} />
  ) : (
    <GoneView />
  );
}

interface ItemOfSectionProps extends LateProps {
  section: PageSection;
  plugin: AnyPluginSection;
  itemId: string;
}

function ItemOfSection({ section, plugin, itemId, onInteractive }: ItemOfSectionProps): ReactElement | null {
  const t = useTexts(commonTexts);
  const sectionText = useTexts(plugin.texts);
  const { services } = usePageEnvironment();
  const context = useItemViewContext(plugin);
  const used = useSectionData(section, plugin);
  useOwnHighlights({ plugin, section, state: used.state, context });
  const item = useItemData(used, section, plugin, itemId);
  const onError = useCallback(
    (error: unknown) => {
      services.captureError(error, `view ${plugin.type}`);
      // What is around it responds.
      onInteractive();
    },
    [services, plugin.type, onInteractive],
  );
  const isFound = item !== undefined && !('missing' in item);
  useEffect(() => {
    if (!isFound) onInteractive();
  }, [isFound, onInteractive]);
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
          onInteractive={onInteractive}
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

interface ItemBylineProps {
  plugin: AnyPluginSection;
  data: unknown;
  itemId: string;
  card: ItemCard;
  context: PluginContext;
}

/** Who has published an item, and when, with what its section offers beside its heading. */
function ItemByline({ plugin, data, itemId, card, context }: ItemBylineProps): ReactElement {
  const { services } = usePageEnvironment();
  const { name, icon, timeZone } = useProfileSelector(({ page }) => page.account);
  const lang = useAccountLang();
  const { dateTime } = useFormatters(timeZone);
  const onError = useCallback(
    (error: unknown) => services.captureError(error, `action ${plugin.type}`),
    [services, plugin.type],
  );
  const { publishedAt } = card;
  return (
    <div className={styles.byline}>
      <Avatar name={name} picture={icon} size="small" className={styles.icon} />
      <p className={styles.words}>
        <span className={styles.name} lang={lang}>
          {name}
        </span>
        {publishedAt !== undefined && (
          <FormattedText as="time" className={styles.time} dateTime={publishedAt}>
            {dateTime(new Date(publishedAt))}
          </FormattedText>
        )}
      </p>
      {plugin.Action && (
        <SectionBoundary data={data} onError={onError} fallback={() => null}>
          <SectionPart section={plugin} part="Action" data={data} itemId={itemId} context={context} />
        </SectionBoundary>
      )}
    </div>
  );
}

/** What a plugin gets in the view of an item, whose code is late: what only such a view can ask for is here. */
function useItemViewContext(section: AnyPluginSection): PluginContext {
  const context = usePluginContext(section);
  const { services } = usePageEnvironment();
  const dispatch = useProfileDispatch();
  const page = useProfileSelector((state) => state.page);
  const { localLanguage } = context;
  const inLocalLanguage = useCallback(async () => {
    try {
      const { localWords } = await import('../../actions/original-text/item-words.js');
      return await localWords(services, page, section.type, localLanguage ?? context.language);
    } catch (error) {
      services.captureError(error, 'local words');
      throw error;
    }
  }, [services, page, section.type, localLanguage, context.language]);
  return useMemo(
    () => ({
      ...context,
      PaperCode,
      inLocalLanguage: localLanguage && inLocalLanguage,
      emit: (event: PluginEvent) => {
        if (event.type !== 'openOnPhone') {
          context.emit(event);
          return;
        }
        const { id: itemId, title: details } = event.item;
        services.track({ name: 'action', label: `${section.type} openOnPhone` });
        const view = { name: 'item', plugin: section.type, itemId } as const;
        dispatch(dialogOpened({ name: 'continueInApp', intent: { view }, details, isReady: true }));
      },
    }),
    [context, localLanguage, inLocalLanguage, services, dispatch, section.type],
  );
}
