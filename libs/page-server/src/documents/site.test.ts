import { type Plugin, sectionOf } from '@oa-profile/plugin-sdk/page';
import { defineTexts } from '@oa-profile/i18n';
import { expect, it } from 'vitest';
import { plugins } from '../testing/plugins.js';
import { checkPlugins, createSite } from './site.js';

const load = (): never => {
  throw new Error('No code is needed to compare names.');
};
const resumes = { takeNumber: load };
const files = {
  ticket: { path: 'ticket', keptBy: 'all', answer: load },
  turn: { path: 'turn/:day{\\d{4}-\\d{2}}.ics', keptBy: 'all', answer: load },
} as const;
const texts = defineTexts('queue', { en: load, ja: load, 'zh-TW': load, th: load, id: load, ko: load });
const chosen: Plugin = {
  name: 'queue',
  texts,
  views: { queue: { load } },
  states: ['queue'],
  saves: ['tickets'],
  resumes,
  server: { files, variables: { QUEUE_URL: 'text' } },
};

it.each<[string, Plugin]>([
  ["name 'queue'", { name: 'queue' }],
  ["view 'queue'", { name: 'waiting', views: { waiting: { load }, queue: { load } } }],
  ["namespace of texts 'queue'", { name: 'waiting', texts: { ...texts } }],
  ["namespace of texts 'common'", { name: 'waiting', texts: { ...texts, namespace: 'common' } }],
  ["kind of file 'ticket'", { name: 'waiting', server: { files } }],
  ["action 'takeNumber'", { name: 'waiting', resumes }],
  // A file would be the answer where the view should be.
  ["address 'ticket'", { name: 'waiting', views: { ticket: { load } } }],
  ["address 'ticket'", { name: 'waiting', server: { files: { number: files.ticket } } }],
  ["state 'queue'", { name: 'waiting', states: ['waiting', 'queue'] }],
  ["saved namespace 'tickets'", { name: 'waiting', saves: ['tickets'] }],
  ["saved namespace 'tickets unclaimed'", { name: 'waiting', saves: ['tickets unclaimed'] }],
  // What every account has is there besides.
  ["state 'notices'", { name: 'waiting', states: ['notices'] }],
  ["state 'sectionData'", { name: 'waiting', states: ['sectionData'] }],
  ["state 'keep'", { name: 'waiting', states: ['keep'] }],
  ["saved namespace 'user'", { name: 'waiting', saves: ['user'] }],
  ["view 'report'", { name: 'waiting', views: { report: { load } } }],
  ["kind of file 'qrCode'", { name: 'waiting', server: { files: { qrCode: files.ticket } } }],
  [
    "address 'contact.vcf'",
    { name: 'waiting', server: { files: { card: { ...files.ticket, path: 'contact.vcf' } } } },
  ],
  ["variable 'QUEUE_URL'", { name: 'waiting', server: { variables: { QUEUE_URL: 'text' } } }],
  ["variable 'PORT'", { name: 'waiting', server: { variables: { PORT: 'text' } } }],
  [
    "address 'turn/:.ics'",
    {
      name: 'waiting',
      server: { files: { other: { ...files.ticket, path: 'turn/:number{\\d{1,3}}.ics' } } },
    },
  ],
  ["pop-up 'continueInApp'", { name: 'waiting', dialogs: { continueInApp: load } }],
])('a site refuses two plugins with the same %s, in one sentence', (same, another) => {
  expect(createSite([...plugins, chosen]).plugins).toContain(chosen);
  expect(() => createSite([...plugins, chosen, another])).toThrow(
    new RangeError(`Two plugins, or one and the page, have the ${same}`),
  );
});

it('two plugins can have the same texts', () => {
  const more: Plugin = { name: 'waiting', texts };
  expect(createSite([...plugins, chosen, more]).plugins).toContain(more);
});

it.each(['faq', 'faq/:item{\\w+}.ics', 'page/:id', ':day{\\d+}', '*', 'report/:item', 'place/now'])(
  'a site refuses a file at %s, which would hide pages of the account',
  (path) => {
    const hours: Plugin = { name: 'waiting', server: { files: { hours: { ...files.ticket, path } } } };
    expect(() => createSite([...plugins, hours])).toThrow(`A file at '${path}' would hide pages`);
  },
);

it('a site refuses a file whose path begins with a slash, which no address would reach', () => {
  const hours: Plugin = { name: 'waiting', server: { files: { hours: { ...files.ticket, path: '/turn' } } } };
  expect(() => createSite([...plugins, hours])).toThrow(
    new RangeError("The file at '/turn' is below the account's address: write its path without the slash"),
  );
});

it.each(['turn/:id{[}', 'turn/:id{\\d+', 'turn/:id}', 'turn/:id{(}.ics'])(
  'a site refuses a file at %s at its start, and not at the first request',
  (path) => {
    const hours: Plugin = { name: 'waiting', server: { files: { hours: { ...files.ticket, path } } } };
    expect(() => createSite([...plugins, hours])).toThrow(
      new RangeError(`The path '${path}' of a file cannot be read: is a brace closed?`),
    );
  },
);

it.each([undefined, null, 'coupon', { default: chosen }, () => chosen])(
  'a site refuses %s in the list of plugins, and says where it stands',
  async (none) => {
    const list = [chosen, none] as Plugin[];
    const refusal = new RangeError(
      'Number 2 of the plugins is none: it has no name. Is what is imported spelt so?',
    );
    expect(() => createSite(list)).toThrow(refusal);
    await expect(checkPlugins(list)).rejects.toThrow(refusal);
  },
);

it('a site refuses a section that is called like a view', () => {
  for (const named of [
    [{ ...chosen, section: load }],
    [
      { ...chosen, name: 'line' },
      { name: 'queue', section: load },
    ],
  ])
    expect(() => createSite([...plugins, ...named])).toThrow(
      new RangeError(
        "The section 'queue' is called like a view of a plugin, which has its addresses: give the view another name",
      ),
    );
});

it('a site has no words, and its server no start, while a section is of another type than its plugin’s name', async () => {
  const faq = plugins.find(({ name }) => name === 'faq');
  const answers = [{ ...faq, name: 'answers' }];
  const refusal = new RangeError("The section of the plugin 'answers' is of the type 'faq'");
  await expect(createSite(answers).texts('en')).rejects.toThrow(refusal);
  await expect(checkPlugins(answers)).rejects.toThrow(refusal);
});

it('a site has no words, and its server no start, while a section has the namespace of another plugin', async () => {
  const faq = await sectionOf(plugins, 'faq');
  const colliding: Plugin[] = [
    ...plugins.filter(({ name }) => name !== 'faq'),
    {
      name: 'faq',
      section: () => Promise.resolve({ ...faq!, texts: { ...faq!.texts, namespace: 'plugin-coupon' } }),
    },
  ];
  const refusal = new RangeError(
    "Two plugins, or one and the page, have the namespace of texts 'plugin-coupon'",
  );
  await expect(createSite(colliding).texts('en')).rejects.toThrow(refusal);
  await expect(checkPlugins(colliding)).rejects.toThrow(refusal);
});

it('plugins that fit together pass their check', async () => {
  await expect(checkPlugins([...plugins, chosen])).resolves.toBeUndefined();
});
