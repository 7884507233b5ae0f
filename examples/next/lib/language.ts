import { chooseLanguage, type Language } from '@oa-profile/i18n';
import { headers } from 'next/headers';

/** The language of this request: the first accepted by the browser that the libraries have. */
export async function requestLanguage(): Promise<Language> {
  const accepted = (await headers()).get('accept-language') ?? '';
  return chooseLanguage({ accepted: accepted.split(',').map((each) => each.split(';')[0] ?? '') });
}
