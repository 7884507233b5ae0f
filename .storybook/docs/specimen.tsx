import { DocsContext } from '@storybook/addon-docs/blocks';
import type { Language, Texts } from '@oa-profile/i18n';
import { I18nextProvider } from '@oa-profile/i18n/react';
import { StoryCountryContext, type StoryCountry } from '@oa-profile/plugin-sdk/internal/testing';
import { Suspense, use, type ReactElement, type ReactNode } from 'react';
import { broughtAccount } from '../../apps/profile-web/stories/brought-account.js';
import { loadSample, sampleArgs, type StorySample } from '../sample-content.js';
import { storyTexts, type I18n } from '../story-texts.js';
import { Isolated } from './isolated.js';

/** A story as its file has prepared it. */
export type PreparedStory = ReturnType<ReturnType<typeof useDocs>['storyById']>;

/** Storybook's context of a documentation page. */
export const useDocs = () => use(DocsContext);

export interface SpecimenProps {
  story: PreparedStory;
  language: Language;
  scheme: 'light' | 'dark';
  /** Shows the story in this state of its data. @default its own */
  status?: 'Loading';
}

/** A plugin's story in a language and a scheme, without running its play function. */
export function Specimen({ story, language, scheme, status }: SpecimenProps): ReactElement {
  const context = useDocs().getStoryContext(story);
  const { country } = context.globals as { country: StoryCountry };
  const texts = (story.parameters as { texts?: readonly Texts[] }).texts;
  return (
    <Isolated title={[status ?? story.name, language, scheme].join(', ')} language={language} scheme={scheme}>
      <Suspense>
        <InLanguage i18n={textsIn(language, texts)}>
          <StoryCountryContext value={country}>
            <WithSample sample={sampleIn(language, story)}>
              {(sample) => {
                const { initialArgs } = story;
                const ready = sample ? sampleArgs(sample, initialArgs, initialArgs) : initialArgs;
                const args = status ? { ...ready, status } : ready;
                return story.originalStoryFn(args, context as never) as ReactNode;
              }}
            </WithSample>
          </StoryCountryContext>
        </InLanguage>
      </Suspense>
    </Isolated>
  );
}

function InLanguage({ i18n, children }: { i18n: Promise<I18n>; children: ReactNode }): ReactElement {
  return <I18nextProvider i18n={use(i18n)}>{children}</I18nextProvider>;
}

interface WithSampleProps {
  sample: Promise<StorySample | undefined>;
  children: (sample: StorySample | undefined) => ReactNode;
}

function WithSample({ sample, children }: WithSampleProps): ReactNode {
  return children(use(sample));
}

const loadedTexts = new Map<string, Promise<I18n>>();
const loadedSamples = new Map<string, Promise<StorySample | undefined>>();

const textsIn = (language: Language, texts: readonly Texts[] = []): Promise<I18n> =>
  loadOnce(loadedTexts, [language, ...texts.map(({ namespace }) => namespace)], () =>
    storyTexts(language, texts),
  );

const sampleIn = (language: Language, story: PreparedStory): Promise<StorySample | undefined> =>
  loadOnce(loadedSamples, [language, story.id, JSON.stringify(broughtAccount())], () =>
    loadSample(story, language),
  );

/** Returns the same promise each time, so that a re-render does not suspend again. */
function loadOnce<T>(loaded: Map<string, Promise<T>>, keys: string[], load: () => Promise<T>): Promise<T> {
  const key = keys.join(' ');
  const promise = loaded.get(key) ?? load();
  loaded.set(key, promise);
  return promise;
}
