import { distance } from 'fastest-levenshtein';

/** What the environment says, as {@link warningsOf} needs it. */
export interface CheckedEnvironment {
  /** The variables that are set. */
  given: Readonly<Record<string, string>>;
  /** The names of all variables that the server or a plugin of the list reads. */
  names: readonly string[];
  port: number;
  publicUrl: string;
  /** Address at which this server reaches the Profile API. */
  internalApiUrl: string;
}

/**
 * What the environment says in vain, or probably does not mean, in one sentence each. None of it is certainly a mistake, so
 * the server starts all the same.
 */
export function warningsOf(environment: CheckedEnvironment): string[] {
  return [
    ...unreadVariables(environment),
    ...linksOfAnotherApp(environment),
    ...withoutEffect(environment),
    ...ownApi(environment),
  ];
}

/** Shorter names resemble too many others: HOME is two letters from HOST. */
const MIN_NAME_LENGTH = 7;

/** How our variables begin, also those of plugins that a site may have left out. NODE_ and LOG_ are everybody's words. */
const OUR_WORDS =
  /^(?:API|APP|ASSETS|ERROR_REPORT|EXTRA|IMAGE|KEEP|LIFF|MAP|OFFLINE|PAGE|SITE|SITEMAP|TRACKING)_/i;

/** Kubernetes adds these for each service, which may be called `api`. */
const OF_A_CLUSTER = /_(?:SERVICE_(?:HOST|PORT\w*)|PORT(?:_\d+_(?:TCP|UDP)\w*)?)$/;

/** The variables that look like ours, and that neither the server nor a plugin of the list reads, in one sentence each. */
export function unreadVariables({ given, names }: Pick<CheckedEnvironment, 'given' | 'names'>): string[] {
  return Object.keys(given)
    .filter((name) => !names.includes(name))
    .flatMap((name) => {
      const meant = names.find(
        (other) =>
          Math.min(name.length, other.length) >= MIN_NAME_LENGTH && distance(name.toUpperCase(), other) <= 2,
      );
      if (meant) return [`Unknown variable ${name}: did you mean ${meant}?`];
      return OUR_WORDS.test(name) && !OF_A_CLUSTER.test(name)
        ? [`Nobody reads ${name}: it is misspelt, or the plugin that reads it is not in the list.`]
        : [];
    });
}

/** Variables without which a button of the app leads to LINE. */
const APP_LINKS = [
  'APP_ADD_FRIEND_LINK',
  'APP_CHAT_LINK',
  'APP_SHARE_LINK',
  'APP_CALL_LINK',
  'APP_UPDATE_LINK',
];

function linksOfAnotherApp({ given }: CheckedEnvironment): string[] {
  const { APP_NAME: name } = given;
  const missing = APP_LINKS.filter((link) => !given[link]);
  if (name === undefined || /^LINE\b/i.test(name) || missing.length === 0) return [];
  const list = missing.join(', ').replace(/, (?=[^,]*$)/, ' and ');
  return [`APP_NAME is ${name}, but links lead to LINE without ${list}.`];
}

/** Variables that say more of another one. */
const NEEDS: readonly (readonly [name: string, needed: string])[] = [
  ['TRACKING_PRODUCT_KEY', 'TRACKING_URL'],
  ['TRACKING_TRANSPORT', 'TRACKING_URL'],
  ['TRACKING_SITE_ID', 'TRACKING_URL'],
  ['TRACKING_CONSENT', 'TRACKING_URL'],
  ['ERROR_REPORT_ENVIRONMENT', 'ERROR_REPORT_DSN'],
  ['ERROR_REPORT_SAMPLE', 'ERROR_REPORT_DSN'],
  ['LIFF_PLUGINS', 'LIFF_ID'],
];

const withoutEffect = ({ given }: CheckedEnvironment): string[] =>
  NEEDS.filter(([name, needed]) => name in given && !(needed in given)).map(
    ([name, needed]) => `${name} has no effect without ${needed}.`,
  );

function ownApi({ given, port, publicUrl, internalApiUrl }: CheckedEnvironment): string[] {
  const loopback = ['localhost', '127.0.0.1', '[::1]', '0.0.0.0'].map((host) => `http://${host}:${port}`);
  if (![publicUrl, ...loopback].includes(internalApiUrl)) return [];
  const name = 'API_INTERNAL_URL' in given ? 'API_INTERNAL_URL' : 'API_URL';
  return [
    `${name} is the address of the page: unless something in front leads /v1 to an API, this server asks itself.`,
  ];
}
