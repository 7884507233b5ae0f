import { ensureBrowser, ensureRecordingBrowser } from './ensure-browser.js';
import { ensureEngines } from './ensure-engines.js';

/** `recording` draws text as the recorded pictures have it; `engines` are Firefox and WebKit. */
const ensure: Readonly<Record<string, () => string | undefined>> = {
  chromium: ensureBrowser,
  recording: ensureRecordingBrowser,
  engines: ensureEngines,
};

/** In one sentence. */
function problemOf(name: string): string | undefined {
  try {
    return ensure[name]?.();
  } catch (error) {
    return String(error);
  }
}

/** Finds or installs browsers that tests need, by their names here: before Nx runs, since results depend on them. */
for (const name of process.argv.slice(2)) {
  const problem = problemOf(name);
  if (!problem) continue;
  console.error(problem);
  process.exitCode = 1;
}
