import type { SubPagePluginType } from '@oa-profile/api-client';
import type { Account, Relation } from '@oa-profile/api-client/schemas';
import type { ErrorCode } from '@oa-profile/errors';
import type { HostBridge } from '@oa-profile/host-bridge';
import type { Language, Texts } from '@oa-profile/i18n';
import type { SectionProps as FrameProps } from '@oa-profile/ui';
import type { ComponentType } from 'react';
import type { GenericSchema } from 'valibot';

/** Where a section's data come from (DESIGN section 6). The page fetches them; a plugin never does. */
export type PluginSource =
  { kind: 'account-page' } | { kind: 'sub-page'; type: SubPagePluginType } | { kind: 'recommendation' };

/** What a plugin knows of the account it belongs to. */
export type PluginAccount = Pick<
  Account,
  'accountId' | 'basicSearchId' | 'name' | 'countryCode' | 'timeZone' | 'currency' | 'contentLanguage'
>;

/** What a plugin gives back to the page. */
export type PluginEvent =
  /** The visitor did something worth counting, as 'copyAddress'. */
  | { type: 'action'; name: string }
  /** Something the visitor should read, in the visitor's language; the page shows it. */
  | { type: 'notice'; tone: 'success' | 'failure'; text: string };

/** What a plugin is given besides its data. */
export interface PluginContext {
  account: PluginAccount;
  language: Language;
  /** How the visitor stands to the account; undefined while it is not known. */
  relation?: Relation | undefined;
  /** The time of the server's rendering at first, then the visitor's, once a minute. */
  now: Date;
  host: Pick<HostBridge, 'openUrl' | 'copyText'>;
  emit: (event: PluginEvent) => void;
}

/** Props of a plugin's section. */
export interface SectionProps<Data> {
  data: Data;
  context: PluginContext;
}

/** Texts of a plugin: at least the title of its section. */
export type PluginTexts = Texts<{ readonly title: string } & Readonly<Record<string, string>>>;

/**
 * A plugin: one section of the profile page, as a value. It renders the same on the server and in the browser,
 * fetches nothing, and reads nothing but its props.
 */
export interface ProfilePlugin<Data> {
  /** Name of its package, and of its section in the account page's answer. */
  type: string;
  texts: PluginTexts;
  /** Checks its data, once, at the frame. */
  schema: GenericSchema<unknown, Data>;
  source: PluginSource;
  /** Whether there is nothing to show; the section is then left out. */
  isEmpty: (data: Data) => boolean;
  /** Failures that only mean that there is nothing to show, as `NOT_FOUND_TRAFFIC_INFO`. @default [] */
  emptyOn?: readonly ErrorCode[];
  Section: ComponentType<SectionProps<Data>>;
  /** Stands in for the section while its data load, as high as the section will be. @default four lines of text */
  Skeleton?: ComponentType;
  /** What the section lies on; `flush` lets pictures and lists reach the card's edge. @default 'card' */
  body?: FrameProps['body'];
}

/** A plugin whose data type is its own business: what the page handles. */
// Data stand both in what a plugin takes and in what it checks: only `any` lets one list hold them all.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type AnyProfilePlugin = ProfilePlugin<any>;

/** Declares a plugin, and checks that its parts fit together. */
export function definePlugin<Data>(plugin: ProfilePlugin<Data>): ProfilePlugin<Data> {
  return plugin;
}
