import type { Feature } from '@oa-profile/plugin-sdk/page';
import { defineTexts } from '@oa-profile/i18n';
import { expect, it } from 'vitest';
import { plugins } from '../testing/plugins.js';
import { createSite } from './site.js';

const load = (): never => {
  throw new Error('No code is needed to compare names.');
};
const resumes = { takeNumber: load };
const files = { ticket: { path: 'ticket', keptBy: 'all', answer: load } } as const;
const texts = defineTexts('queue', { en: load, ja: load, 'zh-TW': load, th: load, id: load, ko: load });
const chosen: Feature = { name: 'queue', texts, views: { queue: { load } }, resumes, server: { files } };

it.each<[string, Feature]>([
  ["name 'queue'", { name: 'queue' }],
  ["view 'queue'", { name: 'waiting', views: { waiting: { load }, queue: { load } } }],
  ["namespace of texts 'queue'", { name: 'waiting', texts: { ...texts } }],
  ["namespace of texts 'common'", { name: 'waiting', texts: { ...texts, namespace: 'common' } }],
  ["kind of file 'ticket'", { name: 'waiting', server: { files } }],
  ["action 'takeNumber'", { name: 'waiting', resumes }],
  // A file would be the answer where the view should be.
  ["address 'ticket'", { name: 'waiting', views: { ticket: { load } } }],
  ["address 'ticket'", { name: 'waiting', server: { files: { number: files.ticket } } }],
  // What every account has is there besides.
  ["name 'keep'", { name: 'keep' }],
  ["view 'report'", { name: 'waiting', views: { report: { load } } }],
  ["kind of file 'qrCode'", { name: 'waiting', server: { files: { qrCode: files.ticket } } }],
  [
    "address 'contact.vcf'",
    { name: 'waiting', server: { files: { card: { ...files.ticket, path: 'contact.vcf' } } } },
  ],
  ["pop-up 'continueInApp'", { name: 'waiting', dialogs: { continueInApp: load } }],
])('a site refuses two features with the same %s, in one sentence', (same, another) => {
  expect(createSite(plugins, undefined, [chosen]).features).toContain(chosen);
  expect(() => createSite(plugins, undefined, [chosen, another])).toThrow(
    new RangeError(`Two features, or one and the page, have the ${same}`),
  );
});

it('two features can have the same texts', () => {
  const more: Feature = { name: 'waiting', texts };
  expect(createSite(plugins, undefined, [chosen, more]).features).toContain(more);
});

it.each(['faq', 'faq/:item{\\w+}.ics', 'page/:id', ':day{\\d+}'])(
  'a site refuses a file at %s, which would hide pages of the account',
  (path) => {
    const hours: Feature = { name: 'waiting', server: { files: { hours: { ...files.ticket, path } } } };
    expect(() => createSite(plugins, undefined, [hours])).toThrow(`A file at '${path}' would hide pages`);
  },
);

it('a site refuses a plugin that is called like a view of a feature', () => {
  const { faq: queue, ...others } = plugins;
  expect(() => createSite({ ...others, queue: queue! }, undefined, [chosen])).toThrow(
    new RangeError("The plugin 'queue' is called like a view of a feature, which has its addresses"),
  );
});
