/** The moment at which the stories' pages were rendered, and at which their clock starts. */
export const storyDay = new Date('2026-11-21T12:00:00+09:00');

const RealDate = Date;
const startedAt = RealDate.now();
const now = (): number => storyDay.getTime() + RealDate.now() - startedAt;

/**
 * Replaces `Date` by one that goes on from the stories' day, so that a story shows the same on every day: with the
 * visitor's own clock, the days that a page offers would depend on when it is looked at, and tests with them.
 */
function StoryDate(...values: []): Date | string {
  if (!new.target) return new RealDate(now()).toString();
  return Reflect.construct(RealDate, values.length ? values : [now()], new.target) as Date;
}
Object.setPrototypeOf(StoryDate, RealDate);
StoryDate.prototype = RealDate.prototype;
StoryDate.now = now;
globalThis.Date = StoryDate as unknown as DateConstructor;
