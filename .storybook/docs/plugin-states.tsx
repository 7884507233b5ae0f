import { languageNames } from '@oa-profile/i18n/internal';
import { languages, type Language } from '@oa-profile/i18n';
import { useId, useState, type ReactElement } from 'react';
import { Specimen, useDocs, type PreparedStory } from './specimen.js';
import styles from './plugin-states.module.css';

const schemes = ['light', 'dark'] as const;

/** The plugin's stories that show one of its states. */
const useStates = (): readonly PreparedStory[] =>
  useDocs()
    .componentStories()
    .filter(({ tags }) => !tags.includes('test-only'));

export function StatesSideBySide(): ReactElement {
  const docs = useDocs();
  const states = useStates();
  const scheme = document.documentElement.dataset['colorScheme'] === 'dark' ? 'dark' : 'light';
  const languageOf = (story: PreparedStory): Language =>
    (docs.getStoryContext(story).globals as { language: Language }).language;
  // The page shows it for data that come late; the stories' own data never do.
  const [usual] = states.filter(({ initialArgs }) => initialArgs['itemId'] === undefined);
  return (
    <div className={styles.states}>
      {usual && (
        <figure className={styles.figure}>
          <figcaption>Loading</figcaption>
          <Specimen story={usual} language={languageOf(usual)} scheme={scheme} status="Loading" />
        </figure>
      )}
      {states.map((story) => (
        <figure key={story.id} className={styles.figure}>
          <figcaption>
            <a href={`./?path=/story/${story.id}`} target="_top">
              {story.name}
            </a>
          </figcaption>
          <Specimen story={story} language={languageOf(story)} scheme={scheme} />
        </figure>
      ))}
    </div>
  );
}

/** One state of a plugin in every language and scheme. */
export function LanguagesAndSchemes(): ReactElement {
  const states = useStates();
  const [chosen, setChosen] = useState(states[0]);
  const field = useId();
  return (
    <>
      <p>
        <label htmlFor={field}>State </label>
        <select
          id={field}
          value={chosen?.id}
          onChange={({ target }) => setChosen(states.find(({ id }) => id === target.value))}
        >
          {states.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </p>
      <div
        className={styles.matrix}
        role="region"
        aria-label="Languages and schemes"
        // Makes it scrollable by keyboard, too.
        tabIndex={0}
      >
        {schemes.map((scheme) =>
          languages.map((language) => (
            <figure key={language + scheme} className={styles.figure}>
              <figcaption>
                {languageNames[language]}, {scheme}
              </figcaption>
              {chosen && <Specimen key={chosen.id} story={chosen} language={language} scheme={scheme} />}
            </figure>
          )),
        )}
      </div>
    </>
  );
}
