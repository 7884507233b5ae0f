import { useAccountLang, useProfileSelector, usePageEnvironment } from '@oa-profile/plugin-sdk/page';
import { SectionBoundary, SectionPart } from '@oa-profile/plugin-sdk/internal';
import { FormattedText, useFormatters } from '@oa-profile/i18n/react';
import type { AnyPluginSection, ItemCard, PluginContext } from '@oa-profile/plugin-sdk';
import { Avatar } from '@oa-profile/ui';
import { useCallback, type ReactElement } from 'react';
import styles from './item-view-byline.module.css';

interface ItemBylineProps {
  plugin: AnyPluginSection;
  data: unknown;
  itemId: string;
  card: ItemCard;
  context: PluginContext;
}

/** Who has published an item, and when, with what its section offers beside its heading. */
export function ItemByline({ plugin, data, itemId, card, context }: ItemBylineProps): ReactElement {
  const { services } = usePageEnvironment();
  const { name, icon, timeZone } = useProfileSelector(({ page }) => page.account);
  const lang = useAccountLang();
  const { dateTime } = useFormatters(timeZone);
  const onError = useCallback(
    (error: unknown) => services.captureError(error, `action ${plugin.type}`),
    [services, plugin.type],
  );
  const { publishedAt } = card;
  return (
    <div className={styles.byline}>
      <Avatar name={name} picture={icon} size="small" className={styles.icon} />
      <p className={styles.words}>
        <span className={styles.name} lang={lang}>
          {name}
        </span>
        {publishedAt !== undefined && (
          <FormattedText as="time" className={styles.time} dateTime={publishedAt}>
            {dateTime(new Date(publishedAt))}
          </FormattedText>
        )}
      </p>
      {plugin.Action && (
        <SectionBoundary data={data} onError={onError} fallback={() => null}>
          <SectionPart section={plugin} part="Action" data={data} itemId={itemId} context={context} />
        </SectionBoundary>
      )}
    </div>
  );
}
