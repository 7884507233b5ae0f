import { operations, type OperationName } from '@oa-profile/api-client';
import type { Backend } from '../backend.js';
import { Broken, demand, demandEqual, inWords, NotTried } from '../broken.js';
import { demandNoMisfit, demandRefusal } from '../demands.js';
import type { Misfit } from '../document-checks.js';
import { flawsIn, unreadableText } from '../flaws.js';
import type { Exchange } from '../recording-fetch.js';
import { profileApi, rule, type TriableRule } from '../rule.js';
import { askSection, sectionsOf, sectionsWithEndpoint } from '../sections-of.js';
import { askAll, reads, resultOf } from './calls.js';
import { languages } from './each-caller.js';

const UNKNOWN_ACCOUNT = '@no-such-account-of-oa-profile';

/** Answers have the form that the document says. */
export const answerRules: readonly TriableRule[] = [
  ...reads.map(({ name, sentence, ask }) =>
    rule({
      name: `answers.${name}`,
      says: `The answer of ${name} has the form that the document says.`,
      about: profileApi.operation(name),
      sentence,
      async try(backend) {
        const accountId = name === 'getAccountPage' ? '' : await backend.accountId();
        await ask(backend.visitor(), { searchId: backend.account, accountId });
        const exchange = backend.lastExchange();
        const misfits = backend.checks?.result(name, resultOf(exchange)) ?? [];
        demandNothingSkipped(backend, name, misfits, exchange);
        demandNoMisfit(misfits, '', exchange);
      },
    }),
  ),
  rule({
    name: 'answers.sections',
    says: 'The data of each section on the page have the form that the document says for its type.',
    about: profileApi.operation('getAccountPage'),
    sentence: 'The account with everything that its pages show, except for what has an endpoint of its own.',
    needs: ['document'],
    async try(backend) {
      const page = await backend.page();
      for (const { place, section } of sectionsOf(page))
        demandNoMisfit(backend.checks?.section(section) ?? [], place);
    },
  }),
  rule({
    name: 'answers.getSubPagePlugin',
    says: 'The data of each section with an endpoint of its own have the form that the document says for its type.',
    about: profileApi.operation('getSubPagePlugin'),
    sentence: 'Which schema the data have follows from `type`.',
    needs: ['document'],
    async try(backend) {
      for (const section of await sectionsWithEndpoint(backend)) {
        const answer = await askSection(backend.visitor(), section);
        if (answer) demandNoMisfit(backend.checks?.sectionData(section.source.type, answer.data) ?? [], '');
      }
    },
  }),
  rule({
    name: 'answers.ids',
    says: 'Both search ids of an account lead to the same page.',
    about: profileApi.operation('getAccountPage'),
    sentence: 'Basic or premium search id of the account.',
    async try(backend) {
      const { account } = await backend.page();
      for (const id of [account.basicSearchId, account.premiumSearchId]) {
        if (id === undefined) continue;
        const other = await backend.visitor().getAccountPage(id);
        demandEqual('account.accountId', other.account.accountId, account.accountId);
      }
    },
  }),
  rule({
    name: 'answers.unknown-account',
    says: 'An account that does not exist is refused as 404 NOT_FOUND, by every read.',
    about: profileApi.operation('getAccountPage'),
    sentence: 'There is no such account, page or plugin.',
    async try(backend) {
      const ids = { searchId: UNKNOWN_ACCOUNT, accountId: UNKNOWN_ACCOUNT };
      for (const { ask } of reads) await demandRefusal(backend, ask(backend.visitor(), ids), 'NOT_FOUND');
    },
  }),
  rule({
    name: 'answers.unknown-section',
    says: 'Data of a section that does not exist are refused as 404 NOT_FOUND.',
    about: profileApi.operation('getSubPagePlugin'),
    sentence: 'There is no such account, page or plugin.',
    async try(backend) {
      const accountId = await backend.accountId();
      const plugin = { accountId, pageId: 'no-such-page', type: 'COUPON', pluginId: 'none' } as const;
      const call = backend.visitor().getSubPagePlugin(plugin);
      await demandRefusal(backend, call, 'NOT_FOUND');
    },
  }),
  rule({
    name: 'answers.forbidden-account',
    says: 'An account that may not be shown is refused as 403 FORBIDDEN, by every read.',
    about: profileApi.operation('getAccountPage'),
    sentence: 'The account may not be shown.',
    needs: ['forbiddenAccount'],
    async try(backend) {
      const id = backend.prepared.forbiddenAccount ?? '';
      for (const { ask } of reads)
        await demandRefusal(backend, ask(backend.visitor(), { searchId: id, accountId: id }), 'FORBIDDEN');
    },
  }),
  rule({
    name: 'answers.texts',
    says: 'Texts are what visitors read: whole, in UTF-8, without HTML.',
    about: profileApi.heading('Answers'),
    sentence:
      'Texts are plain text: no HTML, no character references such as `&amp;`, and no character that was cut or encoded twice on its way.',
    try: (backend) =>
      askAll(backend, backend.visitor(), (exchange) =>
        demandNoMisfit(flawsIn(unreadableText, resultOf(exchange)), '', exchange),
      ),
  }),
  rule({
    name: 'languages.requested',
    says: 'An account that has texts in a language answers in it when it is asked for.',
    about: profileApi.operation('getAccountPage'),
    sentence: 'BCP 47 tag of the language in which texts are answered where the account has them in several.',
    async try(backend) {
      const answeredIn = async (contentLanguage: string): Promise<string> => {
        const { account } = await backend.visitor({ contentLanguage }).getAccountPage(backend.account);
        return account.contentLanguage ?? '';
      };
      const has: string[] = [];
      for (const language of languages) has.push(await answeredIn(language));
      const asked = languages.filter((language) => has.some((tag) => isIn(tag, language)));
      if (!asked.length) throw new NotTried('The account’s answers do not say which language they are in.');
      for (const language of asked) {
        const tag = await answeredIn(language);
        demand(isIn(tag, language), { field: 'account.contentLanguage', expected: language, found: tag });
      }
    },
  }),
];

const isIn = (tag: string, language: string): boolean => `${tag}-`.startsWith(`${language}-`);

/** What the client leaves out is a fault. */
function demandNothingSkipped(
  backend: Backend,
  name: OperationName,
  misfits: readonly Misfit[],
  exchange?: Exchange,
): void {
  const { path } = operations[name];
  const [place] = backend.skippedParts.flatMap((each) => (each.path === path ? each.places : []));
  if (place === undefined) return;
  const [skipped = ''] = place.split(':');
  const misfit = misfits.find(({ field }) => field === skipped || field.startsWith(`${skipped}.`));
  throw new Broken({
    field: place,
    expected: misfit ? misfit.expected : 'nothing that the page leaves out',
    found: misfit ? inWords(misfit.found) : 'a value of a wrong form, or a repeated one',
    exchange,
  });
}
