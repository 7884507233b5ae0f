/**
 * The tests that `npm test` runs, by file: each tries a promise whose loss would cost most visitors most. The others run
 * in `npm run test:all`. Titles are without those of the groups around them; `*` stands for all tests of a file.
 */
export const core: Readonly<Record<string, readonly string[] | '*'>> = {
  // The page without script, and when script fails.
  'without-script': [
    'the page is readable, its questions open, and its shortcuts keep no room for one that needs script',
    'More, Share and Contact open and lead somewhere, and the language can be changed',
  ],
  'no-dead-button': ['no view shows a dead button, and each says why'],
  boot: [
    'in a browser, without the SDK of the app',
    'in the app',
    'that does not start is given up after eight seconds, and may start after all',
    'if the language cannot be loaded, the page says so and can still be read',
  ],
  'failed-files': ['a page whose script is slow says so after a while, and starts once it has loaded'],
  'failed-parts': [
    'a section whose code fails for good keeps its text, disables its buttons, says so, and can be tried again',
    'a dialog whose code cannot be loaded says so, and opens when it is tapped again',
  ],
  // What a visitor does with the account.
  controls: '*',
  actions: ['a call can be made by keyboard, after adding the account'],
  'visitor-in-a-browser': [
    'on a desktop, adding a friend shows a QR code for the phone, and returns the focus',
  ],
  journeys: ['a visitor who has blocked the account unblocks it and chats with two taps'],
  // A reservation, a coupon, and sending once.
  reservation: [
    'a reservation is made with the keyboard alone',
    'a reservation for a time that somebody else took meanwhile keeps everything but the time',
  ],
  'personal-data': ['a used coupon stays used when its view is opened directly or reloaded'],
  'exactly-once': ['one table is reserved if the answer got lost and the page is loaded again'],
  'two-tabs': '*',
  // Whose data these are.
  host: [
    'the token is sent with every request to the APIs and with no other',
    'a browser asks for a login only for an action, and the login leads back to that action',
  ],
  'two-visitors': '*',
  telemetry: ["the visitor's token and words reach the API and nobody else"],
  // Moving about, also without a network.
  views: ['a view opens in place, with the focus on its heading, and going back restores the profile'],
  back: ['a pop-up leaves no step in the history when it is closed, and is closed by going back'],
  offline: [
    'a seen page opens without a network, says from when it is, and can be read and used',
    'no token, fragment or key is kept',
  ],
  // Each kind of page, with axe.
  'kinds-of-pages': '*',
};

const escaped = (text: string): string => text.replace(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);

/** Matches the tests of {@link core} by their file and title, as Playwright joins them. */
export const isCore = new RegExp(
  Object.entries(core)
    .flatMap(([file, titles]) =>
      titles === '*'
        ? [`\\b${escaped(file)}\\.test\\.ts `]
        : titles.map((title) => `\\b${escaped(file)}\\.test\\.ts (.+ )?${escaped(title)}$`),
    )
    .join('|'),
);
