import { storyDay } from './story-clock.js';
import { storyContext, type SectionStoryProps } from '@oa-profile/plugin-sdk/testing';
import { storyCountries, type StoryCountry } from '@oa-profile/plugin-sdk/internal/testing';
import type { Decorator, Loader } from '@storybook/react-vite';
import MockDate from 'mockdate';
import { isSectionStory } from './design-controls.js';

/** The local time of `date` in a time zone, such as '2026-11-21T12:00'. */
function wallTime(date: Date, timeZone: string): string {
  // Swedish writes dates and times as ISO 8601 does.
  return date.toLocaleString('sv', { timeZone }).replace(' ', 'T');
}

/** The moment at which it is `time`, such as '07h30', on a day in a time zone. */
function atTime(day: Date, time: string, timeZone: string): Date {
  const wanted = Date.parse(`${wallTime(day, timeZone).slice(0, 10)}T${time.replace('h', ':')}:00Z`);
  const offset = Date.parse(`${wallTime(day, timeZone)}Z`) - Math.floor(day.getTime() / 1000) * 1000;
  return new Date(wanted - offset);
}

/** A page story's account. */
interface PageArgs {
  account?: { timeZone?: string };
}

/** Time zone of accounts that have none in their story. */
const usualZone = 'Asia/Tokyo';

/**
 * Sets the clock for components that read it, such as pages, to the toolbar's time of day in the account's time zone.
 * Plugins get the time in their context.
 */
export const setClock: Loader = ({ component, args, globals }) => {
  const time = globals['timeOfDay'] as string;
  MockDate.reset();
  if (time === 'own' || isSectionStory(component)) return;
  const { account } = args as PageArgs;
  MockDate.set(atTime(storyDay, time, account?.timeZone ?? usualZone));
};

/** Shows a story at the toolbar's time of day. */
export const withTimeOfDay: Decorator = (Story, { component, args, globals }) => {
  const time = globals['timeOfDay'] as string;
  // Pages read the clock once a minute: a change of time remounts them.
  if (time === 'own' || !isSectionStory(component)) return <Story key={time} />;
  const { context } = args as unknown as SectionStoryProps;
  const { account, now } = storyContext(context);
  const { timeZone } = context?.account?.timeZone
    ? account
    : storyCountries[globals['country'] as StoryCountry];
  return <Story args={{ ...args, context: { ...context, now: atTime(now, time, timeZone) } }} />;
};
