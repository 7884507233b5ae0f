import { commonTexts } from '@oa-profile/i18n';
import { FormattedText, useTexts } from '@oa-profile/i18n/react';
import { Avatar, Icon, VisuallyHidden, backIcon } from '@oa-profile/ui';
import { clsx } from 'clsx';
import { useEffect, useRef, type ReactElement, type ReactNode } from 'react';
import { useAccountLang } from '../account/use-account-lang.js';
import { TextWithName } from '../account/text-with-name.js';
import { useProfileSelector } from '../store/hooks.js';
import { viewHref } from '../views/view.js';
import styles from './view-frame.module.css';

interface ViewFrameProps {
  title: string;
  /** @default its title */
  heading?: string | undefined;
  /** Shows the heading to screen readers only, where what follows says whose and what it is. @default false */
  hidesHeading?: boolean;
  /** BCP 47 tag of the heading if it is in the account's own words. */
  headingLang?: string | undefined;
  /** Shown at the end of the bar: a button. */
  action?: ReactNode;
  /** The bar of the account's pages, if the view is one of them. */
  pages?: ReactNode;
  children: ReactNode;
}

/** The frame of a view other than the profile: a way back, the account's name, and the heading. */
export function ViewFrame({
  title,
  heading: words = title,
  hidesHeading = false,
  headingLang,
  action,
  pages,
  children,
}: ViewFrameProps): ReactElement {
  const t = useTexts(commonTexts);
  const page = useProfileSelector((state) => state.page);
  const arrivedHere = useProfileSelector((state) => state.view === state.page.initialView);
  const accountLang = useAccountLang();
  const heading = useRef<HTMLHeadingElement>(null);
  const { name, icon } = page.account;

  useEffect(() => {
    const before = document.title;
    document.title = `${title} | ${name}`;
    return () => {
      document.title = before;
    };
  }, [title, name]);
  useEffect(() => {
    // A visitor who has just arrived begins at the top, as on any page.
    if (!arrivedHere) heading.current?.focus({ preventScroll: true });
  }, [arrivedHere]);

  return (
    <article className={clsx(styles.view, pages && styles.page)}>
      <div className={styles.bar}>
        <a
          className={styles.back}
          href={viewHref(page, { name: 'profile' })}
          // Browsers need not fetch what is in this document.
          data-here={page.initialView.name === 'profile' || undefined}
        >
          <Icon shape={backIcon} />
          <Avatar name={name} picture={icon} size="small" className={styles.icon} />
          {/* The arrow says the rest to those who see it. */}
          <span aria-hidden="true" lang={accountLang} className={styles.name}>
            {name}
          </span>
          <VisuallyHidden>
            <TextWithName>{(part) => t('common.backTo', { name: part })}</TextWithName>
          </VisuallyHidden>
        </a>
        {action}
      </div>
      {pages}
      {hidesHeading ? (
        <h1 ref={heading} tabIndex={-1} lang={headingLang}>
          <FormattedText as={VisuallyHidden}>{words}</FormattedText>
        </h1>
      ) : (
        <FormattedText as="h1" ref={heading} tabIndex={-1} className={styles.title} lang={headingLang}>
          {words}
        </FormattedText>
      )}
      {children}
    </article>
  );
}
