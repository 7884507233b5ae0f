import type { PageSection } from '@oa-profile/api-client/schemas';
import { createContext, useContext, type ComponentType } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { EarlyClick } from '../late/early-click.js';
import type { OpenThings } from '../views/open-things.js';
import type { ProfileState, ProfileStore } from './create-store.js';
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
 * Code of late parts that has come before, by their names. A server renders many pages in one language: with it React
 * waits for nothing after the first of them.
 */
export type KnownCode = Map<string, unknown>;

/** Props of a section's place. */
export interface SectionSlotProps {
  section: PageSection;
  /** Of the section's element: the same section can be in a document twice. */
  id: string;
  /** All of it, instead of a summary. @default false */
  isWhole?: boolean;
}

/** What components need of the page besides its state: the same for as long as the page is open. */
export interface PageEnvironment {
  services: ProfileServices;
  loading: LateLoading;
  knownCode?: KnownCode | undefined;
  /** When the server rendered the page: the time of the first rendering in the browser, too. */
  renderedAt: Date;
  /** Since when the device has kept the page, where it is shown for want of a network. */
  keptAt?: Date | undefined;
  /** A section of the profile, wherever it is shown. */
  SectionSlot: ComponentType<SectionSlotProps>;
  /** What is open above the page: going back closes it. */
  openThings: OpenThings;
  /** What the visitor clicked before the page could answer. */
  earlyClick?: EarlyClick | undefined;
}

export const PageEnvironmentContext = createContext<PageEnvironment | undefined>(undefined);

export function usePageEnvironment(): PageEnvironment {
  const environment = useContext(PageEnvironmentContext);
  if (!environment) throw new Error('The profile page is missing around this component');
  return environment;
}
