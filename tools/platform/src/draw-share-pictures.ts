import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { launchOptions } from 'build-tools/browser';
import { chromium } from 'playwright';
import { shareSize, shareUrlOf } from './seeds/share-images.js';
import { sharedPictures } from './seeds/shared-pictures.js';

const path = (address: string): string => fileURLToPath(new URL(`..${address}`, import.meta.url));

/**
 * `npx tsx -C @oa-profile/source tools/platform/src/draw-share-pictures.ts`: run it after a change of the artwork or
 * its use. Draws each picture in the middle of its own blurred enlargement, and writes the copy beside it.
 */
async function draw(): Promise<void> {
  const browser = await chromium.launch(launchOptions());
  const page = await browser.newPage({ viewport: shareSize });
  for (const url of new Set(sharedPictures().map((picture) => picture.url))) {
    const copy = shareUrlOf(url);
    if (!copy) continue;
    const source = `data:image/svg+xml;base64,${readFileSync(path(url)).toString('base64')}`;
    await page.setContent(`<style>
      body { margin: 0; overflow: hidden; }
      img { position: absolute; inset: 0; width: 100%; height: 100%; object-fit: contain; }
      img:first-of-type { object-fit: cover; filter: blur(24px); transform: scale(1.1); opacity: 0.6; }
    </style><img src="${source}"><img src="${source}">`);
    await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
    writeFileSync(path(copy), await page.screenshot({ type: 'jpeg', quality: 72 }));
    console.log(copy);
  }
  await browser.close();
}

await draw();
