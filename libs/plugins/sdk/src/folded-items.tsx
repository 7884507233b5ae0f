import { commonTexts } from '@oa-profile/i18n';
import { formatCount } from '@oa-profile/i18n/internal';
import { FormattedText, useLanguage, useTexts } from '@oa-profile/i18n/react';
import { FoldedList } from '@oa-profile/ui';
import type { FoldedListProps } from '@oa-profile/ui/internal';
import type { ReactElement, ReactNode } from 'react';

/** Props of {@link FoldedItems}. */
export interface FoldedItemsProps<Item> extends Omit<FoldedListProps<Item>, 'label'> {
  /** Text of the link to the whole list, with `href`: 'Show all 24 questions'. @default 'Show all' */
  label?: ReactNode;
}

/**
 * A `FoldedList` in the words that all sections use: a link to the whole list shows all, a button that unfolds the rest
 * shows so many more.
 *
 * @example
 * ```tsx
 * <FoldedItems items={items} shownFirst={3} href={wholeHref} label={t('showAll', { total: number(items.length) })}>
 *   {(shown) => <ul>…</ul>}
 * </FoldedItems>
 * ```
 */
export function FoldedItems<Item>({ label, ...list }: FoldedItemsProps<Item>): ReactElement {
  const t = useTexts(commonTexts);
  const language = useLanguage();
  const { items, shownFirst, href } = list;
  const total = formatCount(language, Math.max(items.length - shownFirst, 0));
  return (
    <FoldedList
      {...list}
      label={
        <FormattedText>
          {href === undefined ? t('common.showMore', { total }) : (label ?? t('common.showAll'))}
        </FormattedText>
      }
    />
  );
}
