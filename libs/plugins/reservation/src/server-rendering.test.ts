import type { Language } from '@oa-profile/i18n';
import { describe, expect, it } from 'vitest';
import { renderPage, type SceneOptions } from '@oa-profile/profile/testing';
import { reservationPlugin } from './reservation-plugin.js';

const table: SceneOptions = {
  origin: 'web',
  plugins: [reservationPlugin],
  account: { features: ['reservation'] },
};
const render = (language?: Language): Promise<string> =>
  renderPage({ ...table, page: { initialView: { name: 'named', view: 'reservation' } } }, language);

describe('the server', () => {
  it('the server sends the heading, the way back and room for the times', async () => {
    const html = await render();
    expect(html).toMatch(/<h1[^>]*>Reservation<\/h1>/);
    expect(html).toContain('href="/@komorebi"');
    expect(html).toContain('aria-busy="true"');
  });

  it('the server links to the form from the profile if the account takes reservations', async () => {
    expect(await renderPage(table)).toContain('href="/@komorebi/reservation"');
    expect(await renderPage({ ...table, account: {} })).not.toContain('/reservation"');
  });

  it('the server says that reserving needs script', async () => {
    expect(await render()).toMatch(/<noscript>.*Turn on JavaScript/);
  });

  it('the server sends nothing that the security policy of the page forbids', async () => {
    expect(await render()).not.toMatch(/\sstyle="|<script/);
  });

  it.each(['ja', 'zh-TW', 'th', 'id', 'ko'] as const)(
    'the server leaves no text of its own in English on a page in %s',
    async (tag) => {
      expect(await render(tag)).not.toMatch(/>Reservation|Turn on JavaScript|\breservation\.[a-z]/);
    },
  );
});
