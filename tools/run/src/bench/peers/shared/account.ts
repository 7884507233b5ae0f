import { renderSVG } from 'uqr';

interface Picture {
  url: string;
  width: number;
  height: number;
  alt?: string;
}

interface Price {
  amount: number;
  currency: string;
}

/** What the peers read of an item of any section. */
interface Source {
  id?: string;
  title?: string;
  name?: string;
  question?: string;
  author?: string;
  caption?: string;
  handle?: string;
  network?: string;
  answer?: string;
  body?: string;
  description?: string;
  category?: string;
  text?: string;
  kind?: string;
  url?: string;
  searchId?: string;
  price?: Price;
  pricePerMonth?: Price;
  publishedAt?: string;
  createdAt?: string;
  endsAt?: string;
  perks?: string[];
  stars?: number;
  soldOut?: boolean;
  friendsOnly?: boolean;
  picture?: Picture;
  pictures?: Picture[];
  icon?: Picture;
}

interface Times {
  opens: string;
  closes: string;
  lastOrder?: string;
}

interface Service {
  kind: string;
  note?: string;
  orderUrl?: string;
  fee?: Price;
  freeFrom?: Price;
  minimumOrder?: Price;
  waitingMinutes?: { min: number; max: number };
}

/** What the peers read of a section's data. */
interface Data extends Source {
  items?: Source[];
  plans?: Source[];
  links?: Source[];
  accounts?: Source[];
  services?: Service[];
  hours?: { weekly: Record<string, Times[]> };
  address?: { text: string; note?: string; mapUrl?: string };
  phone?: string;
  websites?: { url: string; label: string }[];
  note?: string;
  waitingMinutes?: { min: number; max: number };
  orderUrl?: string;
  weekdays?: Record<string, number[]>;
  goal?: number;
  rewards?: { at: number; title: string }[];
  average?: number;
  count?: number;
  distribution?: number[];
}

export interface Fact {
  name: string;
  value: string;
  href?: string;
}

export interface Item {
  title: string;
  text?: string;
  notes: string[];
  href?: string;
  picture?: Picture;
}

export interface Section {
  id: string;
  title: string;
  layout: 'list' | 'cards' | 'questions';
  facts: Fact[];
  items: Item[];
  /** Heights of a chart's bars, of 100. */
  bars: number[];
  stamps: number;
}

export interface Account {
  id: string;
  name: string;
  category: string;
  statusMessage: string;
  description: string;
  friends: string;
  color: string;
  icon: Picture;
  cover: Picture;
  summary: Fact[];
  phone: string;
  websites: Fact[];
  sections: Section[];
  link: string;
  /** The link as a QR code, an SVG. */
  code: string;
}

const titles: Record<string, string> = {
  signboard: 'Highlight',
  announcements: 'Announcements',
  coupon: 'Coupons',
  'basic-info': 'Basic information',
  'busy-times': 'Busy times',
  takeout: 'Takeout',
  delivery: 'Delivery',
  'media-feed': 'Posts',
  'reward-card': 'Reward card',
  membership: 'Membership',
  showcase: 'Products',
  reviews: 'Reviews',
  faq: 'Questions and answers',
  'social-media': 'Social media',
  'mall-recommendations': 'You might also like',
};

/** The types of sections with an endpoint of their own. */
const endpoints: Record<string, string> = {
  coupon: 'COUPON',
  'busy-times': 'TRAFFICINFO',
  'media-feed': 'MEDIA',
  'reward-card': 'SHOPCARD',
  membership: 'MEMBERSHIP',
  showcase: 'EZSTORE',
};

/** How many items our page shows before 'Show all'. */
const shown: Record<string, number> = { announcements: 2, takeout: 3, reviews: 1, 'mall-recommendations': 3 };

const cards = ['coupon', 'media-feed', 'membership', 'showcase'];
const days = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];

/** Milliseconds for which an answer of the platform is fresh, as on our page server. */
const FRESH = 10_000;

const answers = new Map<string, { at: number; answer: Promise<unknown> }>();

/** The platform's answer, asked for once in {@link FRESH}. */
function ask<Answer>(path: string, language: string): Promise<Answer> {
  const key = `${language} ${path}`;
  const cached = answers.get(key);
  if (cached && Date.now() - cached.at < FRESH) return cached.answer as Promise<Answer>;
  const answer = fetch(`${process.env['PLATFORM_URL'] ?? ''}/v1/account-page/${path}`, {
    headers: { 'content-language': language },
  }).then(async (response) => {
    if (!response.ok) throw new Error(`The platform answers ${path} with ${response.status}.`);
    return ((await response.json()) as { result: Answer }).result;
  });
  answers.set(key, { at: Date.now(), answer });
  return answer;
}

