'use client';

export { accountLang } from './account-lang.js';
export { AskAbout } from './ask-about.js';
export { FactButton } from './fact-button.js';
export { FoldedItems } from './folded-items.js';
export type { Highlight, HighlightContext, HighlightPicture } from './highlight.js';
export { hostOf } from './host-of.js';
export { itemDescription } from './read-section.js';
export { ItemFrame } from './item-frame.js';
export { itemPaging } from './item-paging.js';
export { directionsLink, mapLink } from './map-link.js';
export { minutesText } from './minutes-text.js';
export { moneyText } from './money-text.js';
export { phoneText } from './phone-text.js';
export { priceSpan } from './price-span.js';
export { readTelephone } from './read-telephone.js';
export { searchEntriesOf } from './read-section.js';
export { SectionFrame } from './section-frame.js';
export type { OwnDataStatus, SectionState } from './section-state.js';
export {
  defineSection,
  type ActionProps,
  type AnyPluginSection,
  type ItemCard,
  type ItemSequence,
  type PluginContext,
  type PluginEvent,
  type PluginTexts,
  type PluginSection,
  type SearchEntry,
  type SectionContract,
  type SectionPlugin,
  type SectionProps,
  type ViewProps,
} from './section.js';
export { ShowLocallyButton } from './show-locally-button.js';
export { ShowMore } from './show-more.js';
export {
  changesBetween,
  digestOf,
  fingerprintOf,
  type Change,
  type ChangeContext,
  type SinceLastVisit,
} from './since-last-visit.js';
export { goodsSinceLastVisit } from './goods-since-last-visit.js';
export { telephoneUrl } from './telephone-url.js';
export { PlainText } from './text/plain-text.js';
export { shorten } from './text/shorten.js';
export { hasEnded } from './until-of.js';
export { useAsOfText } from './use-as-of-text.js';
export { useCopyText } from './use-copy-text.js';
export { useMemory } from './use-memory.js';
export { ViewAction, type ViewActionProps } from './view-action.js';
export { WebButton } from './web-button.js';
export { WebLink } from './web-link.js';
