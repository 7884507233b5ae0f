import { expect, ready, test } from './support/fixtures.js';

test('styles come with the document, or with the code of another view, and nothing is shown unstyled', async ({
  page,
  hold,
}) => {
  const sheets: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'stylesheet') sheets.push(new URL(request.url()).pathname);
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/@komorebi?lang=en');
  await ready(page);

  // Every section and a dialog.
  await page.keyboard.press('End');
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'More' })).toBeVisible();
  await page.keyboard.press('Escape');
  expect(sheets).toEqual([]);

  const release = await hold(/\/assets\/late-place-[^/]+\.css/);
  const asked = page.waitForRequest(/\/assets\/late-place-[^/]+\.css/);
  await page.getByRole('link', { name: 'Map', exact: true }).click();
  await asked;
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Komorebi Coffee');
  release();
  const map = page.getByRole('application', { name: /^Map centered on/ });
  await expect(map).toBeVisible();
  expect(sheets.toSorted()).toEqual([
    // The days of a planned visit are chosen as those of a reservation.
    expect.stringMatching(/^\/assets\/day-face-/),
    expect.stringMatching(/^\/assets\/draw-map-/),
    expect.stringMatching(/^\/assets\/late-place-/),
    // Wide pages also show the map.
    expect.stringMatching(/^\/assets\/place-map-/),
    // The way there is the view's own action.
    expect.stringMatching(/^\/assets\/view-bar-/),
  ]);
});

test('a view with its own document, and an error page, need no style sheet either', async ({
  page,
  complaints,
}) => {
  complaints.allow(/404/);
  page.on('request', (request) => expect(request.resourceType(), request.url()).not.toBe('stylesheet'));
  await page.goto('/@komorebi/place?lang=en');
  await ready(page);
  await expect(page.getByRole('application', { name: /^Map centered on/ })).toHaveCSS('overflow', 'hidden');
  await page.goto('/@nosuchaccount');
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'light dark');
});

/** Elements that would be laid out anew, with all that is in them, when what follows in the document arrives. */
function laidOutTwice(most: number): string[] {
  const all = [...document.body.querySelectorAll('*')];
  const box = (element: Element): string => {
    const { display, position, float } = getComputedStyle(element);
    return [display, position, float].join(' ');
  };
  const whole = all.map(box);
  const found = new Set<string>();
  const rest = document.createRange();
  rest.selectNodeContents(document.body);
  for (let end = all.length - 1; end > most; end -= 20) {
    rest.setStartBefore(all[end] as Element);
    rest.deleteContents();
    for (const [at, element] of all.slice(0, end).entries())
      if (element.querySelectorAll('*').length > most && box(element) !== whole[at])
        found.add(`${element.localName}#${element.id}: ${box(element)}, then ${whole[at]}`);
  }
  return [...found];
}

for (const size of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
])
  test.describe(`in a window of ${size.width} pixels`, () => {
    test.use({ javaScriptEnabled: false, viewport: size });

    test('no large part of a document is laid out anew when the rest of it arrives', async ({ page }) => {
      for (const address of ['/@komorebi?lang=en', '/@justaname?lang=en', '/@komorebi/place?lang=en']) {
        await page.goto(address);
        expect(await page.evaluate(laidOutTwice, 50), address).toEqual([]);
      }
    });
  });
