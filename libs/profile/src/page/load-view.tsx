import {
  sectionOf,
  useAccountLang,
  useProfileSelector,
  ViewFrame,
  type LateProps,
} from '@oa-profile/plugin-sdk/page';
import {
  loadPlugins,
  ShareView,
  ViewBarContext,
  type LatePlugins,
  type View,
  type ViewItem,
} from '@oa-profile/plugin-sdk/internal';
import type { ViewActionProps } from '@oa-profile/plugin-sdk';
import { addTexts } from '@oa-profile/i18n';
import type { i18n } from 'i18next';
import {
  createElement,
  useEffect,
  type ComponentType,
  type FunctionComponent,
  type ReactElement,
} from 'react';
import { SectionView } from '../surface/sections/section-view.js';
import { loadNamedView } from './load-named-view.js';
import { SectionBarSlot } from '../surface/overview/section-bar-slot.js';
import { GoneView } from '../surface/sections/gone-view.js';
import { SectionList } from '../surface/sections/section-list.js';

export type ViewComponent = ComponentType<LateProps>;

/** A view that is not the profile, which needs no loading. */
type LoadedView = Exclude<View, { name: 'profile' }>;

/** Loads the code and the texts of a view. */
export async function loadView(view: LoadedView, i18n: i18n, plugins: LatePlugins): Promise<ViewComponent> {
  const [Component, plugin, Bar] = await Promise.all([
    loadComponent(view, i18n, plugins),
    'plugin' in view ? plugins.load().then((all) => sectionOf(all, view.plugin)) : undefined,
    loadBar(view, plugins),
    loadPlugins(plugins, i18n),
  ]);
  if (!('plugin' in view)) return withBar(Bar, Component as ViewComponent);
  if (!plugin) throw new RangeError(`Unknown section ${view.plugin}`);
  await addTexts(i18n, plugin.texts);
  const itemId = 'itemId' in view ? view.itemId : '';
  return withBar(Bar, function ViewOfPlugin(props) {
    return createElement(Component, { ...props, section: plugin, itemId });
  });
}

type Bar = ComponentType<ViewActionProps> | undefined;

/**
 * Loads the bar for a view's own action; undefined where none is expected: a task has its own, and a page of the account
 * has several sections, none of which is what the visitor came for.
 */
async function loadBar(view: LoadedView, plugins: LatePlugins): Promise<Bar> {
  const isTask =
    view.name === 'named' && (await plugins.load()).some(({ views }) => views?.[view.view]?.isTask === true);
  if (isTask || view.name === 'page') return undefined;
  return (await import('../surface/action-bar/view-bar.js')).ViewBar;
}

/** A view whose own action is in a bar, with what the visitor can do with the account beside it. */
const withBar = (value: Bar, Component: ViewComponent): ViewComponent =>
  function WithBar(props) {
    return createElement(ViewBarContext, { value }, createElement(Component, props));
  };

/** A view's component, which gets what it is about. */
async function loadComponent(
  view: LoadedView,
  i18n: i18n,
  plugins: LatePlugins,
): Promise<FunctionComponent<LateProps & ViewItem>> {
  if (view.name !== 'named') {
    if (view.name === 'item') {
      const { ItemView, itemViewTexts } = await import('../surface/sections/item-view.js');
      await addTexts(i18n, itemViewTexts);
      return ItemView;
    }
    return view.name === 'page' ? SubPageView : SectionView;
  }
  const found = await loadNamedView(view.view, plugins);
  if (!found) throw new RangeError(`Unknown view ${view.view}`);
  await addTexts(i18n, found.texts);
  return found.Component;
}

/**
 * A page of the account other than its first one: all of its sections, below the same bar. Its data are in a document
 * of their own, so that they cost other visitors nothing.
 */
function SubPageView({ onInteractive }: LateProps): ReactElement {
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
