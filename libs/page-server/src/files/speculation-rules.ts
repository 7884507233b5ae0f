import type { ViewKinds } from '@oa-profile/plugin-sdk/internal';
import type { Handler } from 'hono';

/** Where pages tell browsers to look for the rules, in the header `Speculation-Rules`. */
export const speculationRulesPath = '/speculation-rules.json';

/** Files of an account, and of the site, that are linked like pages. */
const files = ['/*/*.:type(ics|vcf|svg|xml|webmanifest)', '/*.:type(md|xml|txt)'];

/**
 * Which documents a browser may fetch before they are opened: the page in another language, another account, the way
 * back to the account, and, where no script changes the page in place, its views. Never what is outside, a file, or a
 * task, which asks for what holds at the moment.
 *
 * @param isTouched whether the device has no pointer that could rest: browsers would then fetch what is merely seen.
 * @param tasks patterns of the addresses of tasks
 */
const rulesOf = (isTouched: boolean, tasks: readonly string[]): object => ({
  prefetch: [
    {
      where: {
        and: [
          {
            or: [
              { selector_matches: 'a[hreflang]:not([aria-current])' },
              { href_matches: ['/@:account', '/liff/@:account'] },
              {
                and: [
                  { selector_matches: 'html:not([data-start]) a' },
                  { href_matches: ['/@:account/*', '/liff/@:account/*'] },
                ],
              },
            ],
          },
          { not: { selector_matches: 'a[href^="#"], a[href=""], a[download], a[target], a[data-here]' } },
          { not: { href_matches: [...tasks, ...files] } },
        ],
      },
      eagerness: isTouched ? 'conservative' : 'moderate',
    },
  ],
});

/** Effective connection types on which every byte counts. */
const slow = ['slow-2g', '2g'];

/** Serves the rules; none to visitors who save data or whose connection is slow. */
export function answerSpeculationRules(ownViews: ViewKinds): Handler {
  const tasks = Object.entries(ownViews).flatMap(([name, { isTask }]) => (isTask ? [`/*/${name}{/}?`] : []));
  return (context) => {
    const { req } = context;
    const saves = req.header('save-data') === 'on' || slow.includes(req.header('ect') ?? '');
    // A tablet does not say that it is mobile.
    const isTouched =
      req.header('sec-ch-ua-mobile') === '?1' || req.header('sec-ch-ua-platform') === '"Android"';
    const rules = saves ? {} : rulesOf(isTouched, tasks);
    return context.body(JSON.stringify(rules), 200, {
      'content-type': 'application/speculationrules+json',
      'cache-control': 'private, max-age=86400',
      vary: 'Save-Data, ECT, Sec-CH-UA-Mobile, Sec-CH-UA-Platform',
    });
  };
}
