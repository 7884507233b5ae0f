import { expect, type Page } from 'playwright/test';
import { useRecordedFonts } from '../../tools/build/recorded-fonts.js';
import { looks, type Look } from './looks.js';
import { test } from './visit.js';

const screens = {
  phone: { width: 390, height: 844 },
  top: { width: 390, height: 500 },
  desktop: { width: 1280, height: 800 },
};

for (const look of looks) {
  const { story, language, scheme, screen = 'phone', whole = false } = look;
  const name = [story, language, scheme, ...(screen === 'desktop' ? [screen] : [])].join('-');

  test(`looks as it did: ${name}`, async ({ page }) => {
    await page.setViewportSize(screens[screen]);
    // The time of the stories' data.
    await page.clock.install({ time: '2026-11-21T12:00:00+09:00' });
    await page.clock.setFixedTime('2026-11-21T12:00:00+09:00');
    await open(page, look);
    await expect(page).toHaveScreenshot(`${name}.png`, { fullPage: whole });
  });
}

/** Opens a story without playing it, and waits until all of it has loaded. */
async function open(page: Page, { story, language, scheme }: Look): Promise<void> {
  const globals = `language:${language};colorScheme:${scheme};a11y.manual:!true`;
  await page.goto(`iframe.html?id=${story}&viewMode=story&embed=true&globals=${globals}`);
  await useRecordedFonts(page);
  await page.addStyleTag({
    content: `
      /* None of the fonts has Korean letters. */
      :root [lang='ko'] { display: none }
      /* Whether a hint and its tip are shown yet depends on timing. */
      :root :is([class*='_hint_'], [class*='_tip_']) { display: none }`,
  });
  // Late parts have loaded.
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(isAllThere);
  // What appears after a moment, such as a message, is there.
  await page.clock.runFor(2000);
  await page.waitForFunction(isAllThere);
}

/** Whether the story is rendered and nothing visible is still loading. Runs in the page. */
function isAllThere(): boolean {
  // What is still to come may have no height yet; what is hidden has no box.
  const isInSight = (element: Element): boolean => {
    const [box] = element.getClientRects();
    return !!box && box.bottom >= 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth;
  };
  const isRendered =
    document.body.classList.contains('sb-show-main') && !!document.querySelector('#storybook-root > *');
  // A story may show a button that stays busy. The code of a part of the page may be on its way.
  const isLoading = [...document.querySelectorAll('[aria-busy="true"]:not(button), [data-late]')].some(
    isInSight,
  );
  const hasPictures = [...document.images].every((image) => image.complete || !isInSight(image));
  return isRendered && !isLoading && hasPictures && document.fonts.status === 'loaded';
}
