const HIDDEN = '[hidden]';

/**
 * Words in messages of browsers and of this page, none of which reveals anything about a visitor. Any other word in a
 * foreign error's message can come from a server or a visitor.
 */
const vocabulary = new Set(
  `a aborted access address after all already an and answer any application argument array as assign at await be been
  before blocked boundary by call callback can cancelled cannot captured chunk class clone closed code connection constant
  constructor context converting could cross data date deferred define delete denied destructure detached did disconnected
  document does dom dynamically element empty end error evaluate evaluating event exceeded exception execute expected
  expression failed failure fetch fetching first for found frame from function global gone greater hydrate hydration import
  imported in index initialization input insert instance instanceof instead interaction internal interrupted invalid invoke
  is it iterable iterator json keys late length less list load loaded loading lost map match maximum memory method middleware
  missing module more must name network networkerror new no node non not null number object observer of offset on only
  operation operator option or origin out parameter parse part patched permission picture position possible promise
  properties property prototype proxy quota radix range read reading reduce reference referenceerror refused regular rejected
  rejection removed render rendered request required resource response result resizeobserver root safe script section
  security securityerror server set signal size stack storage stopped string structure style suspended symbol syntax syntaxerror
  target text than the this time timeout timed to too token type typeerror unable undefined undelivered unexpected unhandled unknown
  unsupported update url user valid value variable version view was were while window with without worker write
  notifications completed zone`.split(/\s+/),
);

/**
 * A message with only its known words: 'Cannot read properties of undefined (reading '[hidden]')'. The description of
 * the fault remains, and what it quotes is hidden.
 */
export function knownWords(message: string): string {
  return message
    .replace(/[^\s'"`()<>,.:;]+/g, (word) => (vocabulary.has(word.toLowerCase()) ? word : HIDDEN))
    .replace(/\[hidden\](?:[\s'"`()<>,.:;]{0,2}\[hidden\])+/g, HIDDEN);
}
