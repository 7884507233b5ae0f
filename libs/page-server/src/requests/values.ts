import * as v from 'valibot';
import { searchId } from '@oa-profile/api-client/internal/schemas';
import type { ExtraScript } from '@oa-profile/page-start/document';

// Kinds of values that a variable of the environment can have, each with what it must be. What is not checked here fails
// at the first visit, or worse, gets into a header of every answer.

/** A text that is shown or sent as it is. A line's end comes easily with a value from a file. */
export const text = v.pipe(
  v.string(),
  v.regex(/^[^\s\p{Cc}](?:\P{Cc}*[^\s\p{Cc}])?$/u, 'must be one line, without spaces before or after it'),
);

/** @param most how many characters it may have */
export const textOfAtMost = (most: number) =>
  v.pipe(text, v.maxLength(most, `must have at most ${most} characters`));

/** Words between spaces, commas or line ends. */
const list = v.pipe(
  v.string(),
  v.transform((value) => value.split(/[\s,]+/).filter(Boolean)),
);

const withoutFinalSlashes = (url: string): string => url.replace(/(?<!\/)\/+$/, '');

/** Hosts as they may stand in a policy. To `URL`, semicolons, quotes and braces are part of a host, too. */
const HOST = /^(?:[a-z\d._-]+|\[[a-f\d:.]+\])$/;
/** Hosts as above, or all below one. */
const HOSTS = /^(?:(?:\*\.)?[a-z\d._-]+|\[[a-f\d:.]+\])$/;

const isWeb = ({ protocol }: URL): boolean => /^https?:$/.test(protocol);
const WEB_RULE = 'must begin with http:// or https://';

