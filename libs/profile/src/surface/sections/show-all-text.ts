import type { AnyPluginSection } from '@oa-profile/plugin-sdk';

/** What a link to all of a section's items says. `t` has the common texts, `own` those of the section. */
export const showAllText = (
  { showAllKey }: Pick<AnyPluginSection, 'showAllKey'>,
  t: (key: 'common.goTo', values: { title: string }) => string,
  own: (key: string) => string,
): string => (showAllKey === undefined ? t('common.goTo', { title: own('title') }) : own(showAllKey));
