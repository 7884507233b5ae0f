import { addTexts, type Texts } from '@oa-profile/i18n';
import type { i18n } from 'i18next';
import { addActionTexts } from '../texts/add-action-texts.js';
import type { Plugin } from './plugin.js';
import type { LatePlugins } from './late-plugins.js';

/** After so many failures, texts count as broken for good: what waits for them goes on without. */
const MOST_FAILURES = 3;

/** How often texts could not be loaded into an instance. */
const failures = new WeakMap<i18n, Map<string, number>>();

/** Options of {@link loadPlugins}. */
export interface LoadPluginsOptions {
  /**
   * Whether the caller is tried again, and its markup of the server, whose links work, stays until then. It then rejects
   * in a browser where texts cannot be loaded, but for those that have failed three times.
   *
   * @default false: it is tried once
   */
  isRetried?: boolean;
}

/**
 * Loads the plugins with what their links say, and the texts of actions: for a part of the page that shows something of
 * them. A plugin whose texts cannot be loaded has no links.
 */
export async function loadPlugins(
  plugins: LatePlugins,
  i18n: i18n,
  { isRetried = false }: LoadPluginsOptions = {},
): Promise<readonly Plugin[]> {
  const [all] = await Promise.all([plugins.load(), addActionTexts(i18n)]);
  const outcomes = await Promise.allSettled(all.map(async ({ texts }) => texts && addOnce(i18n, texts)));
  // On a server nothing is waited for a second time.
  if (!isRetried || typeof document === 'undefined') return all;
  outcomes.forEach((outcome, index) => {
    const namespace = all[index]?.texts?.namespace ?? '';
    if (outcome.status === 'rejected' && (failures.get(i18n)?.get(namespace) ?? 0) < MOST_FAILURES)
      throw outcome.reason;
  });
  return all;
}

/** What is being loaded, since several parts of the page ask at once. */
const loading = new WeakMap<i18n, Map<string, Promise<void>>>();

/** One failure is counted once, however many wait for it. */
function addOnce(i18n: i18n, texts: Texts): Promise<void> {
  const { namespace } = texts;
  const ongoing = mapOf(loading, i18n);
  const known = ongoing.get(namespace);
  if (known) return known;
  const adding = addTexts(i18n, texts)
    .catch((error: unknown) => {
      const counted = mapOf(failures, i18n);
      counted.set(namespace, (counted.get(namespace) ?? 0) + 1);
      throw error;
    })
    .finally(() => ongoing.delete(namespace));
  ongoing.set(namespace, adding);
  return adding;
}

function mapOf<Value>(maps: WeakMap<i18n, Map<string, Value>>, i18n: i18n): Map<string, Value> {
  const known = maps.get(i18n);
  if (known) return known;
  const created = new Map<string, Value>();
  maps.set(i18n, created);
  return created;
}
