import {
  storyContext,
  storyCountries,
  type PluginStoryProps,
  type StoryCountry,
} from '@oa-profile/plugin-sdk/testing';
import type { Decorator, Loader } from '@storybook/react-vite';
import MockDate from 'mockdate';
import { isPluginStory } from './design-controls.js';

/** What clocks say in a zone when it is `date` there, as '2026-11-21T12:00'. */
function wallTime(date: Date, timeZone: string): string {
  // Swedish writes dates and times as ISO 8601 does.
  return date.toLocaleString('sv', { timeZone }).replace(' ', 'T');
}

/** The moment of a day at which clocks in a zone show a time, as '07h30'. */
function atTime(day: Date, time: string, timeZone: string): Date {
  const wanted = Date.parse(`${wallTime(day, timeZone).slice(0, 10)}T${time.replace('h', ':')}:00Z`);
  const offset = Date.parse(`${wallTime(day, timeZone)}Z`) - Math.floor(day.getTime() / 1000) * 1000;
  return new Date(wanted - offset);
}

/** What a story says of its account, if it shows a page. */
interface PageArgs {
  account?: { timeZone?: string };
}

/** The clock of the accounts of pages that do not say theirs, and the day of what stories show. */
const usualZone = 'Asia/Tokyo';
const storyDay = new Date('2026-11-21T12:00:00+09:00');

/**
 * Sets the clock of what reads it, as pages do: to the time of day that the toolbar is set to, by the account's clock. A
 * plugin is told what time it is.
 */
export const setClock: Loader = ({ component, args, globals }) => {
  const time = globals['timeOfDay'] as string;
  MockDate.reset();
  if (time === 'own' || isPluginStory(component)) return;
  const { account } = args as PageArgs;
  MockDate.set(atTime(storyDay, time, account?.timeZone ?? usualZone));
};

/** Shows a story at the time of day that the toolbar is set to. */
export const withTimeOfDay: Decorator = (Story, { component, args, globals }) => {
  const time = globals['timeOfDay'] as string;
  // Pages look at the clock once a minute: with another time they begin anew.
  if (time === 'own' || !isPluginStory(component)) return <Story key={time} />;
  const { context } = args as unknown as PluginStoryProps;
  const { account, now } = storyContext(context);
  const { timeZone } = context?.account?.timeZone
    ? account
    : storyCountries[globals['country'] as StoryCountry];
  return <Story args={{ ...args, context: { ...context, now: atTime(now, time, timeZone) } }} />;
};
