/** What the app is to be like. */
export interface Wishes {
  /** Access token of the visitor; undefined for one who is not logged in. */
  visitor: string | undefined;
  /** Token that the visitor gets in place of one that the API refuses. */
  renewed: string | undefined;
  /** Whose page it is after a login. */
  login: string;
  /** Whether the page is open in a browser outside of the app. */
  isOutside: boolean;
  viewType: string;
  appVersion: string;
  /** How sharing with friends ends, `shared`, `dismissed` or `fails`; undefined where that is not available. */
  picker: string | undefined;
  /** Code with which the SDK refuses to start. */
  error: string | undefined;
  /** Whether the SDK never answers. */
  hangs: boolean;
}

/** What is asked for in an address holds for the views that follow it, as an app's settings do. */
const REMEMBERED = 'local-app';

/**
 * Reads the wishes from the page's address: `visitor` (`none` for one who is not logged in), `renewed`, `login`,
 * `outside`, `view`, `app-version`, `picker`, `sdk-error`, `sdk-hangs`.
 */
export function readWishes(): Wishes {
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

/** The address to which a login leads back, with the visitor who has logged in, and what a login leaves in it. */
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
