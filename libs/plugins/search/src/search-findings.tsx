import {
  dialogOpened,
  RelationStepButton,
  selectOfferedRelation,
  selectSectionData,
  useAccountLang,
  useFollowLink,
  useLatePlugins,
  usePageEnvironment,
  useProfileDispatch,
  useProfileSelector,
  visibleActions,
  type LateDialog,
} from '@oa-profile/plugin-sdk/page';
import { commonTexts, langAttribute } from '@oa-profile/i18n';
import { useFormatters, useI18n, useLanguage, useTexts } from '@oa-profile/i18n/react';
import { Button, chatIcon, InlineMessage, LiveRegion, phoneIcon } from '@oa-profile/ui';
import { Fragment, useEffect, useState, type ReactElement } from 'react';
import { foldQuery } from './fold-text.js';
import { searchEntries, type FoundEntry, type TextPiece } from './search-entries.js';
import styles from './search-findings.module.css';
import { selectSearch } from './search-slice.js';
import { SearchSuggestions } from './search-suggestions.js';
import { searchTexts } from './search-texts.js';
import { pageEntries, type PageEntries, type PageEntry } from './page-entries.js';

/**
 * What is found, below the field of the search. It changes with each letter; the number of matches is announced once
 * typing rests, or a screen reader would speak over every letter.
 */
function SearchFindings(): ReactElement {
  const t = useTexts(searchTexts);
  const common = useTexts(commonTexts);
  const { number } = useFormatters(useProfileSelector(({ page }) => page.account.timeZone));
  const { query } = useProfileSelector(selectSearch);
  const { found: all, retry } = usePageEntries();

  const isAsked = foldQuery(query).length > 0;
  const found = all && isAsked ? searchEntries(all.entries, query) : undefined;
  const count = found?.length ?? 0;
  const isRested = useIsRested(query);
  const countText = found && (count > 0 ? t('found', { count, displayCount: number(count) }) : t('none'));
  return (
    <div className={styles.found} aria-busy={isAsked && !all}>
      <LiveRegion className={styles.count}>{isAsked && !all && <p>{common('common.loading')}</p>}</LiveRegion>
      {countText && (
        <p className={styles.count} aria-hidden="true">
          {countText}
        </p>
      )}
      <LiveRegion visuallyHidden>{isRested && countText}</LiveRegion>
      <LiveRegion>
        {all?.isIncomplete && (
          <InlineMessage tone="warning" retry={{ label: common('common.retry'), onRetry: retry }}>
            {t('incomplete')}
          </InlineMessage>
        )}
      </LiveRegion>
      {!isAsked && <p className={styles.count}>{t('scope')}</p>}
      {!isAsked && all && <SearchSuggestions entries={all.entries} />}
      {found && count > 0 && <SearchResults found={found} />}
      {found && count === 0 && <AskInstead />}
    </div>
  );
}

/** Longer than the pause between two letters, also on a phone's keyboard. */
const REST_MS = 1000;

/** Whether a value that is being typed has not changed for a while. */
function useIsRested(value: string): boolean {
  const [rested, setRested] = useState<string>();
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), REST_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return rested === value;
}

export const searchFindings: LateDialog = { Component: SearchFindings, texts: searchTexts };

/**
 * If the page does not have the answer, the account may: offers the ways to reach it, or its chat if that is the only
 * one, and to a stranger the step before that.
 */
function AskInstead(): ReactElement | null {
  const t = useTexts(searchTexts);
  const common = useTexts(commonTexts);
  const dispatch = useProfileDispatch();
  const { isReachable, appLinks } = useProfileSelector(({ page }) => page);
  const relation = useProfileSelector(selectOfferedRelation);
  // The first action of a relation is the chat, or what has to be done before it.
  const [main] = relation === 'unknown' ? [] : visibleActions(relation.friendshipType, 'unknown');
  const step = main?.action === 'addFriend' || main?.action === 'unblock' ? main.action : undefined;
  const canChat = main?.action === 'chat';
  if (!isReachable && !canChat && !step) return null;
  return (
    <div className={styles.ask}>
      <p>{t(step ? `ask.${step}` : 'ask')}</p>
      {step && <RelationStepButton step={step} />}
      {isReachable ? (
        <Button icon={phoneIcon} wide onClick={() => dispatch(dialogOpened('contact'))}>
          {common('action.contact')}
        </Button>
      ) : (
        canChat && (
          <Button href={appLinks.chat} icon={chatIcon} wide>
            {common('action.chat')}
          </Button>
        )
      )}
    </div>
  );
}

interface SearchResultsProps {
  found: readonly FoundEntry<PageEntry>[];
}

/** The matches: each with its section's name and a link. */
function SearchResults({ found }: SearchResultsProps): ReactElement {
  const accountLang = useAccountLang();
  const language = useLanguage();
  const langOf = (tag: string | undefined): string | undefined =>
    tag === undefined ? accountLang : langAttribute(tag, language);
  const follow = useFollowLink();

  return (
    // Marked for the field, whose Enter follows the first one.
    <ul role="list" data-found="">
      {found.map(({ entry: { key, section, href, titleLang, textLang }, title, excerpt }) => (
        <li key={key} className={styles.result}>
          {section !== undefined && <span className={styles.section}>{section}</span>}
          <a
            className={styles.title}
            href={href}
            lang={langOf(titleLang)}
            onClick={(event) => follow(event, href)}
          >
            <Marked pieces={title} />
          </a>
          {excerpt && (
            <span className={styles.excerpt} lang={langOf(textLang)}>
              <Marked pieces={excerpt} />
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

function Marked({ pieces }: { pieces: readonly TextPiece[] }): ReactElement[] {
  return pieces.map(({ text, isMatch }, place) =>
    isMatch ? <mark key={place}>{text}</mark> : <Fragment key={place}>{text}</Fragment>,
  );
}

const nothing: PageEntries = { entries: [], isIncomplete: true };

/**
 * What the search looks through; undefined until the code of the sections has loaded. Data that sections load later are
 * added.
 */
function usePageEntries(): { found: PageEntries | undefined; retry: () => void } {
  const { services } = usePageEnvironment();
  const i18n = useI18n();
  const { loaded } = useLatePlugins();
  const page = useProfileSelector((state) => state.page);
  const sectionData = useProfileSelector(selectSectionData);
  const [found, setFound] = useState<PageEntries>();
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let isWanted = true;
    pageEntries({ page, plugins: loaded, sectionData }, services, i18n, new Date())
      .catch((error: unknown) => {
        services.captureError(error, 'search');
        return nothing;
      })
      .then(
        (entries) => isWanted && setFound(entries),
        () => undefined,
      );
    return () => {
      isWanted = false;
    };
  }, [page, loaded, sectionData, services, i18n, tries]);
  return { found, retry: () => setTries((before) => before + 1) };
}
