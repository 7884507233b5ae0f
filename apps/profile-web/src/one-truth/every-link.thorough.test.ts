import { createPageAssets, createPageServer, readConfig, type PageServer } from '@oa-profile/page-server';
import { contactCardUrl, featureViewHref, qrCodeUrl, type PageState } from '@oa-profile/feature-sdk';
import { directionsUrl, visitEntryUrl } from '@oa-profile/feature-place/testing';
import { calendarEntryUrl } from '@oa-profile/feature-reservation/testing';
import { languages } from '@oa-profile/i18n';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sampleAnswerTo } from 'platform/sample-answers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { features } from '../features.js';
import { plugins } from '../plugins.js';
import { findAll, htmlTree } from './html-tree.js';

const accounts = [
  '@komorebi',
  '@baanrimnam',
  '@shanlan',
  '@melati',
  '@harbor',
  '@blocked',
  '@justaname',
  '@longnames',
];

type Json = Record<string, unknown>;
interface Section {
  type: string;
  id: string;
  data?: Json;
}
interface Answer {
  account: Json & { features: string[] };
  sections: Section[];
  subPages: { id: string; title: string; sections: Section[] }[];
}

/** An account's page with something else than usual. */
interface Change {
  what: string;
  make: (answer: Answer) => void;
  /** Whether the items of lists may be others than usually. */
  ofItems?: boolean;
}

const nothing: Change = { what: 'nothing', make: () => undefined, ofItems: true };

const site = 'https://page.example';
const pictures = 'https://platform.example';
const now = new Date('2026-11-21T12:00:00+09:00');
const soon = new Date('2026-11-24T18:00:00+09:00');
const reserved = {
  reservationId: 'r',
  startsAt: soon.toISOString(),
  durationMinutes: 90,
  partySize: 2,
};

let change = nothing;
let api: Server;

