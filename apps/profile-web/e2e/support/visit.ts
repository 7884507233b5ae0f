import type { Locator } from '@playwright/test';
import { addresses } from './addresses.js';
import { controls, screens, type Control, type Place, type PlatformRecord, type Screen } from './controls.js';
import { expect, ready, test as base, type ReceivedRequest } from './fixtures.js';
import { pictureOf } from './picture-of.js';

type ControlName = keyof typeof controls;
type PlaceOf<Name extends ControlName> = keyof (typeof controls)[Name]['places'] & string;
/** What controls should show. */
type Values = Partial<Record<ControlName, string>>;

/** A visit of an account. Each look at a control is a cell of a table, and all that are wrong are listed at the end. */
export interface Visit {
  open: (address: string) => Promise<void>;
  reload: () => Promise<void>;
  /** Waits until the page, loaded by what the visitor did, can be used. */
  arrived: () => Promise<void>;
  /** Goes to a screen, unless it is shown already. */
  goTo: (screen: Screen) => Promise<void>;
  /** Changes what the platform knows of the visitor. */
  platform: (change: object) => Promise<void>;
  /** Taps a control, and looks at it at once. */
  tap: <Name extends ControlName>(name: Name, place: PlaceOf<Name>, becomes: string) => Promise<void>;
  /** Taps a control and looks at it in a second place too, before the answer and after. The platform is asked once. */
  change: <Name extends ControlName>(
    name: Name,
    where: { in: PlaceOf<Name>; seenIn: PlaceOf<Name> },
    becomes: string,
    meanwhile?: string,
  ) => Promise<void>;
  /** Taps a control twice, the second time after the answer. The platform is asked once. */
  doubleTap: <Name extends ControlName>(name: Name, place: PlaceOf<Name>, becomes: string) => Promise<void>;
  /** Taps a control whose change fails, and reads why. */
  fails: <Name extends ControlName>(name: Name, place: PlaceOf<Name>, reason: string) => Promise<void>;
  /** Taps a control that leads to the app. */
  leads: <Name extends ControlName>(
    name: Name,
    place: PlaceOf<Name>,
    title: string | RegExp,
  ) => Promise<void>;
  /** Looks at these controls in every place but those on some screens. */
  see: (moment: string, values: Values, options?: SeeOptions) => Promise<void>;
  /** Asks the platform for the values of these controls, and how often each should have been changed. */
  agrees: (moment: string, values: Values, changes?: Partial<Record<ControlName, number>>) => Promise<void>;
}

interface SeeOptions {
  without?: readonly Screen[];
  /** Whether all is as it stays. @default true */
  isSettled?: boolean;
}

/** Enough for a busy machine. Once something is wrong, the rest of the table needs no patience. */
const PATIENCE_MS = 20_000;
const SHORT_PATIENCE_MS = 1500;

/** What the page gives up at this time or later waits for ever here: looking around takes long on a busy machine. */
const GIVES_UP_MS = 8000;

/** When the visitor opens the page by their own clock: the account's newest announcement is still news then. */
const DEVICE_CLOCK = Date.parse('2026-11-22T12:00:00+09:00');

const controlOf = (name: ControlName): Control => controls[name];

function placeOf(name: ControlName, place: string): Place {
  const found = controlOf(name).places[place];
  if (!found) throw new Error(`${name} is not in ${place}`);
  return found;
}

