import type { CallSetting, ResponseModeSetting } from '@oa-profile/api-client';
import { relationActions, itemCardOf } from '@oa-profile/plugin-sdk/internal';
import { addTexts, commonTexts, createFormatters, createI18n } from '@oa-profile/i18n';
import { I18nextProvider } from '@oa-profile/i18n/react';
import { SectionFrame, ItemFrame, type AnyPluginSection, type OwnDataStatus } from '@oa-profile/plugin-sdk';
import { storyContext } from '@oa-profile/plugin-sdk/testing';
import { createScene, renderPage } from '@oa-profile/profile/testing';
import { renderParts } from '@oa-profile/profile/internal/testing';
import { renderToString } from 'react-dom/server';
import { safeParse, type GenericSchema } from 'valibot';

/** How often each text is said, by its key. */
export type Said = ReadonlyMap<string, number>;

/** What somebody reads of data; nothing if they are not shown at all. */
export type Speaker = (data: unknown) => Promise<Said>;

const now = new Date('2026-11-21T12:00:00+09:00');

/** Texts that say their keys, so that a rule about texts needs no words of a language. */
function markedTexts(): ReturnType<typeof createI18n> {
  const i18n = createI18n('en');
  const add = i18n.addResourceBundle.bind(i18n);
  i18n.addResourceBundle = (language: string, namespace: string, texts: object) =>
    add(
      language,
      namespace,
      Object.fromEntries(Object.keys(texts).map((key) => [key, `⟦${key.replace(/_[a-z]+$/, '')}⟧`])),
    );
  return i18n;
}

function counted(said: string): Said {
  const counts = new Map<string, number>();
  for (const [, key = ''] of said.matchAll(/⟦([^⟦⟧]+)⟧/g)) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

/** Most values that cannot be read are read as the same, of which the same is said. */
function oncePerReading<Data>(
  schema: GenericSchema<unknown, Data>,
  speak: (data: Data) => string | Promise<string>,
): Speaker {
  const known = new Map<string, Said>();
  return async (given) => {
    const { success, output } = safeParse(schema, given);
    if (!success) return new Map();
    const read = JSON.stringify(output);
    const said = known.get(read) ?? counted(await speak(output));
    known.set(read, said);
    return said;
  };
}

/**
 * What a plugin says in its section, in the view of an item, on the first screen and in the search. An offer of the first
 * screen that is no mere stopgap counts as the text 'offer'.
 */
export async function pluginSpeaker(plugin: AnyPluginSection, own?: OwnDataStatus): Promise<Speaker> {
  const context = storyContext({ now });
  const i18n = markedTexts();
  await Promise.all([addTexts(i18n, commonTexts), addTexts(i18n, plugin.texts)]);
  const t = i18n.getFixedT(null, plugin.texts.namespace);
  const { account, language, relation } = context;
  const outside = { account, language, relation, formatters: createFormatters(language, account.timeZone) };
  return oncePerReading(plugin.schema, (data: { items?: { id: string }[] }) => {
    if (plugin.isEmpty(data)) return '';
    const [item] = data.items ?? [];
    const hasView = plugin.View && item && itemCardOf(plugin, data, item.id);
    const html = renderToString(
      <I18nextProvider i18n={i18n}>
        <SectionFrame
          section={plugin}
          id="section"
          state={{ status: 'Success', data, own }}
          context={context}
        />
        {hasView && <ItemFrame section={plugin} data={data} itemId={item.id} context={context} own={own} />}
      </I18nextProvider>,
    );
    // The first screen and the search have no such data: the server has everybody's, in which nobody has won.
    if (own !== 'Current') return html;
    const highlights = plugin.highlights?.(data, outside, t) ?? [];
    const offers = highlights.filter((each) => each.kind === 'offer' && !each.isFallback && !each.isNews);
    const found = plugin.searchEntries?.(data, outside, t) ?? [];
    return [html, ...offers.map(() => '⟦offer⟧'), JSON.stringify([highlights, found])].join('\n');
  });
}

/** What the page of an account says that has nothing else. */
export function accountSpeaker(schema: GenericSchema): Speaker {
  return oncePerReading(schema, (account) =>
    renderPage({ account: account as object, origin: 'web' }, 'en', markedTexts()),
  );
}

/** What the sheet of contact says to a friend in the app, of what the account has said of calls and messages. */
export function contactSpeaker(key: 'callSetting' | 'responseMode', schema: GenericSchema): Speaker {
  const scene = createScene({
    account: { features: ['call'] },
    host: { getAppVersion: () => '14.0.0' },
  });
  scene.store.dispatch(relationActions.remembered({ friendshipType: 'friend', favorite: 'false' }));
  const answers = {
    callSetting: { enabled: true, acceptance: 'direct' } satisfies CallSetting,
    responseMode: { mode: 'chat' } satisfies ResponseModeSetting,
  };
  return oncePerReading(schema, async (answer) => {
    const answering = { ...answers, [key]: answer };
    const parts = await renderParts(scene, {
      i18n: markedTexts(),
      loadedCode: new Map(),
      now,
      answering,
    });
    return parts['contact'] ?? '';
  });
}
