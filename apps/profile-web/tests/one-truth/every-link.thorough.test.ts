import { namedViewHref, type PageState } from '@oa-profile/plugin-sdk/page';
import { contactCardUrl, qrCodeUrl } from '@oa-profile/plugin-sdk/internal';
import { directionsUrl, visitEntryUrl } from '@oa-profile/plugin-place/internal/testing';
import { calendarEntryUrl } from '@oa-profile/plugin-reservation/internal/testing';
import { sampleAnswerTo } from 'platform/sample-answers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { plugins } from '../../src/plugins.js';
import { findAll, htmlTree } from './html-tree.js';
import { pictures, site, startSampleSite, type SampleSite } from './sample-site.js';

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
  /** The sections whose data it changes, which nothing but them and the profile shows. */
  ofSections?: readonly string[];
  /** Whether it only moves what the account has: no item and no other section shows that. */
  onlyMoves?: boolean;
}

const nothing: Change = { what: 'nothing', make: () => undefined };

const now = new Date('2026-11-21T12:00:00+09:00');
const soon = new Date('2026-11-24T18:00:00+09:00');
const reserved = {
  reservationId: 'r',
  startsAt: soon.toISOString(),
  durationMinutes: 90,
  partySize: 2,
};

let change = nothing;
let sample: SampleSite;

beforeAll(async () => {
  sample = await startSampleSite({
    now: () => now,
    change(path, result) {
      if (path.split('/').length === 5 && path.endsWith('/')) change.make(result as Answer);
    },
  });
});
afterAll(() => sample.close());

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
    onlyMoves: true,
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
  const withoutData = (type: string, key: string): Change => ({
    what: `${type}.${key}`,
    make: (answer) => {
      delete answer.sections.find((each) => each.type === type)?.data?.[key];
    },
  });
  const info = sections.find(({ type }) => type === 'basic-info')?.data ?? {};
  // One fact of each section at a time: none of them shows those of another.
  const others = sections.filter(({ type, data }) => type !== 'basic-info' && data);
  const most = Math.max(0, ...others.map(({ data = {} }) => Object.keys(data).length));
  const ofData = Array.from({ length: most }, (_, place): Change => {
    const parts = others.flatMap(({ type, data = {} }) => {
      const key = Object.keys(data)[place];
      return key === undefined ? [] : [{ type, ...withoutData(type, key) }];
    });
    return {
      what: parts.map(({ what }) => what).join(', '),
      make: (answer) => parts.forEach(({ make }) => make(answer)),
      ofSections: parts.map(({ type }) => type),
    };
  });
  const reached = ['address', 'phone'].filter((key) => key in info);
  const unreachable: Change = {
    what: reached.map((key) => `basic-info.${key}`).join(', '),
    make: (answer) => {
      const data = answer.sections.find(({ type }) => type === 'basic-info')?.data ?? {};
      for (const key of reached) delete data[key];
    },
  };
  const ofInfo = [unreachable, ...Object.keys(info).map((key) => withoutData('basic-info', key))];
  return [
    nothing,
    ...ofAccount,
    ...ofFeatures,
    ...ofSections,
    ...ofData,
    ...ofInfo,
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
      .map((view) => namedViewHref(state, view)),
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

/**
 * What an address is one of. Those of a kind are answered by the same code, so that after a change one of each is asked for; of
 * sections whose data are changed, only their own.
 */
function kindOf(address: string, { ofSections, onlyMoves = false }: Change): string | undefined {
  const [, , first = '', second] = new URL(address, site).pathname.split('/');
  const isOfPlugin = first in plugins;
  if (ofSections) return ofSections.includes(first) ? `${first} ${second !== undefined}` : undefined;
  const isOfItem = second !== undefined && (isOfPlugin || first === 'report');
  if (onlyMoves && (isOfPlugin || isOfItem)) return undefined;
  if (isOfItem) return 'item';
  return isOfPlugin ? 'section' : first;
}

/** Follows all links from the profile on, and returns those that lead to nothing. */
async function deadLinksOf(searchId: string, tried: Change) {
  change = tried;
  const app = sample.open();
  const dead: string[] = [];
  const seen = new Set([`/${searchId}`]);
  const kinds = new Set<string>();
  for (const address of seen) {
    const answer = await app.request(`${address}${address.includes('?') ? '&' : '?'}lang=en`);
    // What is not a page of an account at all has no links.
    if (!answer.ok && seen.size === 1) return undefined;
    if (answer.status >= 400) dead.push(`${answer.status} ${address}`);
    if (!answer.headers.get('content-type')?.startsWith('text/html') || !answer.ok) continue;
    for (const linked of addressesIn(await answer.text(), searchId)) {
      const kind = tried === nothing ? linked : kindOf(linked, tried);
      if (kind === undefined || kinds.has(kind)) continue;
      kinds.add(kind);
      seen.add(linked);
    }
  }
  return { dead, followed: seen.size };
}

it.each(accounts)(
  'each link of %s to a file, a view or a map leads there, whatever the account does not say',
  async (searchId) => {
    const refused: string[] = [];
    const dead: Record<string, string[]> = {};
    const changes = changesOf(searchId);
    let followed = 0;
    for (const tried of changes) {
      const found = await deadLinksOf(searchId, tried);
      if (!found) refused.push(tried.what);
      else if (found.dead.length > 0) dead[tried.what] = found.dead;
      followed += found?.followed ?? 0;
    }
    expect(dead).toEqual({});
    // Without what every account has there is no page.
    expect(refused.filter((what) => !what.startsWith('account.'))).toEqual([]);
    expect(refused.length).toBeLessThan(12);
    expect(followed).toBeGreaterThan(2 * (changes.length - refused.length));
  },
);
