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

/**
 * A message with only its known words: 'Cannot read properties of undefined (reading '[hidden]')'. The description of
 * the fault remains, with the number that stands for React's, and what it quotes is hidden.
 */
export function redactMessage(message: string): string {
  return message
    .replace(/Minified React error #\d{1,4}|[^\s'"`()<>,.:;]+/g, (word) =>
      vocabulary.has(word.toLowerCase()) || word.startsWith('Minified React') ? word : HIDDEN,
    )
    .replace(/\[hidden\](?:[\s'"`()<>,.:;]{0,2}\[hidden\])+/g, HIDDEN);
}
