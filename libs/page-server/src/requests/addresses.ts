import { viewPath } from '@oa-profile/plugin-sdk/page';
import type { View } from '@oa-profile/plugin-sdk/internal';
import { languages, type Language } from '@oa-profile/i18n';

/** The address of a view in one language, or in the visitor's own. */
export interface Alternate {
  language: Language | 'x-default';
  url: string;
}

/**
 * The addresses of a view: one for each language, and one in the visitor's own language.
 *
 * @param profileUrl address of the profile without parameters
 */
export function alternatesOf(profileUrl: string, view: View): Alternate[] {
  const url = `${profileUrl}${viewPath(view)}`;
  return [
    ...languages.map((language) => ({ language, url: `${url}?lang=${language}` })),
    { language: 'x-default', url },
  ];
}
