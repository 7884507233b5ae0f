import { sampleAnswerTo } from 'platform/sample-answers';
import { sampleAnswer } from 'platform/sample-page';

interface Section {
  type: string;
  id: string;
  data?: { items?: { id: string }[] };
}

const PICTURES = 'https://images.example';

/** Two of each list: what holds for the second item holds for all, and each is another page to read. Hours of a day stay. */
function shortened(value: unknown): unknown {
  if (Array.isArray(value))
    return value.every((each) => typeof each === 'number') ? value : value.slice(0, 2).map(shortened);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, shortened(each)]));
}

const answerTo = (path: string): unknown =>
  shortened(sampleAnswerTo(`/v1/account-page/@komorebi/${path}`, 'en', PICTURES));
const ofSubPage = (type: string): unknown => answerTo(`pages/home/plugin/${type}/`);

const { account, sections } = sampleAnswerTo('/v1/account-page/@komorebi/', 'en', PICTURES) as {
  account: Record<string, unknown>;
  sections: Section[];
};

const daily = [{ opens: '10:00', closes: '18:30' }];
const nearbyPlaces = [
  {
    id: 'sembei',
    name: 'Maruhisa Rice Crackers',
    contentLanguage: 'en',
    category: 'Rice crackers',
    latitude: 35.72779,
    longitude: 139.76561,
    distance: 80,
    hours: {
      timeZone: 'Asia/Tokyo',
      weekly: { mon: [], tue: daily, wed: daily, thu: daily, fri: daily, sat: daily, sun: daily },
    },
  },
  {
    id: 'yuyake-steps',
    name: 'Yuyake Dandan steps',
    contentLanguage: 'en',
    category: 'View',
    latitude: 35.72761,
    longitude: 139.76748,
    distance: 140,
  },
];

/** An account page with a section of every kind, as the platform's first account sends it in English. */
export const page: { account: unknown; sections: Section[]; nearbyPlaces: unknown } = {
  account: { ...(shortened(account) as object), friendCount: 12_847, followerCount: 4311 },
  sections: [
    ...sections.map((section) => shortened(section) as Section),
    { type: 'mall-recommendations', id: 'mall-recommendations' },
  ],
  nearbyPlaces,
};

const shareImage = {
  url: `${PICTURES}/artwork/komorebi/cover-share.jpg`,
  width: 1200,
  height: 630,
  type: 'image/jpeg',
  alt: 'The counter of Komorebi Coffee',
};

/** What the platform's samples leave to the visitor and to the clock, for each item and for the whole answer. */
const besides: Readonly<Record<string, { item?: object; whole?: object }>> = {
  COUPON: { item: { used: false, shareImage } },
  TRAFFICINFO: { whole: { live: { value: 62, measuredAt: '2026-11-21T12:00:00+09:00' } } },
  MEDIA: { item: { shareImage }, whole: { total: 126 } },
  SHOPCARD: {},
  MEMBERSHIP: { item: { joined: false } },
  EZSTORE: {},
};

interface Answer {
  items?: { id: string }[];
}

function complete(type: string, { item, whole }: { item?: object; whole?: object }): Answer {
  const answer = Object.entries(ofSubPage(type) as object).map(([name, value]: [string, unknown]) => [
    name,
    item && Array.isArray(value) ? value.map((each: object) => ({ ...each, ...item })) : value,
  ]);
  return { ...(Object.fromEntries(answer) as Answer), ...whole };
}

/** What the sections with an endpoint of their own are answered, by the type of the sub-page. */
export const answers: Record<string, Answer> = {
  ...Object.fromEntries(Object.entries(besides).map(([type, more]) => [type, complete(type, more)])),
  recommendation: shortened(sampleAnswer('/recommendation', PICTURES)) as Answer,
};
