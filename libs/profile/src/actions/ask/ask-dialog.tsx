import {
  basicInfoOf,
  Choice,
  DayFace,
  DayGrid,
  PageDialog,
  useNow,
  usePageEnvironment,
  useProfileSelector,
  type LateDialog,
} from '@oa-profile/plugin-sdk/page';
import {
  askedLanguage,
  DialogNotice,
  selectSettledFriendship,
  type ComingDay,
  type OpenDialog,
} from '@oa-profile/plugin-sdk/internal';
import {
  addTexts,
  commonTexts,
  createFormatters,
  createI18n,
  langAttribute,
  type Language,
  type Translate,
} from '@oa-profile/i18n';
import { useFormatters, useLanguage, useTexts } from '@oa-profile/i18n/react';
import { telephoneUrl } from '@oa-profile/plugin-sdk';
import { LiveRegion } from '@oa-profile/ui';
import { useEffect, useId, useMemo, useState, type ReactElement } from 'react';
import styles from './ask-dialog.module.css';
import { askTexts, type AskDictionary } from './ask-texts.js';
import { askableDays } from './askable-days.js';
import { questionText } from './question-text.js';
import { WayButtons } from './way-buttons.js';
import { wayToAsk } from './way-to-ask.js';

/** A prepared question about a fact, and the way to ask it. */
function AskDialog(): ReactElement | null {
  const open = useProfileSelector(({ dialogs }) => dialogs.open);
  return open?.name === 'ask' ? <Question {...open} /> : null;
}

function Question({ fact }: Extract<OpenDialog, { name: 'ask' }>): ReactElement {
  const t = useTexts(askTexts);
  const common = useTexts(commonTexts);
  const language = useLanguage();
  const { renderedAt } = usePageEnvironment();
  const page = useProfileSelector((state) => state.page);
  const { account, origin, appLinks } = page;
  const friendshipType = useProfileSelector(selectSettledFriendship);

  const now = useNow(renderedAt);
  const days = fact.kind === 'hours' ? askableDays(fact.hours, now) : [];
  const [date, setDate] = useState<string>();
  const day = days.find((each) => each.date === date) ?? days[0];

  // The page shows the facts as of its rendering.
  const details = { seenAt: renderedAt, day };
  const formatters = useFormatters(account.timeZone);
  const own = questionText(fact, details, { t, formatters });
  const asked = askedLanguage(account);
  const theirs = useTextsIn(asked === language ? undefined : asked);
  const theirFormatters = useMemo(
    () => theirs && createFormatters(theirs.language, account.timeZone),
    [theirs, account.timeZone],
  );
  const question =
    theirs && theirFormatters
      ? questionText(fact, details, { t: theirs.t, formatters: theirFormatters })
      : own;

  const phone = useMemo(() => basicInfoOf(page)?.phone ?? '', [page]);
  const way = wayToAsk({
    friendshipType,
    origin,
    features: account.features,
    phone: telephoneUrl(phone),
  });
  return (
    <PageDialog
      title={common('common.ask')}
      actions={<WayButtons way={way} question={question} phone={phone} />}
    >
      <DialogNotice />
      <div className={styles.ask}>
        {days.length > 1 && <DayChoice days={days} value={day?.date} onChange={setDate} />}
        <p className={styles.question} lang={langAttribute(theirs?.language, language)}>
          {question}
        </p>
        {question !== own && <p className={styles.own}>{own}</p>}
        {/* Adding or unblocking the account changes the way. */}
        <LiveRegion>
          <p className={styles.way}>
            {t(way === 'chat' && appLinks.chatWithText === undefined ? 'way.copy' : `way.${way}`)}
          </p>
        </LiveRegion>
      </div>
    </PageDialog>
  );
}

export const askDialog: LateDialog = { Component: AskDialog, texts: askTexts };

interface DayChoiceProps {
  days: readonly ComingDay[];
  /** `'YYYY-MM-DD'` */
  value: string | undefined;
  onChange: (date: string) => void;
}

/** The day whose hours are questioned. */
function DayChoice({ days, value, onChange }: DayChoiceProps): ReactElement {
  const t = useTexts(askTexts);
  const name = useId();
  return (
    <fieldset className={styles.day}>
      <legend className={styles.legend}>{t('day')}</legend>
      <DayGrid>
        {days.map(({ date }) => (
          <Choice key={date} name={name} value={date} checked={date === value} onChange={onChange}>
            <DayFace date={date} />
          </Choice>
        ))}
      </DayGrid>
    </fieldset>
  );
}

interface TextsIn {
  language: Language;
  t: Translate<AskDictionary>;
}

/** These texts in another language than the page's; undefined until, or unless, they have loaded. */
function useTextsIn(language: Language | undefined): TextsIn | undefined {
  const { services } = usePageEnvironment();
  const [loaded, setLoaded] = useState<TextsIn>();
  useEffect(() => {
    if (!language) return;
    let isWanted = true;
    const i18n = createI18n(language);
    addTexts(i18n, askTexts).then(
      () => {
        const t = i18n.getFixedT(language, askTexts.namespace) as TextsIn['t'];
        if (isWanted) setLoaded({ language, t });
      },
      // The visitor's own language will be understood, too.
      (error: unknown) => services.captureError(error, 'ask'),
    );
    return () => {
      isWanted = false;
    };
  }, [language, services]);
  return loaded;
}
