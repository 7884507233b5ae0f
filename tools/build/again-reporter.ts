import { relative } from 'node:path';
import type { FullConfig, FullResult, Reporter } from 'playwright/types/testReporter';

/** Prints, below what has failed, the command that repeats it. */
export default class AgainReporter implements Reporter {
  #config = '';

  onBegin({ configFile = '' }: FullConfig): void {
    this.#config = relative('.', configFile);
  }

  onEnd({ status }: FullResult): void {
    if (status === 'failed')
      console.log(`\nAgain: npx playwright test --config ${this.#config} --last-failed\n`);
  }
}
