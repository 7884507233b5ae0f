import {
  storyContext,
  storyCountries,
  type PluginStoryProps,
  type StoryCountry,
} from '@oa-profile/plugin-sdk/testing';
import type { Decorator } from '@storybook/react-vite';
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

/** Shows a plugin at the time of day that the toolbar is set to, by the account's clock. */
export const withTimeOfDay: Decorator = (Story, { component, args, globals }) => {
  const time = globals['timeOfDay'] as string;
  if (time === 'own' || !isPluginStory(component)) return <Story />;
  const { context } = args as unknown as PluginStoryProps;
  const { account, now } = storyContext(context);
  const { timeZone } = context?.account?.timeZone
    ? account
    : storyCountries[globals['country'] as StoryCountry];
  return <Story args={{ ...args, context: { ...context, now: atTime(now, time, timeZone) } }} />;
};