const urlOn = (hosts: RegExp, allowed = isWeb, rule = WEB_RULE) =>
  v.pipe(
    v.string(),
    v.regex(/^[^\s\\\p{Cc}]+$/u, 'must be an address, without spaces or line ends'),
    v.url('must be an address'),
    v.check((url) => /^\w+:\/\//.test(url) && allowed(new URL(url)), rule),
    v.check((url) => hosts.test(new URL(url).hostname), 'must be an address'),
  );
const anyUrl = urlOn(HOST);

export const webUrl = v.pipe(
  anyUrl,
  v.check((url) => {
    const { username, password } = new URL(url);
    return !username && !password;
  }, 'must have no user name or password'),
  v.transform(withoutFinalSlashes),
);

/** The address of an API. The clients refuse any other, but only at the first visit. */
export const apiUrl = v.pipe(
  anyUrl,
  v.check((url) => !/[?#@]/.test(url), 'must have no user name, query or fragment'),
  v.transform(withoutFinalSlashes),
  v.check((url) => !/\/v\d+$/.test(url), 'must end before /v1, which the page adds by itself'),
);

const isOrigin = (url: string): boolean => !/[?#@]/.test(url) && /^\/+$/.test(new URL(url).pathname);

const ORIGIN_RULE = 'must be an origin such as https://www.example.com, without path, query or password';

const originOn = (hosts: RegExp) =>
  v.pipe(
    urlOn(hosts),
    v.check(isOrigin, ORIGIN_RULE),
    v.transform((url) => new URL(url).origin),
  );

export const siteOrigin = originOn(HOST);

/** Origins; `https://*.example` stands for every host below. */
export const origins = v.pipe(list, v.array(originOn(HOSTS)));

/** What visitors send there is encrypted, but for what a developer tries. */
const encryptedUrl = urlOn(
  HOSTS,
  ({ protocol, hostname }) =>
    /^(?:https|wss):$/.test(protocol) || (/^(?:http|ws):$/.test(protocol) && hostname === 'localhost'),
  'must begin with https:// or wss://, or http://localhost',
);

/** The origin of an address. All hosts of a country are too many. */
const originOf = v.pipe(
  v.string(),
  v.transform((url) => new URL(url).origin),
  v.regex(/^(?!\w+:\/\/\*\.[^.]+$)/, 'must name the hosts, such as https://*.example.com'),
);

/** Origins as above that the site's own code needs, and those of sockets. */
export const extraOrigins = v.pipe(
  list,
  v.array(v.pipe(encryptedUrl, v.check(isOrigin, ORIGIN_RULE), originOf)),
);

/** The origins of what a plugin loads. */
export const pluginOrigins = {
  pictures: v.pipe(urlOn(HOSTS), originOf),
  requests: v.pipe(encryptedUrl, originOf),
  frames: v.pipe(encryptedUrl, originOf),
};

const numberUpTo = (most: number, least: number, message: string) =>
  v.pipe(
    v.string(),
    v.regex(/^\d{1,9}$/, message),
    v.transform(Number),
    v.minValue(least, `must be at least ${least}`),
    v.maxValue(most, `must be at most ${most}`),
  );

export const port = numberUpTo(65_535, 0, 'must be a number');
/** At most a day: what is meant in milliseconds is mostly more. */
export const seconds = numberUpTo(86_400, 1, 'must be a number of seconds');
/** Less than what a server that is being stopped has for its last answers. */
export const pageSeconds = numberUpTo(25, 1, 'must be a number of seconds');
export const megabytes = numberUpTo(100_000, 1, 'must be a number of megabytes');
export const count = numberUpTo(100_000, 1, 'must be a number');

export const host = v.pipe(v.string(), v.regex(/^[\w.:%-]+$/, 'must be a host name or an IP address'));

/** An absolute path. Where it leads is checked when it is used. */
export const folder = v.pipe(text, v.startsWith('/', 'must be an absolute path'));

export const dsn = v.pipe(
  anyUrl,
  v.regex(/^https?:\/\/[^/@:]+@[^/]+(\/[^/;,?#]+)*\/\d+$/i, 'must look like https://key@host/project'),
);
/** The service refuses white space and slashes in it. */
export const environmentName = v.pipe(
  v.string(),
  v.regex(/^[\w.-]{1,64}$/, 'must be a word of at most 64 letters, digits, hyphens and dots'),
);
export const share = v.pipe(
  v.string(),
  v.regex(/^(?:0?\.\d{1,6}|[01](?:\.0{1,6})?)$/, 'must be a number from 0 to 1, such as 0.1'),
  v.transform(Number),
);
export const siteId = v.pipe(v.string(), v.regex(/^[1-9]\d*$/, 'must be a number'), v.transform(Number));
export const liffId = v.pipe(v.string(), v.regex(/^\d+-\w+$/, 'must look like 1234567890-AbcdEfgh'));
/** The policy allows modules of the page's own origin only. */
export const ownPaths = v.pipe(
  list,
  v.array(v.pipe(v.string(), v.regex(/^\/(?![/\\])/, 'must hold paths such as /plugin.js'))),
);

const LINK_PLACES = /\{(?:searchId|text|path|query)\}/g;

/** A link into the app: any scheme, apart from those whose addresses are code or documents. */
const linkTemplate = v.pipe(
  v.string(),
  v.regex(
    /^(?!(?:javascript|data|vbscript|blob|file):)[a-z][a-z\d+.-]*:[^\s\p{Cc}]+$/iu,
    'must be an address',
  ),
  v.check(
    (link) => !/[{}]/.test(link.replace(LINK_PLACES, '')),
    'must have no other places than {searchId}, {text}, {path} and {query}',
  ),
  v.check((link) => {
    const places = link.match(LINK_PLACES) ?? [];
    return new Set(places).size === places.length;
  }, 'must have each place once'),
);
export const accountLink = v.pipe(linkTemplate, v.includes('{searchId}', 'must contain {searchId}'));
export const shareLink = v.pipe(linkTemplate, v.includes('{text}', 'must contain {text}'));

/** A web address with places to fill in. */
export const urlWith = (places: readonly string[]) => {
  const names = places.join(', ').replace(/, (?=[^,]*$)/, ' and ');
  return v.pipe(
    v.string(),
    v.check((url) => places.every((place) => url.includes(place)), `must contain ${names}`),
    v.check(
      (url) => !/[{}]/.test(places.reduce((rest, place) => rest.replaceAll(place, ''), url)),
      places.length > 0 ? `must have no other places than ${names}` : 'must have no braces',
    ),
    anyUrl,
  );
};

export const contact = v.pipe(
  text,
  v.regex(/^(mailto:[^@\s]+@[^@\s]+|https:\/\/\S+|tel:\+[\d-]+)$/, 'must be mailto:…, https://… or tel:+…'),
);

export const searchIds = v.pipe(
  list,
  v.array(
    v.pipe(
      v.string(),
      v.check((id) => v.is(searchId, id), 'must hold ids such as @komorebi'),
    ),
  ),
);

/** Stands in place of an integrity value for a script that changes without notice. */
const NO_INTEGRITY = 'no-integrity';
const INTEGRITY_RULE = 'must have sha256-…, sha384-…, sha512-… or no-integrity behind a #';
const integrity = v.pipe(
  v.string(INTEGRITY_RULE),
  v.regex(/^(sha(256|384|512)-[\w+/]+=*|no-integrity)$/, INTEGRITY_RULE),
);

/** Scripts, each as `address#sha384-…`. */
export const extraScripts = v.pipe(
  list,
  v.array(
    v.pipe(
      v.string(),
      v.transform((entry) => {
        const [src = '', integrity] = entry.split('#');
        return { src, integrity };
      }),
      v.object({ src: webUrl, integrity }),
      v.transform(({ src, integrity }): ExtraScript => ({
        src,
        ...(integrity !== NO_INTEGRITY && { integrity }),
      })),
    ),
  ),
);
