import { subPagePluginTypes, type SubPagePluginType } from '@oa-profile/api-client';
import type { SubPagePlugins } from '@oa-profile/api-client/schemas';
import { and, eq } from 'drizzle-orm';
import { subPagePlugins } from '../database/schema.js';
import type { Call } from './call.js';
import { refuse } from './refusals.js';
import { translate } from './translate.js';
import { localDate, localHour, weekdayOf } from './zone-time.js';

type Content<Type extends SubPagePluginType> = SubPagePlugins[Type];

/** How many items of a long list are sent at once. */
const PAGE_SIZE = 6;

/** Answers a sub-page plugin: its type, and its content in the visitor's language. */
export async function getSubPagePlugin(call: Call): Promise<{ type: SubPagePluginType; content: unknown }> {
  const { database, account, language, params } = call;
  const type = subPagePluginTypes.find((known) => known === params['type']);
  if (!type) throw refuse('NOT_FOUND', 'There is no such type of plugin.');
  const [stored] = await database
    .select()
    .from(subPagePlugins)
    .where(
      and(
        eq(subPagePlugins.accountId, account.accountId),
        eq(subPagePlugins.pageId, params['pageId'] ?? ''),
        eq(subPagePlugins.type, type),
        eq(subPagePlugins.pluginId, params['pluginId'] ?? ''),
      ),
    );
  if (!stored) throw refuse('NOT_FOUND', 'The account has no such plugin.');
  const own = account.content.page.original.account.contentLanguage;
  const { value } = translate(stored.content, own, language);
  return { type, content: shown(type, value, call) };
}

function shown(type: SubPagePluginType, content: Content<SubPagePluginType>, call: Call): unknown {
  if (type === 'TRAFFICINFO') return withLive(content as Content<'TRAFFICINFO'>, call);
  if (type === 'SHOPCARD' && !call.visitor) return { ...content, points: 0 };
  if (type !== 'MEMBERSHIP' && 'items' in content) return pageOf(content, call.query['cursor']);
  return content;
}

/** How busy it is now: what is usual for the hour, and nothing while nobody is there. */
function withLive(content: Content<'TRAFFICINFO'>, { account, now }: Call): Content<'TRAFFICINFO'> {
  const { timeZone } = account.content.page.original.account;
  const value = content.weekdays[weekdayOf(localDate(timeZone, now))][localHour(timeZone, now)] ?? 0;
  return value > 0 ? { ...content, live: { value, measuredAt: now.toISOString() } } : content;
}

function pageOf(content: { items: unknown[] }, cursor = '0'): unknown {
  const start = /^\d{1,6}$/.test(cursor) ? Number(cursor) : -1;
  if (start < 0 || start > content.items.length) throw refuse('INVALID', 'There is no such cursor.');
  const end = start + PAGE_SIZE;
  const items = content.items.slice(start, end);
  return { ...content, items, ...(end < content.items.length && { nextCursor: String(end) }) };
}