export async function readAccount(searchId: string, language: string): Promise<Account> {
  const page = await ask<{
    account: Omit<Account, 'id' | 'friends'> & { accountId: string; friendCount: number };
    sections: { type: string; id: string; pageId?: string; data?: Data }[];
  }>(`${searchId}/`, language);
  const { account } = page;
  const found = await Promise.allSettled(
    page.sections.map(async ({ type, id, pageId, data }) => ({
      type,
      data:
        data ??
        (await ask<Data>(
          type in endpoints
            ? `${account.accountId}/sub-page/${pageId ?? ''}/plugin/${endpoints[type] ?? ''}/${id}`
            : `${account.accountId}/recommendation`,
          language,
        )),
    })),
  );
  // Not every account has what its page names.
  const all = found.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
  const dataOf = (type: string): Data => all.find((each) => each.type === type)?.data ?? {};
  const { hours, address, phone = '', websites = [] } = dataOf('basic-info');
  const { average = 0, count = 0 } = dataOf('reviews');
  const link = `https://line.me/R/ti/p/${encodeURIComponent(searchId)}`;
  return {
    ...account,
    id: searchId,
    friends: new Intl.NumberFormat(language, { notation: 'compact' }).format(account.friendCount),
    summary: [
      {
        name: 'Today',
        value: timesOf(hours?.weekly[days[(new Date().getDay() + 6) % 7] ?? '']),
        href: '#basic-info',
      },
      { name: `${average} out of 5 stars`, value: `${count} reviews`, href: '#reviews' },
      { name: 'Address', value: address?.text ?? '', href: '#basic-info' },
    ],
    phone,
    websites: websites.map(({ label, url }) => ({ name: label, value: new URL(url).host, href: url })),
    sections: all.map(({ type, data }) => sectionOf(type, data, language)),
    link,
    code: renderSVG(link),
  };
}

function sectionOf(type: string, data: Data, language: string): Section {
  const price = ({ amount, currency }: Price): string =>
    new Intl.NumberFormat(language, { style: 'currency', currency }).format(amount);
  const date = (text: string): string =>
    new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(new Date(text));
  const sources = data.items ?? data.plans ?? data.links ?? [];
  const list =
    type === 'signboard' ? [data] : type === 'mall-recommendations' ? (data.accounts ?? []) : sources;
  const items = list.slice(0, shown[type]).map((each): Item => {
    const { perks = [], price: once, pricePerMonth, publishedAt, createdAt, endsAt } = each;
    const text = each.answer ?? each.body ?? each.description ?? each.category;
    const picture = each.picture ?? each.pictures?.[0] ?? each.icon;
    return {
      title:
        each.question ??
        each.title ??
        each.name ??
        each.author ??
        each.caption ??
        each.network ??
        each.text ??
        '',
      notes: [
        ...(each.stars ? [`${each.stars} out of 5 stars`] : []),
        ...(publishedAt ? [date(publishedAt)] : []),
        ...(createdAt ? [date(createdAt)] : []),
        ...(endsAt ? [`Until ${date(endsAt)}`] : []),
        ...(once ? [price(once)] : []),
        ...(pricePerMonth ? [`${price(pricePerMonth)} / month`] : []),
        ...perks.slice(0, 2),
        ...(each.soldOut ? ['Sold out'] : []),
        ...(each.friendsOnly ? ['Friends only'] : []),
      ],
      ...(text && { text }),
      ...(each.url && { href: each.url }),
      ...(each.searchId && { href: `/${language}/${each.searchId}` }),
      ...(picture && { picture }),
    };
  });
  return {
    id: type,
    title: titles[type] ?? type,
    layout: type === 'faq' ? 'questions' : cards.includes(type) ? 'cards' : 'list',
    facts: factsOf(data, price),
    items,
    bars: data.weekdays?.['fri'] ?? [],
    stamps: data.goal ?? 0,
  };
}

function factsOf(data: Data, price: (price: Price) => string): Fact[] {
  const { hours, address, phone, websites = [], waitingMinutes, orderUrl, distribution = [] } = data;
  return [
    ...(hours ? days.map((day) => ({ name: day, value: timesOf(hours.weekly[day]) })) : []),
    ...(address ? [{ name: 'Address', value: address.text, href: address.mapUrl ?? '' }] : []),
    ...(phone ? [{ name: 'Phone', value: phone, href: `tel:${phone.replaceAll(/[ -]/g, '')}` }] : []),
    ...websites.map(({ label, url }) => ({ name: label, value: new URL(url).host, href: url })),
    ...(waitingMinutes
      ? [{ name: 'Waiting time', value: `${waitingMinutes.min}–${waitingMinutes.max} min` }]
      : []),
    ...(orderUrl ? [{ name: 'Order online', value: new URL(orderUrl).host, href: orderUrl }] : []),
    ...(data.services ?? []).flatMap(({ kind, note = '', fee, freeFrom, minimumOrder }) => [
      { name: kind, value: note },
      ...(fee ? [{ name: 'Delivery fee', value: price(fee) }] : []),
      ...(freeFrom ? [{ name: 'Free from', value: price(freeFrom) }] : []),
      ...(minimumOrder ? [{ name: 'Minimum order', value: price(minimumOrder) }] : []),
    ]),
    ...distribution.map((count, index) => ({ name: `${index + 1} stars`, value: String(count) })).reverse(),
  ];
}

const timesOf = (times: readonly Times[] = []): string =>
  times.map(({ opens, closes }) => `${opens} – ${closes}`).join(', ') || 'Closed';
