import { languageNames } from '@oa-profile/i18n/internal';
import { languages, type Language } from '@oa-profile/i18n';
import { Suspense, use, type ReactElement } from 'react';
import { sampleSearchIds } from 'platform/sample-answers';
import { firstScreen, type FirstScreen } from '../../apps/profile-web/stories/first-screens.js';
import { Isolated } from './isolated.js';
import { PageMarkup } from './page-markup.js';
import styles from './gallery.module.css';

/** What a gallery shows; an address can name it, too. */
export interface GalleryChoice {
  /** Search id without '@', which Storybook's addresses do not take. */
  account: string;
  language: Language | 'all';
  size: 'half' | 'full';
}

export interface GalleryProps extends GalleryChoice {
  scheme: 'system' | 'light' | 'dark';
  /** '#rrggbb', or 'own' for the accounts'. */
  accountColor: string;
  textSize: number;
  onChoose: (choice: Partial<GalleryChoice>) => void;
}

/** The sample accounts, that which has everything first. */
export const galleryAccounts: readonly string[] = sampleSearchIds.map((searchId) => searchId.slice(1));

const accountNames: Readonly<Record<string, string>> = Object.fromEntries(
  galleryAccounts.map((id) => [id, `@${id}`] as const),
);

/** The first screens of the sample accounts in all languages. Each is rendered once it comes near. */
export function Gallery({
  account,
  language,
  size,
  scheme,
  accountColor,
  textSize,
  onChoose,
}: GalleryProps): ReactElement {
  const rows = account === 'all' ? galleryAccounts : [account];
  const columns = language === 'all' ? languages : [language];
  return (
    <div className={styles.gallery} data-size={size}>
      <form className={styles.choices}>
        <Choice
          label="Account"
          value={account}
          names={{ all: 'all', ...accountNames }}
          onChoose={(chosen) => onChoose({ account: chosen })}
        />
        <Choice
          label="Language"
          value={language}
          names={{ all: 'all', ...languageNames }}
          onChoose={(chosen) => onChoose({ language: chosen as GalleryChoice['language'] })}
        />
        <Choice
          label="Size"
          value={size}
          names={{ half: 'half', full: 'full' }}
          onChoose={(chosen) => onChoose({ size: chosen as GalleryChoice['size'] })}
        />
      </form>
      {rows.map((id) => (
        <section key={id} aria-label={`@${id}`}>
          <h2 className={styles.account}>@{id}</h2>
          <div className={styles.row}>
            {columns.map((column) => (
              <figure key={column} className={styles.figure}>
                <figcaption>
                  <a
                    href={`./?path=/story/languages-gallery--one-page&args=account:${id}&globals=language:${column}`}
                    target="_top"
                  >
                    {languageNames[column]}
                  </a>
                </figcaption>
                <div className={styles.screen}>
                  <Isolated
                    title={`@${id}, ${languageNames[column]}`}
                    language={column}
                    scheme={scheme}
                    textSize={textSize}
                    holds="screen"
                  >
                    <Suspense>
                      <Screen account={id} language={column} accountColor={accountColor} />
                    </Suspense>
                  </Isolated>
                </div>
              </figure>
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}

interface ChoiceProps {
  label: string;
  value: string;
  names: Readonly<Record<string, string>>;
  onChoose: (value: string) => void;
}

function Choice({ label, value, names, onChoose }: ChoiceProps): ReactElement {
  return (
    <label>
      {label}{' '}
      <select value={value} onChange={({ target }) => onChoose(target.value)}>
        {Object.entries(names).map(([each, name]) => (
          <option key={each} value={each}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

interface ScreenProps {
  account: string;
  language: Language;
  accountColor: string;
}

function Screen({ account, language, accountColor }: ScreenProps): ReactElement {
  const { markup, color } = use(screenOf(account, language));
  return <PageMarkup markup={markup} color={accountColor === 'own' ? color : accountColor} />;
}

const rendered = new Map<string, Promise<FirstScreen>>();
let last: Promise<unknown> = Promise.resolve();

/** One after the other: the first is there while the others are still rendered. */
function screenOf(account: string, language: Language): Promise<FirstScreen> {
  const key = `${account} ${language}`;
  const known = rendered.get(key);
  if (known) return known;
  const render = (): Promise<FirstScreen> => firstScreen(`@${account}`, language);
  const screen = last.then(render, render);
  last = screen;
  rendered.set(key, screen);
  return screen;
}