export const test = base.extend<{ visit: Visit }>({
  visit: async ({ page, visitor, request }, use) => {
    const faults: string[] = [];
    /** What was seen of each place for each value. */
    const pictures = new Map<string, Map<string, string>>();
    let held: Promise<void> | undefined;
    await page.route(`${addresses.platform}/v1/**`, async (route) => {
      if (!['GET', 'OPTIONS'].includes(route.request().method())) await held;
      await route.fallback();
    });
    await page.addInitScript((givesUp) => {
      const schedule = window.setTimeout.bind(window);
      window.setTimeout = ((run: () => void, ms = 0) =>
        ms < givesUp ? schedule(run, ms) : 0) as typeof setTimeout;
    }, GIVES_UP_MS);
    await page.addInitScript((ahead) => {
      const { now } = Date;
      Date.now = () => now() + ahead;
      window.Date = new Proxy(Date, {
        construct: (target, given: []) => (given.length > 0 ? new target(...given) : new target(Date.now())),
      });
    }, DEVICE_CLOCK - Date.now());

    /** Does a part of the visit. What does not succeed is a fault like a wrong look. */
    async function attempt(
      cell: string,
      run: (timeout: number) => Promise<unknown>,
      seen?: () => Promise<string>,
    ): Promise<boolean> {
      try {
        await run(faults.length ? SHORT_PATIENCE_MS : PATIENCE_MS);
        return true;
      } catch (error) {
        const [first = ''] = String(error).split('\n');
        faults.push(`${cell}: ${(await seen?.()) ?? first}`);
        return false;
      }
    }

    const dialogs = page.locator('dialog[open], [popover]:popover-open');
    const isOn = async (screen: Screen): Promise<boolean> =>
      (await screens[screen].shown(page).isVisible()) &&
      (['save sheet', 'More'].includes(screen) || (await dialogs.count()) === 0);

    async function goTo(screen: Screen): Promise<void> {
      if (await isOn(screen)) return;
      for (const dialog of await dialogs.all()) {
        await page.keyboard.press('Escape');
        await dialog.waitFor({ state: 'hidden' });
      }
      const back = page.getByRole('link', { name: /^Back to Komorebi/ });
      if (!(await isOn('profile'))) await back.first().dispatchEvent('click');
      await screens.profile.shown(page).waitFor();
      const { enter } = screens[screen] as { enter?: (on: typeof page) => Promise<void> };
      await enter?.(page);
      await screens[screen].shown(page).waitFor();
    }

    /** A section can be used once it has been near. */
    async function arrived(): Promise<void> {
      await ready(page);
      if (!(await isOn('profile'))) return;
      for (const plugin of ['announcements', 'coupon', 'media-feed', 'reward-card', 'reviews']) {
        const section = page.locator(`[data-plugin=${plugin}]`);
        // After a reload the browser returns to where the page was, maybe only after this has scrolled.
        await expect(async () => {
          await section.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
          await expect(page.locator('[data-late]').filter({ has: section })).toHaveCount(0, {
            timeout: 1000,
          });
        }).toPass();
      }
    }

    async function look(moment: string, name: ControlName, place: string, value: string, isSettled = true) {
      const { looks, looksAlike, within } = placeOf(name, place);
      const cell = `${name} · ${place} · ${moment}`;
      const wanted = looks[value]?.(page);
      const others = Object.values(looks).filter((find) => find !== looks[value]);
      const isRight = await attempt(
        cell,
        async (timeout) => {
          if (wanted) await expect(wanted).toBeVisible({ timeout });
          for (const find of others) await expect(find(page)).toBeHidden({ timeout });
        },
        async () => {
          const seen: string[] = [];
          for (const [other, find] of Object.entries(looks))
            if (await find(page).isVisible()) seen.push(other);
          return `${value} expected, ${seen.join(' and ') || 'nothing'} seen`;
        },
      );
      if (!isRight || !wanted || !isSettled || looksAlike) return;
      const ofPlace = pictures.get(`${name} ${place}`) ?? new Map<string, string>();
      const earlier = ofPlace.get(value);
      let picture = '';
      // What was tapped fades into its colours.
      await attempt(`${cell}: ${value} looks other than before`, async (timeout) =>
        expect(async () => {
          picture = await wanted.evaluate(pictureOf, within);
          expect(picture).toBe(earlier ?? (await wanted.evaluate(pictureOf, within)));
        }).toPass({ timeout, intervals: [50] }),
      );
      for (const [other, known] of ofPlace)
        if (looks[other] !== looks[value] && known === picture)
          faults.push(`${cell}: ${value} looks like ${other}`);
      pictures.set(`${name} ${place}`, ofPlace.set(value, picture));
    }

    /** What is there to be tapped. */
    async function targetOf(name: ControlName, place: string): Promise<Locator> {
      const { on, looks, tapped } = placeOf(name, place);
      await goTo(on);
      // As if the finger had rested since the last tap.
      await page.evaluate(() => document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' })));
      const [first, ...others] = tapped ? [tapped] : new Set(Object.values(looks));
      if (!first) throw new Error(`${name} shows nothing in ${place}`);
      return others.reduce((all, find) => all.or(find(page)), first(page));
    }

    async function changesOf(name: ControlName): Promise<number> {
      const answer = await request.get(`${addresses.platform}/__control/requests`);
      return ((await answer.json()) as ReceivedRequest[]).filter(
        ({ method, path, headers }) =>
          controlOf(name).sends?.(method, path) &&
          [headers['x-access-token'], headers['authorization']?.slice('Bearer '.length)].includes(
            visitor.token,
          ),
      ).length;
    }

    async function storedOf(name: ControlName): Promise<string | undefined> {
      const answer = await request.get(`${addresses.platform}/__control/visitors/${visitor.token}`);
      const nothing = { relations: [], follows: [], keeps: [], reports: [], reservations: [], holdings: [] };
      return controlOf(name).stored?.(answer.ok() ? ((await answer.json()) as PlatformRecord) : nothing);
    }

    const visit: Visit = {
      goTo,
      arrived,
      async open(address) {
        await page.goto(address);
        await arrived();
      },
      async reload() {
        await goTo('profile');
        await page.reload();
        await arrived();
      },
      async platform(change) {
        const data = { token: visitor.token, ...change };
        expect((await request.post(`${addresses.platform}/__control/visitors`, { data })).ok()).toBe(true);
      },
      async tap(name, place, becomes) {
        const target = await targetOf(name, place);
        const { opens } = placeOf(name, place);
        const isTapped = await attempt(`${name} · ${place} · tap`, async (timeout) => {
          await target.tap({ timeout });
          await opens?.(page).waitFor({ timeout });
        });
        if (isTapped && !opens) await look('after the tap', name, place, becomes, false);
      },
      async change(name, where, becomes, meanwhile = becomes) {
        let release = (): void => undefined;
        held = new Promise((resolve) => {
          release = resolve;
        });
        const before = await changesOf(name);
        await visit.tap(name, where.in, meanwhile);
        await goTo(placeOf(name, where.seenIn).on);
        await look('on its way', name, where.seenIn, meanwhile, false);
        held = undefined;
        release();
        await visit.agrees('after the answer', { [name]: becomes }, { [name]: before + 1 });
        await look('after the answer', name, where.seenIn, becomes, false);
      },
      async doubleTap(name, place, becomes) {
        const before = await changesOf(name);
        const target = await targetOf(name, place);
        // As if no time passed between the taps, however slow the machine is.
        await page.evaluate(() => {
          const now = performance.now();
          Object.defineProperty(Event.prototype, 'timeStamp', { get: () => now, configurable: true });
        });
        await target.scrollIntoViewIfNeeded();
        await target.tap({ trial: true });
        const box = await target.boundingBox();
        if (!box) throw new Error('It has gone.');
        const finger = [box.x + box.width / 2, box.y + box.height / 2] as const;
        await page.touchscreen.tap(...finger);
        await visit.agrees('after the first tap', { [name]: becomes });
        await look('after the first tap', name, place, becomes, false);
        await page.touchscreen.tap(...finger);
        await look('after the second tap', name, place, becomes, false);
        await visit.agrees('after the second tap', { [name]: becomes }, { [name]: before + 1 });
      },
      async fails(name, place, reason) {
        const target = await targetOf(name, place);
        await attempt(`${name} · ${place} · failure`, async (timeout) => {
          await target.tap({ timeout });
          await expect(page.getByRole('alert').getByText(reason)).toBeVisible({ timeout });
        });
      },
      async leads(name, place, title) {
        const target = await targetOf(name, place);
        await attempt(`${name} · ${place} · way into the app`, async (timeout) => {
          await target.tap({ timeout });
          const dialog = page.getByRole('dialog', { name: title });
          await expect(dialog.getByRole('link', { name: /^Open LINE/ })).toBeVisible({ timeout });
        });
      },
      async see(moment, values, { without = [], isSettled = true } = {}) {
        for (const screen of (Object.keys(screens) as Screen[]).filter((one) => !without.includes(one))) {
          const cells = (Object.entries(values) as [ControlName, string][]).flatMap(([name, value]) =>
            Object.entries(controlOf(name).places)
              .filter(([, { on }]) => on === screen)
              .map(([place]) => [name, place, value] as const),
          );
          if (!cells.length || !(await attempt(`${screen} · ${moment}`, () => goTo(screen)))) continue;
          for (const cell of cells) await look(moment, ...cell, isSettled);
        }
      },
      async agrees(moment, values, changes = {}) {
        for (const [name, value] of Object.entries(values) as [ControlName, string][])
          await attempt(`${name} · platform · ${moment}`, (timeout) =>
            expect.poll(() => storedOf(name), { timeout, message: `${value} expected` }).toBe(value),
          );
        for (const [name, count] of Object.entries(changes) as [ControlName, number][])
          await attempt(`${name} · platform · ${moment}`, async () =>
            expect(await changesOf(name), `${count} requests expected`).toBe(count),
          );
      },
    };
    await use(visit);
    expect(faults).toEqual([]);
  },
});
