import {
  useAccountLang,
  usePageEnvironment,
  useProfileSelector,
  viewHref,
} from '@oa-profile/plugin-sdk/page';
import { checkOnce, itemCardOf } from '@oa-profile/plugin-sdk/internal';
import { FormattedText, useFormatters, useLanguage, useTexts } from '@oa-profile/i18n/react';
import type { AnyPluginSection, ItemSequence } from '@oa-profile/plugin-sdk';
import { Button, Picture } from '@oa-profile/ui';
import { useMemo, type ReactElement } from 'react';
import { itemTitle } from './item-title.js';
import styles from './item-view-neighbours.module.css';
import { itemViewTexts } from './item-view-texts.js';

interface ItemNeighboursProps {
  plugin: AnyPluginSection;
  /** As the API sent them: a neighbour that they do not have is not known. */
  data: unknown;
  itemId: string;
}

/** Leads from an item to those published before and after it, as far as they are known, and to all of them. */
export function ItemNeighbours({ plugin, data, itemId }: ItemNeighboursProps): ReactElement | null {
  const t = useTexts(itemViewTexts);
  const page = useProfileSelector((state) => state.page);
  const sequence = useSequence(plugin, data);
  const place = sequence?.ids.indexOf(itemId) ?? -1;
  if (!sequence || place < 0 || sequence.ids.length < 2) return null;
  const { ids, showAll } = sequence;
  const beside = [
    { id: ids[place + 1], word: t('earlier') },
    { id: ids[place - 1], word: t('later') },
  ];
  return (
    <div className={styles.beside}>
      <ul role="list" className={styles.list}>
        {beside.map(
          ({ id, word }) =>
            id !== undefined && <Neighbour key={id} plugin={plugin} data={data} itemId={id} word={word} />,
        )}
      </ul>
      <Button href={viewHref(page, { name: 'section', plugin: plugin.type })} wide>
        {showAll}
      </Button>
    </div>
  );
}

interface NeighbourProps extends ItemNeighboursProps {
  /** Where it is in time. */
  word: string;
}

function Neighbour({ plugin, data, itemId, word }: NeighbourProps): ReactElement | null {
  const page = useProfileSelector((state) => state.page);
  const language = useLanguage();
  const lang = useAccountLang();
  const { account } = page;
  const { date } = useFormatters(account.timeZone);
  const card = itemCardOf(plugin, data, itemId);
  if (!card) return null;
  const { picture, publishedAt } = card;
  const isNamed = card.title !== undefined;
  return (
    <li className={styles.row}>
      <a className={styles.link} href={viewHref(page, { name: 'item', plugin: plugin.type, itemId })}>
        {picture && (
          // Decorative: its view has the text alternative.
          <Picture picture={{ ...picture, alt: undefined }} shape="square" className={styles.picture} />
        )}
        <span className={styles.words}>
          <span className={styles.when}>
            {word}
            {isNamed && publishedAt !== undefined && (
              <>
                {' · '}
                <FormattedText as="time" dateTime={publishedAt}>
                  {date(new Date(publishedAt))}
                </FormattedText>
              </>
            )}
          </span>{' '}
          <FormattedText className={styles.title} lang={isNamed ? lang : undefined}>
            {itemTitle(card, account, language)}
          </FormattedText>
        </span>
      </a>
    </li>
  );
}

/** The items in the order of their views; undefined if the plugin has none. */
function useSequence(plugin: AnyPluginSection, data: unknown): ItemSequence | undefined {
  const { services } = usePageEnvironment();
  const account = useProfileSelector(({ page }) => page.account);
  const language = useLanguage();
  const formatters = useFormatters(account.timeZone);
  const t = useTexts(plugin.texts);
  return useMemo(() => {
    const parsed = plugin.sequence && checkOnce(plugin.schema, data);
    if (!parsed?.success) return undefined;
    try {
      return plugin.sequence?.(parsed.output, { account, language, formatters }, t);
    } catch (error) {
      services.captureError(error, `sequence ${plugin.type}`);
      return undefined;
    }
  }, [plugin, data, account, language, formatters, t, services]);
}
