import { MAX_EVENT_TEXT } from './limits.js';
import { noWords, type OwnWords } from './own-words.js';

const HIDDEN = '[hidden]';

/**
 * Words in messages of browsers, of React and of this page, none of which reveals anything about a visitor. Any other
 * word in a foreign error's message can come from a server or a visitor.
 */
const vocabulary = new Set(
  `a abort aborted access accessing add additional address after again agent all allow allowed already an and answer any
  appears application are argument array as assign assignment at attempted attempting attribute await backing be
  because been before between bigint blocked boundary by call callable callback called can canceled cancellation
  cancelled cannot captured character characters child chunk circular class clone closed code column completed
  connection const constant construct constructor contained contains context conversions convert converting could
  count cross cross-origin css currency current cyclic data database date datetimeformat declaration declare deferred
  define defined delete denied destructure detached dev did digits disconnected division document does doesn dom due
  dynamically element elements empty end enough environment eof error errors evaluate evaluating event exceeded
  exception execute expected explicit expression extensible failed failure fetch fetching find finite first focused
  for format found frame from full function generator gesture get global gone got greater group handling has helpful
  here hostname htmldialogelement htmlelement hydrate hydration identifier illegal import imported importing in
  incompatible incorrect index indexed indexeddb information initial initialization input insecure insert insertbefore
  inserted instance instanceof instead integer interaction internal internet interrupted invalid invocation invoke
  invoked is it iterable iterator java json keys language late length less lexical limit line list load loaded loading
  locale localstorage loop lost magnitude malformed map match maximum may member memory message method middleware mime
  minified missing mix modally module more much must mutation mutations name navigator near network networkerror new
  no node non non-minified non-negative not notifications null number numberformat object observer of offline offset
  on only open opened opening operand operation operator option options or origin other out outside page parameter
  parse part patched pattern perform permission picture platform popover position positive possible possibly preload
  primitive private promise promises properties property prototype provided proxy queryselector quota radix range
  react read read-only reading readonly reason receiver recursion reduce reference referenceerror refresh refused
  register regular rejected rejection removechild removed render rendered repeat request required requires
  resizeobserver resolved resolver resource response result right-hand root running safe scope script search section
  security securityerror selector sequence serialize server serviceworker set setting share showing showmodal
  showpopover side signal size small specified specifier spread stack state statement stopped storage store string
  stringify structure structures style support supported suspended symbol syntax syntaxerror t tag target text than
  that the therefore this time timed timeout to tofixed token too tree try type typeerror types unable undefined
  undelivered unexpected unhandled uninitialized unknown unrecognized unsupported update uri url use user utf-16 valid
  value variable version view visit warnings was were when which while whose window with without worker would write
  yield zero zone`.split(/\s+/),
);

/** An expression as engines quote it: `e.coupon?.highlights[n](...)`. */
const NAME = String.raw`((?:new )?[\w$]+(?:(?:\?\.|\.)#?[\w$]+|\[[\w$."']{0,60}\]|\((?:\.\.\.|[\w$., ]{0,60})\))*)`;

/**
 * Messages of the engines in which `§` is code and nothing else: an expression as it is written, or the name of a property.
 * They must fit as a whole: the rest of a longer text can be anything.
 */
const messagesOfCode = `
§ is not a function
§ is not a function or its return value is not iterable
§ is not a function. (In '§', '§' is undefined)
§ is not a function. (In '§', '§' is null)
§ is not a function. (In '§', '§' is an instance of §)
§ is not a constructor
§ is not a constructor (evaluating '§')
§ is not iterable
§ is not defined
§ is undefined
§ is null
Can't find variable: §
undefined is not an object (evaluating '§')
null is not an object (evaluating '§')
undefined is not a function (near '...§...')
Cannot read properties of undefined (reading '§')
Cannot read properties of null (reading '§')
Cannot set properties of undefined (setting '§')
Cannot set properties of null (setting '§')
can't access property "§", § is undefined
can't access property "§", § is null
Cannot destructure property '§' of '§' as it is undefined.
Cannot destructure property '§' of '§' as it is null.
Cannot access '§' before initialization
Cannot access '§' before initialization.
can't access lexical declaration '§' before initialization
Cannot assign to read only property '§' of object '#<Object>'
invalid assignment to const '§'
Class constructor § cannot be invoked without 'new'
`
  .trim()
  .split('\n')
  .map((message) => ({
    parts: message.split('§'),
    pattern: new RegExp(`^${message.replace(/[()[\].#]/g, String.raw`\$&`).replaceAll('§', NAME)}$`),
  }));

/** Fewer words than these can be a visitor's by chance. */
const LEAST_WORDS = 4;
const LEAST_CHARACTERS = 16;

/**
 * A message with only its known words: 'Cannot read properties of undefined (reading '[hidden]')'. The description of
 * the fault remains, with the number that stands for React's, and what it quotes is hidden, but for what is our own:
 *
 * - names in the engines' messages, if they stand in our files;
 * - sentences, or parts of them, that stand in our files as they are.
 */
export function redactMessage(message: string, own: OwnWords = noWords): string {
  for (const { parts, pattern } of messagesOfCode) {
    const [, ...names] = pattern.exec(message) ?? [];
    if (names.length === 0) continue;
    const shown = names.map((name) => (own.isName(name) ? name : HIDDEN));
    return parts.map((part, index) => part + (shown[index] ?? '')).join('');
  }
  return ownSentences(message, own)
    .map(({ text, isOwn }) => (isOwn ? text : withKnownWords(text)))
    .join('')
    .replace(SEVERAL, HIDDEN);
}

const SEVERAL = /\[hidden\](?:[\s'"`()<>,.:;]{0,2}\[hidden\])+/g;

const withKnownWords = (text: string): string =>
  text
    .replace(/Minified React error #\d{1,4}|[^\s'"`()<>,.:;]+/g, (word) =>
      vocabulary.has(word.toLowerCase()) || word.startsWith('Minified React') ? word : HIDDEN,
    )
    .replace(SEVERAL, HIDDEN);

/** Divides a message into what stands in our files as it is, the longest first, and what does not. */
function ownSentences(message: string, { isText }: OwnWords): { text: string; isOwn: boolean }[] {
  // Longer ones are cut off when they are sent.
  const words = message.slice(0, 4 * MAX_EVENT_TEXT).match(/^\s+|\S+\s*/g) ?? [];
  const parts: { text: string; isOwn: boolean }[] = [];
  for (let from = 0; from < words.length;) {
    let to = from;
    while (
      to < words.length &&
      isText(
        words
          .slice(from, to + 1)
          .join('')
          .trimEnd(),
      )
    )
      to += 1;
    const text = words.slice(from, to).join('');
    const isOwn = to - from >= LEAST_WORDS && text.trim().length >= LEAST_CHARACTERS;
    parts.push({ text: isOwn ? text : (words[from] ?? ''), isOwn });
    from = isOwn ? to : from + 1;
  }
  // Words that are hidden beside each other count as one.
  return parts.reduce<typeof parts>((joined, part) => {
    const last = joined.at(-1);
    if (!last || last.isOwn || part.isOwn) return [...joined, part];
    return [...joined.slice(0, -1), { text: last.text + part.text, isOwn: false }];
  }, []);
}