beforeAll(async () => {
  api = createServer(({ url = '', headers }, response) => {
    const { pathname } = new URL(url, pictures);
    const path = decodeURIComponent(pathname);
    const result = structuredClone(sampleAnswerTo(path, headers['content-language'] ?? '', pictures));
    if (result && path.split('/').length === 5 && path.endsWith('/')) change.make(result as Answer);
    response.writeHead(result ? 200 : 404, { 'content-type': 'application/json' });
    response.end(JSON.stringify(result ? { result } : { message: 'No.' }));
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  api.closeAllConnections();
  api.close();
});

function openServer(): PageServer {
  const none = { scripts: [], styles: [] };
  return createPageServer({
    plugins,
    features,
    config: readConfig({
      API_URL: `http://127.0.0.1:${(api.address() as AddressInfo).port}`,
      PUBLIC_URL: site,
      IMAGE_ORIGINS: pictures,
    }),
    assets: createPageAssets(
      {
        script: 'main.js',
        earlyScript: 'early.js',
        withoutScriptStyle: 'without-script.css',
        serviceWorkers: { keeps: 'keeps.js', removes: 'removes.js' },
        start: none,
        app: none,
        controls: none,
        texts: Object.fromEntries(languages.map((language) => [language, none])),
        views: {},
        sections: {},
      },
      String,
    ),
    now: () => now,
    log: () => undefined,
    compresses: false,
  });
}

/** What the account's page says, each part left out once, in place and with the basic information on another page. */
function changesOf(searchId: string): Change[] {
  const { account, sections } = sampleAnswerTo(`/v1/account-page/${searchId}/`, 'en', pictures) as Answer;
  const moved: Change = {
    what: 'basic information on another page',
    make: ({ sections, subPages }) => {
      const place = sections.findIndex(({ type }) => type === 'basic-info');
      if (place >= 0) subPages.push({ id: 'more', title: 'More', sections: sections.splice(place, 1) });
    },
  };
  const onAnotherPage = ({ what, make }: Change): Change => ({
    what: `${moved.what}, ${what}`,
    make: (answer) => {
      make(answer);
      moved.make(answer);
    },
  });
  const ofAccount = Object.keys(account).map((key): Change => ({
    what: `account.${key}`,
    make: (answer) => delete answer.account[key],
  }));
  const ofFeatures = account.features.map((feature): Change => ({
    what: `feature ${feature}`,
    make: (answer) => {
      answer.account.features = answer.account.features.filter((each) => each !== feature);
    },
  }));
  const ofSections = sections.map(({ type }): Change => ({
    what: `section ${type}`,
    make: (answer) => {
      answer.sections = answer.sections.filter((each) => each.type !== type);
    },
  }));
  const ofData = sections.flatMap(({ type, data = {} }): Change[] =>
    Object.keys(data).map((key) => ({
      what: `${type}.${key}`,
      make: (answer) => {
        delete answer.sections.find((each) => each.type === type)?.data?.[key];
      },
      ofItems: true,
    })),
  );
  const info = sections.find(({ type }) => type === 'basic-info')?.data ?? {};
  const reached = ['address', 'phone'].filter((key) => key in info);
  const unreachable: Change = {
    what: reached.map((key) => `basic-info.${key}`).join(', '),
    make: (answer) => {
      const data = answer.sections.find(({ type }) => type === 'basic-info')?.data ?? {};
      for (const key of reached) delete data[key];
    },
  };
  const ofInfo = [unreachable, ...ofData.filter(({ what }) => what.startsWith('basic-info.'))];
  return [
    nothing,
    ...ofAccount,
    ...ofFeatures,
    ...ofSections,
    ...ofData,
    unreachable,
    ...(Object.keys(info).length > 0 ? [moved, ...ofInfo.map(onAnotherPage)] : []),
  ];
}

/** The addresses of this account that a page shows, or that appear on it after a tap. */
function addressesIn(html: string, searchId: string): string[] {
  const tree = htmlTree(html);
  const state = JSON.parse(/id="page-data">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}') as PageState;
  const afterTaps = [
    contactCardUrl(state, 'en'),
    qrCodeUrl(state),
    directionsUrl(state),
    visitEntryUrl(state, 'en', soon),
    ...(state.account.features.includes('reservation') ? [calendarEntryUrl(state, 'en', reserved)] : []),
    ...Object.keys(state.ownViews)
      .filter((view) => state.ownViews[view]?.sections)
      .map((view) => featureViewHref(state, view)),
  ];
  const shown = ['a', 'link', 'img'].flatMap((name) =>
    findAll(tree, name).map(({ attributes: { href, src } }) => href ?? src),
  );
  return [...shown, ...afterTaps].flatMap((address) => {
    if (address === undefined || !URL.canParse(address, site)) return [];
    const url = new URL(address, site);
    url.searchParams.delete('lang');
    const isOwn = url.origin === site && decodeURIComponent(url.pathname).startsWith(`/${searchId}`);
    return isOwn ? [`${url.pathname}${url.search}`] : [];
  });
}

/** '/@komorebi/coupon/c-1', and not '/@komorebi/coupon' or '/@komorebi/hours/2026-11-23.ics'. */
const isOfItem = (address: string): boolean =>
  /^\/[^/]+\/(?!hours\/|page\/)[^/]+\/./.test(address.replace(/\?.*/, ''));

/** Follows all links from the profile on, and returns those that lead to nothing. */
async function deadLinksOf(searchId: string, tried: Change) {
  change = tried;
  const app = openServer();
  const dead: string[] = [];
  const seen = new Set([`/${searchId}`]);
  for (const address of seen) {
    const answer = await app.request(`${address}${address.includes('?') ? '&' : '?'}lang=en`);
    // What is not a page of an account at all has no links.
    if (!answer.ok && seen.size === 1) return undefined;
    if (answer.status >= 400) dead.push(`${answer.status} ${address}`);
    if (!answer.headers.get('content-type')?.startsWith('text/html') || !answer.ok) continue;
    for (const linked of addressesIn(await answer.text(), searchId))
      if (tried.ofItems || !isOfItem(linked)) seen.add(linked);
  }
  return { dead, followed: seen.size };
}

it.each(accounts)(
  'each link of %s to a file, a view or a map leads there, whatever the account does not say',
  async (searchId) => {
    const refused: string[] = [];
    const dead: Record<string, string[]> = {};
    let followed = 0;
    for (const tried of changesOf(searchId)) {
      const found = await deadLinksOf(searchId, tried);
      if (!found) refused.push(tried.what);
      else if (found.dead.length > 0) dead[tried.what] = found.dead;
      followed += found?.followed ?? 0;
    }
    expect(dead).toEqual({});
    expect(refused.filter((what) => !what.startsWith('account.'))).toEqual([]);
    expect(refused.length).toBeLessThan(12);
    expect(followed).toBeGreaterThan(30);
  },
);
