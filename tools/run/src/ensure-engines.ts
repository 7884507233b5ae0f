import { existsSync } from 'node:fs';
import { chosenEngines, findFirefox, findWebKitDriver, findXvfb, type EngineName } from 'build-tools/engines';
import { canInstallFromDebian, installFromDebian } from './install-from-debian.js';

/** A program that the tests in every engine need besides Chromium. */
interface Program {
  name: string;
  engine: EngineName;
  /** Environment variable with a path to use instead. */
  variable?: string;
  find: () => string | undefined;
  /** Debian's package. */
  aptPackage: string;
}

const allPrograms: readonly Program[] = [
  {
    name: 'Firefox',
    engine: 'firefox',
    variable: 'FIREFOX_PATH',
    find: findFirefox,
    aptPackage: 'firefox-esr',
  },
  {
    name: 'WebKitWebDriver',
    engine: 'webkit',
    variable: 'WEBKIT_DRIVER_PATH',
    find: findWebKitDriver,
    aptPackage: 'webkit2gtk-driver',
  },
  { name: 'Xvfb', engine: 'webkit', find: findXvfb, aptPackage: 'xvfb' },
];

/**
 * Makes sure that Firefox and WebKit are available: those that the environment names, else installed ones, else
 * Debian's, which are installed now. An engine that is not chosen is not needed.
 *
 * @returns a sentence that says what is missing, and how to install it.
 */
export function ensureEngines(): string | undefined {
  const programs = allPrograms.filter(({ engine }) => chosenEngines().includes(engine));
  for (const { variable } of programs) {
    const named = variable && process.env[variable];
    if (named && !existsSync(named)) return `${variable} names ${named}, which does not exist.`;
  }
  const missing = programs.filter(({ find }) => !find());
  if (!missing.length) return undefined;
  const packages = missing.map(({ aptPackage }) => aptPackage).join(' ');
  if (canInstallFromDebian()) {
    console.log(`Not every engine was found: trying to install ${packages}.`);
    installFromDebian(packages);
  }
  const lacking = missing.filter(({ find }) => !find());
  if (!lacking.length) return undefined;
  const names = lacking.map(({ name, variable }) =>
    variable ? `${name} (or its path in ${variable})` : name,
  );
  return `The tests in every engine lack ${names.join(', ')}: install Debian's ${packages}, or your system's equivalents.`;
}
