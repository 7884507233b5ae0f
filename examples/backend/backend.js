/**
 * The least of a backend: one account, in memory, read only. It keeps every rule that needs neither a visitor nor
 * permission to write. What is missing for a real one: visitors and what they do, and a database.
 */
import { defaultHeaderNames } from '@oa-profile/api-client';
import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { HTTPException } from 'hono/http-exception';

const account = {
  accountId: 'tea-house',
  basicSearchId: '@teahouse',
  countryCode: 'JP',
  timeZone: 'Asia/Tokyo',
  currency: 'JPY',
  badge: 'unverified',
  features: ['share', 'report', 'follow'],
  friendCount: 12,
};

/** Texts by language. A language that is missing gets the first one. */
const texts = {
  en: { name: 'Tea House', question: 'Do you have green tea?', answer: 'We have nothing else.' },
  ja: { name: '茶屋', question: '緑茶はありますか。', answer: '緑茶だけです。' },
};

const posts = Array.from({ length: 9 }, (_, index) => ({
  id: `tea-${index + 1}`,
  kind: 'post',
  publishedAt: `2026-11-${20 - index}T09:00:00+09:00`,
  caption: `Tea of the day, number ${index + 1}`,
}));
const PAGE_SIZE = 6;

/** A refusal: its status, and a code that the page can tell apart. */
function refuse(status, statusCode, message) {
  return new HTTPException(status, { res: Response.json({ statusCode, message }, { status }) });
}

function textsOf(c) {
  const asked = c.req.header('content-language');
  const contentLanguage = Object.hasOwn(texts, asked) ? asked : 'en';
  return { contentLanguage, ...texts[contentLanguage] };
}

/** A page of a list: `cursor` is the number of the first post. */
function feed(c) {
  const start = Number(c.req.query('cursor') ?? 0);
  if (!Number.isInteger(start) || start < 0) throw refuse(422, 'INVALID', 'There is no such cursor.');
  const end = start + PAGE_SIZE;
  const rest = end < posts.length ? { nextCursor: String(end) } : {};
  return { items: posts.slice(start, end), total: posts.length, ...rest };
}

function page(c) {
  const { contentLanguage, name, question, answer } = textsOf(c);
  return {
    account: { ...account, contentLanguage, name },
    sections: [
      { type: 'faq', id: 'faq', data: { items: [{ id: 'green', question, answer }] } },
      { type: 'media-feed', id: 'media', pageId: 'home' },
    ],
    subPages: [],
    nearbyPlaces: [],
  };
}

/** What is answered below the account's path. Nobody is known yet, so nobody has a relation. */
const reads = {
  '': page,
  '/friend-count': () => ({ count: account.friendCount }),
  '/count': () => ({ followers: 0, posts: posts.length }),
  '/relation': () => ({ friendshipType: 'unspecified', favorite: 'unknown' }),
  '/follow': () => ({ isFollowing: false, following: 0, followers: 0 }),
  '/oacall/setting': () => ({ enabled: false, acceptance: 'direct' }),
  '/reservation/inventory': () => ({ partySize: { min: 1, max: 1 }, days: [] }),
  '/reply-time': () => ({ medianMinutes: 30 }),
  '/response-mode/setting': () => ({ mode: 'chat' }),
  '/recommendation': () => ({ accounts: [], items: [] }),
  '/sub-page/home/plugin/MEDIA/media': feed,
};

export const app = new Hono({ strict: false });

app.use(
  cors({
    origin: process.env.PAGE_ORIGIN ?? '*',
    allowMethods: ['GET', 'POST', 'PUT', 'DELETE'],
    allowHeaders: [...Object.values(defaultHeaderNames), 'content-type'],
    maxAge: 86_400,
  }),
);
app.notFound((c) => c.json({ statusCode: 'NOT_FOUND', message: 'There is no such path.' }, 404));
app.onError((error, c) => {
  const answer = error instanceof HTTPException ? error.res : undefined;
  return answer
    ? c.newResponse(answer.body, answer)
    : c.json({ statusCode: 'INTERNAL', message: 'A fault.' }, 500);
});
app.use('/v1/account-page/:id/*', async (c, next) => {
  // Some answers will depend on the visitor, and no shared cache may mix them up.
  c.header('cache-control', 'no-store');
  if (c.req.header('x-access-token')) throw refuse(401, 'UNAUTHORIZED', 'No token is valid yet.');
  if (![account.basicSearchId, account.accountId].includes(c.req.param('id')))
    throw refuse(404, 'NOT_FOUND', 'There is no such account.');
  await next();
});
for (const [path, read] of Object.entries(reads))
  app.get(`/v1/account-page/:id${path}`, (c) => c.json({ result: read(c) }));
