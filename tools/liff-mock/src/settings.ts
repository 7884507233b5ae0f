/** How the simulated app should behave. */
export interface Settings {
  /** Access token of the visitor; undefined for one who is not logged in. */
  visitor: string | undefined;
  /** Token that replaces one that the API has refused. */
  renewed: string | undefined;
  /** The visitor after a login. */
  login: string;
  /** Whether the page is open in a browser outside the app. */
  isOutside: boolean;
  viewType: string;
  appVersion: string;
  /** Outcome of sharing with friends: `shared`, `dismissed` or `fails`; undefined if sharing is not available. */
  picker: string | undefined;
  /** Code of the error with which the SDK fails to start. */
  error: string | undefined;
  /** Whether the SDK does not answer before the window hears the event `sdk-answers`. */
  hangs: boolean;
}

/** Settings from an address are stored, and apply to later views, too. */
const REMEMBERED = 'local-app';

/**
 * Reads the settings from the page's address: `visitor` (`none` if not logged in), `renewed`, `login`, `outside`, `view`,
 * `app-version`, `picker`, `sdk-error`, `sdk-hangs`.
 */
export function readSettings(): Settings {
  const params = readParams();
  const asked = params.get('visitor') ?? 'visitor-mei';
  const visitor = asked === 'none' ? undefined : asked;
  return {
    visitor,
    renewed: params.get('renewed') ?? visitor,
    login: params.get('login') ?? 'visitor-mei',
    isOutside: params.has('outside'),
    viewType: params.get('view') ?? 'full',
    appVersion: params.get('app-version') ?? '14.0.0',
    picker: params.get('picker') ?? undefined,
    error: params.get('sdk-error') ?? undefined,
    hangs: params.has('sdk-hangs'),
  };
}

/** The address to which a login returns: with the logged-in visitor, and the parameters that a login adds. */
export function rememberVisitor(address: string, visitor: string): string {
  const url = new URL(address);
  url.searchParams.set('visitor', visitor);
  url.searchParams.set('liffClientId', 'local');
  return url.href;
}

function readParams(): URLSearchParams {
  const remembered = new URLSearchParams(sessionStorage.getItem(REMEMBERED) ?? '');
  const given = new URLSearchParams(location.search);
  if (!given.has('visitor') && remembered.has('visitor')) return remembered;
  sessionStorage.setItem(REMEMBERED, given.toString());
  return given;
}
