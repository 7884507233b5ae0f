import type { PageSection } from '@oa-profile/api-client';
import { createContext, useContext, type ComponentType, type Context } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { EarlyClick } from '../early/early-click.js';
import type { ServerMarkup } from '../early/server-markup.js';
import type { OpenOverlays } from '../views/open-overlays.js';
import type { ProfileStore } from './profile-store.js';
import type { ProfileState } from './root-reducer.js';
import type { ProfileServices } from './services.js';

/** `dispatch` that knows the page's thunks. */
export const useProfileDispatch: () => ProfileStore['dispatch'] =
  useDispatch.withTypes<ProfileStore['dispatch']>();

/** Reads the page's state. */
export const useProfileSelector: <Selected>(selector: (state: ProfileState) => Selected) => Selected =
  useSelector.withTypes<ProfileState>();

/** When the code of late parts is loaded: on the server at once, in the browser when they come near. */
export type LateLoading = 'eager' | 'near';

/**
 * Code of late parts that has loaded already, by name. A server renders many pages in one language: from the second
 * page on, React need not wait for it.
 */
export type LoadedCode = Map<string, unknown>;

/** Props of a section's slot. */
export interface SectionSlotProps {
  section: PageSection;
  /** Its id in the outline, or another one: the same section can be in a document twice. */
  id: string;
  /** All of it, instead of a summary. @default false */
  isWhole?: boolean;
}

/** What components need from the page besides its state. It stays the same while the page is open. */
export interface PageEnvironment {
  services: ProfileServices;
  loading: LateLoading;
  loadedCode?: LoadedCode | undefined;
  /** When the server rendered the page, and therefore also the time for the first rendering in the browser. */
  renderedAt: Date;
  /** Since when the device has kept this page, if it is shown for lack of a network. */
  savedAt?: Date | undefined;
  /**
   * Has the page asked whether it has led to an address, without a fragment, that nothing answers, and stays. It must
   * then say so. Returns a function that stops it.
   */
  onUnanswered?: ((stays: (address: string) => boolean) => () => void) | undefined;
  /** A section of the profile, wherever it is shown. */
  SectionSlot: ComponentType<SectionSlotProps>;
  /** What is open above the page: going back closes it. */
  openOverlays: OpenOverlays;
  /** What the visitor clicked before the page was interactive. */
  earlyClick?: EarlyClick | undefined;
  /** What late parts show that React has to render before their code has loaded. */
  serverMarkup?: ServerMarkup | undefined;
}

export const PageEnvironmentContext = createContext<PageEnvironment | undefined>(undefined);

export const usePageEnvironment = (): PageEnvironment => useProvided(PageEnvironmentContext);

/**
 * What the profile page provides to every component of it.
 *
 * @throws Error outside of a page.
 */
function useProvided<T>(context: Context<T | undefined>): T {
  const value = useContext(context);
  if (!value) throw new Error('The profile page is missing around this component');
  return value;
}
