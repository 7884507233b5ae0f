import { setTimeout as sleep } from 'node:timers/promises';
import { addresses } from '../../support/addresses.js';
import type { Driver } from './driver.js';
import { inPage, type Snapshot, type Pattern, type Step } from './in-page.js';

/** Much longer than expected, for busy machines. */
const TIMEOUT_MS = 20_000;

type RoleStep = Extract<Step, { role: string }>;

/** Longer than a double tap takes: the page ignores a second tap on what the first one has brought in its place. */
const BETWEEN_TAPS_MS = 600;

/** Finds elements in the page or in a part of it, by a whole text or name, or by a regular expression. */
abstract class Searchable {
  protected abstract readonly page: EnginePage;
  protected abstract readonly steps: readonly Step[];

  role(
    role: string,
    name?: string | RegExp,
    more: Pick<RoleStep, 'level' | 'pressed' | 'checked'> = {},
  ): Found {
    return this.next({ role, ...(name && { name: patternOf(name) }), ...more });
  }

  text(text: string | RegExp): Found {
    return this.next({ text: patternOf(text) });
  }

  css(css: string): Found {
    return this.next({ css });
  }

  protected next(step: Step): Found {
    return new Found(this.page, [...this.steps, step]);
  }
}

/** Elements that may not exist yet: each method waits for them. */
export class Found extends Searchable {
  constructor(
    protected readonly page: EnginePage,
    protected readonly steps: readonly Step[],
  ) {
    super();
  }

  first(): Found {
    return this.next({ pick: 'first' });
  }

  last(): Found {
    return this.next({ pick: 'last' });
  }

  /** Waits until at least one is visible; returns the texts of the visible ones. */
  shown(): Promise<string[]> {
    return this.page.until(`${this.toString()} is visible`, async () => {
      const { shown } = await this.look();
      return shown.length ? shown : undefined;
    });
  }

  /** Waits until none is visible. */
  async gone(): Promise<void> {
    await this.page.until(
      `${this.toString()} is no longer visible`,
      async () => !(await this.look()).shown.length || undefined,
    );
  }

  /** How many there are now, visible or not. */
  async count(): Promise<number> {
    return (await this.look()).count;
  }

  /** Clicks the only visible one with the mouse, as one who has seen what the last click has brought. */
  async click(): Promise<void> {
    await this.page.pause();
    await this.page.until(`${this.toString()} can be clicked`, async () => {
      await this.page.prepare();
      await this.page.driver.click(this.expression('ready'));
      this.page.clicked = Date.now();
      return true;
    });
  }

  /** Types into the only visible one. */
  async type(text: string): Promise<void> {
    await this.page.until(`${this.toString()} can be clicked`, () =>
      this.page.ask(this.expression('ready').concat(' && true')),
    );
    await this.page.driver.type(this.expression('ready'), text);
  }

  /** An attribute of the first; null if it has none. */
  attribute(name: string): Promise<string | null> {
    return this.page
      .until(`${this.toString()} is there`, async () => {
        const [first] = await this.page.ask<{ value: string | null }[]>(
          `${this.expression('find')}.map((element) => ({ value: element.getAttribute(${JSON.stringify(name)}) }))`,
        );
        return first && { value: first.value };
      })
      .then(({ value }) => value);
  }

  /** Waits until the focus is on one of them. */
  async focused(): Promise<void> {
    await this.page.until(`${this.toString()} has the focus`, () =>
      this.page.ask(`${this.expression('find')}.includes(document.activeElement) || undefined`),
    );
  }

  override toString(): string {
    return this.steps.map((step) => JSON.stringify(step)).join(' > ');
  }

  private look(): Promise<Snapshot> {
    return this.page.ask(this.expression('look'));
  }

  private expression(method: 'find' | 'look' | 'ready'): string {
    return `window.inPage.${method}(${JSON.stringify(this.steps)})`;
  }
}

/** A page in any engine, and what a visitor does on it. */
export class EnginePage extends Searchable {
  protected readonly page = this;
  protected readonly steps = [];

  /** @internal When something was clicked. */
  clicked = 0;

  constructor(readonly driver: Driver) {
    super();
  }

  /** @internal Waits until another click is none of a double one. */
  pause(): Promise<void> {
    return sleep(Math.max(0, this.clicked + BETWEEN_TAPS_MS - Date.now()));
  }

  /** Opens an address of the page server. */
  goto(path: string): Promise<void> {
    return this.driver.goto(new URL(path, addresses.page).href);
  }

  reload(): Promise<void> {
    return this.driver.reload();
  }

  back(): Promise<void> {
    return this.driver.back();
  }

  press(key: Parameters<Driver['press']>[0]): Promise<void> {
    return this.driver.press(key);
  }

  url(): Promise<URL> {
    return this.evaluate(() => location.href).then((href) => new URL(href));
  }

  /** Calls a function in the page, which has no access to the test's scope, only to its arguments. */
  evaluate<Args extends unknown[], Result>(
    run: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>> {
    return this.driver.evaluate(
      `(${run.toString()})(${args.map((each) => JSON.stringify(each)).join(', ')})`,
    );
  }

  /** Waits until a function in the page returns true. */
  async waitFor<Args extends unknown[]>(run: (...args: Args) => boolean, ...args: Args): Promise<void> {
    await this.until(run.toString(), async () => (await this.evaluate(run, ...args)) || undefined);
  }

  /** Waits until the page has started, and follows links to its views in place. */
  ready(): Promise<void> {
    return this.waitFor(
      () =>
        ['boot 7 tracking', 'links followed'].every(
          (name) => performance.getEntriesByName(name).length > 0,
        ) &&
        !document.documentElement.hasAttribute('data-skips') &&
        !document.querySelector('[data-late] [popover]'),
    );
  }

  /** A button or link of the action bar; sections may have the same. */
  mainAction(role: 'button' | 'link', name: string): Found {
    return this.role('group', 'Actions').role(role, name);
  }

  /** @internal Evaluates an expression that may use `window.inPage`. */
  async ask<Result>(expression: string): Promise<Result> {
    await this.prepare();
    return this.driver.evaluate(expression);
  }

  /** @internal Adds `window.inPage` if the document does not have it yet. */
  async prepare(): Promise<void> {
    const isThere = await this.driver.evaluate<boolean>('typeof window.inPage === "object"');
    if (!isThere) await this.driver.evaluate(inPage);
  }

  /** @internal Calls `ask` until it returns an answer. Failures meanwhile, such as during a navigation, are retried. */
  async until<Answer>(what: string, ask: () => Promise<Answer | undefined>): Promise<Answer> {
    const end = Date.now() + TIMEOUT_MS;
    let cause: unknown;
    for (;;) {
      try {
        const answer = await ask();
        // WebDriver has no undefined.
        if (answer !== undefined && answer !== null) return answer;
        cause = undefined;
      } catch (error) {
        cause = error;
      }
      if (Date.now() > end) throw new Error(`Timed out waiting until ${what}`, { cause });
      await sleep(100);
    }
  }
}

const patternOf = (text: string | RegExp): Pattern =>
  typeof text === 'string' ? text : { source: text.source, flags: text.flags };
