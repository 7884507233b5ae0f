'use client';

export { accountLang } from './account-lang.js';
export { AskAbout, type AskAboutProps } from './ask-about.js';
export type { AskedFact } from './asked-fact.js';
export { checkOnce } from './check-once.js';
export { dependsOnVisitor } from './depends-on-visitor.js';
export { itemCardOf } from './item-card-of.js';
export { itemPaging } from './item-paging.js';
export { keepUnits } from './text/keep-units.js';
export { directionsLink, mapLink, type PlaceOnMap } from './map-link.js';
export {
  definePlugin,
  type ActionProps,
  type AnyProfilePlugin,
  type AnyTranslate,
  type ItemCard,
  type LocalWords,
  type MemoryScope,
  type MoreItems,
  type Paging,
  type PluginAccount,
  type PluginContext,
  type PluginEvent,
  type PluginFileLink,
  type PluginFollow,
  type PluginHost,
  type PluginMemory,
  type PluginSource,
  type PluginTexts,
  type ProfilePlugin,
  type ReportableItem,
  type SearchEntry,
  type SectionContract,
  type SectionProps,
  type ViewProps,
} from './plugin.js';
export { FoldedItems, type FoldedItemsProps } from './folded-items.js';
export type { Highlight, HighlightContext, HighlightSign } from './highlight.js';
export { hostOf } from './host-of.js';
export { itemDescription } from './item-description.js';
export { minutesText, type MinutesRange } from './minutes-text.js';
export { moneyText } from './money-text.js';
export { PluginFrame, type PluginFrameProps } from './plugin-frame.js';
export { PluginView, type PluginViewProps } from './plugin-view.js';
export type { SavedOwnData, OwnDataStatus, PluginState } from './plugin-state.js';
export { PlainText, type PlainTextProps } from './text/plain-text.js';
export { SectionBoundary, type SectionBoundaryProps } from './section-boundary.js';
export { isSectionType } from './section-type.js';
export { searchEntriesOf } from './search-entries-of.js';
export {
  changesBetween,
  digestOf,
  fingerprintOf,
  type Change,
  type ChangeContext,
  type SinceLastVisit,
} from './since-last-visit.js';
export { shorten } from './text/shorten.js';
export { ShowLocallyButton, type ShowLocallyButtonProps } from './show-locally-button.js';
export { ShowMore, type ShowMoreProps } from './show-more.js';
export { priceSpan, type PriceSpan } from './price-span.js';
export { readTelephone, telephoneText, type Telephone } from './read-telephone.js';
export { phoneText } from './phone-text.js';
export { telephoneUrl } from './telephone-url.js';
export { useAsOfText } from './use-as-of-text.js';
export { useCopyText, type CopyTextOptions } from './use-copy-text.js';
export { useMemory, type Memory } from './use-memory.js';
export { WebButton, type WebButtonProps } from './web-button.js';
export { WebLink, type WebLinkProps } from './web-link.js';
