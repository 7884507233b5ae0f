import { defineTexts, languages, type Language, type Texts } from '@oa-profile/i18n';
import {
  defineSection,
  type PluginSection,
  type SectionPlugin,
  type SectionProps,
  type ViewProps,
} from '@oa-profile/plugin-sdk';
import type { ReactElement } from 'react';
import * as v from 'valibot';

/** Texts with only a title, the same in each language. */
function titled(type: string, title: string): Texts<{ title: string }> {
  const load = (): Promise<{ title: string }> => Promise.resolve({ title });
  const loaders = Object.fromEntries(languages.map((language) => [language, load]));
  return defineTexts(`sample-${type}`, loaders as Record<Language, typeof load>);
}

const questions = v.object({
  items: v.array(v.object({ id: v.string(), question: v.string(), answer: v.string() })),
});
type Questions = v.InferOutput<typeof questions>;

function QuestionList({ data: { items }, context }: SectionProps<Questions>): ReactElement {
  return (
    <>
      {items.map(({ id, question, answer }) => (
        <details key={id} lang={context.account.contentLanguage}>
          <summary>{question}</summary>
          <p>{answer}</p>
          <a href={context.itemHref(id)}>Open alone</a>
        </details>
      ))}
    </>
  );
}

function Question({ data: { items }, itemId }: ViewProps<Questions>): ReactElement {
  return <p>{items.find(({ id }) => id === itemId)?.answer}</p>;
}

const questionsPlugin: PluginSection<Questions> = defineSection({
  type: 'faq',
  texts: titled('faq', 'Questions'),
  schema: questions,
  source: { kind: 'account-page' },
  isEmpty: ({ items }) => items.length === 0,
  Section: QuestionList,
  View: Question,
  itemCard({ items }, itemId) {
    const item = items.find(({ id }) => id === itemId);
    return item && { title: item.question };
  },
  searchEntries: ({ items }) =>
    items.map(({ id, question, answer }) => ({ title: question, text: answer, itemId: id })),
});

const factsPlugin: PluginSection<object> = defineSection({
  type: 'basic-info',
  texts: titled('basic-info', 'Facts'),
  schema: v.object({}),
  source: { kind: 'account-page' },
  isEmpty: () => false,
  Section: () => <p>What there is to know.</p>,
});

const guestsPlugin: PluginSection<object> = defineSection({
  type: 'busy-times',
  texts: titled('busy-times', 'Guests'),
  schema: v.object({}),
  source: { kind: 'sub-page', type: 'TRAFFICINFO' },
  isEmpty: () => false,
  Section: () => <p>How many come.</p>,
});

/** Minimal plugins for the page's own stories and tests. How real ones look together is up to the host. */
export const samplePlugins: readonly SectionPlugin[] = [
  { name: 'basic-info', section: () => Promise.resolve(factsPlugin) },
  { name: 'busy-times', section: () => Promise.resolve(guestsPlugin) },
  { name: 'faq', section: () => Promise.resolve(questionsPlugin) },
];
