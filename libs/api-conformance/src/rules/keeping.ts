import { keepErrorCodes, type KeepClient, type KeepContent } from '@oa-profile/keep-client';
import type { Backend } from '../backend.js';
import { demand, demandEqual, NotTried } from '../broken.js';
import { demandKeepCode } from '../demands.js';
import { keepApi, rule, type TriableRule } from '../rule.js';
import { longestText } from './longest.js';
import { UNKNOWN_TOKEN } from './unknown-token.js';

const writing = ['keep', 'token', 'write'] as const;

const contentOf = ({ account, pageOrigin }: Backend, contentId = `${account}/conformance`): KeepContent => ({
  contentId,
  title: 'A test of the API',
  url: `${pageOrigin}/${account}`,
});

async function demandKept(keep: KeepClient, contentId: string, kept: boolean): Promise<void> {
  demandEqual('result.kept', (await keep.keepStatus(contentId)).kept, kept);
}

/** The test visitor's collection without the content, and the content. */
async function contentToKeep(
  backend: Backend,
  contentId?: string,
): Promise<{ keep: KeepClient; content: KeepContent }> {
  const keep = backend.keep(backend.token());
  const content = contentOf(backend, contentId);
  await keep.unKeep(content.contentId);
  return { keep, content };
}

/** The codes that only a prepared visitor gets. */
const preparedCodes = Object.keys(keepErrorCodes)
  .map(Number)
  .filter((code) => ![101, 807].includes(code));

/** The visitor's own collection. */
export const keepRules: readonly TriableRule[] = [
  rule({
    name: 'keep.status',
    says: 'A visitor is told whether a page is kept, under any id: even one with a slash.',
    about: keepApi.operation('keepStatus'),
    sentence: "Whether the content is in the visitor's collection.",
    needs: ['keep', 'token'],
    async try(backend) {
      const keep = backend.keep(backend.token());
      await keep.keepStatus(backend.account);
      await demandKept(keep, `${backend.account}/never/kept?a=ä`, false);
    },
  }),
  rule({
    name: 'keep.anonymous',
    says: 'Without a token the Keep API answers 403.',
    about: keepApi.operation('keepStatus'),
    sentence: 'Access is denied, also without a token.',
    needs: ['keep'],
    try: (backend) => demandKeepCode(backend.keep().keepStatus(backend.account), 403),
  }),
  rule({
    name: 'keep.unknown-token',
    says: 'A token that is not valid is refused: with 405, or with status 401.',
    about: keepApi.heading('Who calls'),
    sentence:
      'A status of 401 says that the token is no longer valid: the page gets a new one, once, and repeats the call.',
    needs: ['keep'],
    async try(backend) {
      const call = backend.keep(UNKNOWN_TOKEN).keepStatus(backend.account);
      await demandKeepCode(call, 405).catch((error: unknown) => {
        if (backend.lastExchange().status !== 401) throw error;
      });
    },
  }),
  rule({
    name: 'keep.add-and-remove',
    says: 'A page is kept, is told to be, and can be removed, also twice.',
    about: keepApi.heading('Exactly once'),
    sentence:
      'Keeping twice answers 807 and changes nothing, removing twice succeeds; so a repeat after a lost answer does no harm.',
    needs: writing,
    async try(backend) {
      const { keep, content } = await contentToKeep(backend);
      demandEqual('result.kept', (await keep.create(content)).kept, true);
      await demandKept(keep, content.contentId, true);
      for (let times = 0; times < 2; times += 1)
        demandEqual('result.kept', (await keep.unKeep(content.contentId)).kept, false);
      await demandKept(keep, content.contentId, false);
    },
  }),
  rule({
    name: 'keep.own-id',
    says: 'What is kept under one id is not kept under another one.',
    about: keepApi.operation('keep'),
    sentence: 'Unique for the visitor: the basic search id of the account.',
    needs: writing,
    async try(backend) {
      const { keep, content } = await contentToKeep(backend, `${backend.account}/coupon/c-1?a=ä`);
      await keep.create(content);
      await demandKept(keep, content.contentId, true);
      await demandKept(keep, `${backend.account}/coupon/c-1`, false);
      await keep.unKeep(content.contentId);
    },
  }),
  rule({
    name: 'keep.longest',
    says: 'A page with the longest id, title and address of a picture is kept, for a browser with many languages.',
    about: keepApi.heading('Limits'),
    sentence: 'A title has up to 500, of any kind, emoji included; an address has up to 2,000.',
    needs: writing,
    async try(backend) {
      const keep = backend.keep(backend.token(), 'zh-TW,zh;q=0.9,en-US;q=0.8,en;q=0.7,th;q=0.6,*;q=0.1');
      const content = {
        ...contentOf(backend, longestText(128)),
        title: longestText(500),
        imageUrl: 'https://pictures.example/'.padEnd(2000, 'x'),
      };
      await keep.unKeep(content.contentId);
      await keep.create(content);
      await demandKept(keep, content.contentId, true);
      await keep.unKeep(content.contentId);
    },
  }),
  rule({
    name: 'keep.twice',
    says: 'Keeping what is kept is refused with 807, also where both arrive at the same time.',
    about: keepApi.operation('keep'),
    sentence: 'Keeping what is kept is refused with 807, which the page takes for done.',
    needs: writing,
    async try(backend) {
      const { keep, content } = await contentToKeep(backend);
      const outcomes = await Promise.allSettled([keep.create(content), keep.create(content)]);
      const refused = outcomes.filter((each) => each.status === 'rejected');
      demand(refused.length === 1, {
        field: 'code',
        expected: 'one of two is kept, the other refused with 807',
        found: `${refused.length} refused`,
      });
      await demandKeepCode(Promise.reject(refused[0]?.reason as Error), 807);
      await keep.unKeep(content.contentId);
    },
  }),
  rule({
    name: 'keep.invalid',
    says: 'A body that does not fit is refused with 101.',
    about: keepApi.operation('keep'),
    sentence: 'A parameter is invalid.',
    needs: writing,
    async try(backend) {
      const keep = backend.keep(backend.token());
      await demandKeepCode(keep.create({ ...contentOf(backend), url: 'not an address' }), 101);
    },
  }),
  rule({
    name: 'keep.web-addresses',
    says: 'A page whose address, or that of its picture, is not one of the web is refused with 101.',
    about: keepApi.heading('Limits'),
    sentence:
      'Addresses are those of the web, `http:` or `https:`: any other, such as `javascript:`, is refused with 101.',
    needs: writing,
    async try(backend) {
      const { keep, content } = await contentToKeep(backend);
      await demandKeepCode(keep.create({ ...content, url: 'javascript:alert(1)' }), 101);
      await demandKeepCode(keep.create({ ...content, imageUrl: 'data:text/html,no' }), 101);
      await demandKept(keep, content.contentId, false);
    },
  }),
  ...preparedCodes.map((code) =>
    rule({
      name: `keep.${code}`,
      says: `A visitor whom the Keep API refuses with ${code} gets that code.`,
      about: keepApi.heading('Answers'),
      sentence:
        'The code decides, whatever the status: a status of 4xx or 5xx that goes with it is welcome, and 200 is taken as well.',
      needs: ['keep', 'write'],
      async try(backend) {
        const token = backend.prepared.keep?.[code];
        if (token === undefined) throw new NotTried(`It needs a visitor whom Keep refuses with ${code}.`);
        await demandKeepCode(backend.keep(token).create(contentOf(backend)), code);
      },
    }),
  ),
];
