import { textAround } from '@oa-profile/i18n';
import type { ReactElement } from 'react';
import { useProfileSelector } from '../store/hooks.js';
import { useAccountLang } from './use-account-lang.js';

/** A text containing the account's name, which can be in another language. */
export function TextWithName({ children }: { children: (name: string) => string }): ReactElement {
  const name = useProfileSelector(({ page }) => page.account.name);
  const lang = useAccountLang();
  const [before, after] = textAround(children);
  return (
    <>
      {before}
      <span lang={lang}>{name}</span>
      {after}
    </>
  );
}
