import { aboutVersion } from './document.js';

/** What holds for all operations of the Profile API, as Markdown (docs/product.md#profile-api). */
export const profileApiIntroduction = `\
What the public profile page of an official account asks of its backend. A backend that keeps this document can be shown
by the page as it is.

## Answers

Every answer is \`{"result": …}\` with status 200, in JSON and UTF-8. A refusal or failure is
\`{"statusCode": …, "message": …}\` with a status of 4xx or 5xx; the page shows neither of the two to visitors. \`message\`
is for the log. Redirects are not followed.

The page forgives what it can, and no backend should rely on it. An optional field that is null, missing or of a wrong
form is left out; a wrong form is reported. A bad item of a list costs that item, data that do not fit cost their section,
opening hours are left out as a whole. Of items of a list that have the same id, only the first is shown.

New fields are welcome: a page that does not know them ignores them. Open enumerations (\`x-extensible-enum\`) grow with
this document: a page that does not know a word leaves it out, or takes it for what the property says.

Texts are plain text: no HTML, no character references such as \`&amp;\`, and no character that was cut or encoded twice
on its way.

## Who calls

A visitor is known by the token in \`x-access-token\`, or anonymous. The page server calls without a token and
without \`origin\`, so nothing that it gets may be personal. Every value that this document allows for a header is taken; only the token and the
language change an answer.

The browser calls from the page's origin: CORS has to allow that origin, the methods GET, POST, PUT and DELETE, and all
headers of this document, in the preflight as well. Every answer has to allow the origin, refusals and failures included:
the page cannot read it otherwise.

What depends on the visitor must not be kept by any cache, not even the browser's, since the page asks again after a
failure: \`cache-control: no-store\`. An answer that caches may keep has \`vary: content-language\`, and \`origin\` as well
unless it allows every origin.

All names of headers can be changed in the client, to suit a backend that has others.

## Time and retries

A call has 10,000 ms in total, retries included: up to 3, after 100, 200 and 400 ms, each plus up to 20 % at random. An
attempt without an answer is always repeated, 5xx only of GET, PUT and DELETE, 4xx never, except once for a new token.
The page server waits 2,000 ms for the data of a section.

## Exactly once

A report and a reservation happen once, whatever gets lost on the way.

- Each write has an \`x-transaction-id\`: new for each intention, the same for each repeat of it, after a reload as well.
  It has 1 to 100 characters of visible ASCII.
- The server acts and remembers the answer in one transaction. **A repeat with the same id does not act again; it gets
  the first answer again**, refusals included. A repeat that arrives while the first is running waits for it. A failure
  (5xx) is not remembered: the repeat acts.
- Ids are the visitor's own. The same id for another method or path is refused with \`INVALID\`. Remember an id for a day
  at least. A token that is not valid uses up no id: with a new token the page repeats the write under the same one.
- A write is open until the server has answered its id. The page settles an open write before it sends anything else: it
  asks by PUT on the same path, with the open id in the body and an id of its own in the header. The server answers what
  it has done under the open id, or null; **from then on a write under that id must not act any more**, it gets
  \`WITHDRAWN\` with status 409.

Other writes (relation, favourite, follow) say what is to be: done twice, under one id or two, they leave the same. Their
ids need not be remembered. Where the second one is refused, such as unblocking what is not blocked, the page asks how it
is.

## Limits

| What                               | Most                                  |
| ---------------------------------- | ------------------------------------- |
| an answer                          | 5,000,000 bytes; a larger one is refused |
| items of a list, fields of an object | 1,000; the rest is left out         |
| sections of a page                 | 100                                   |
| pages besides the first            | 10                                    |
| levels of nesting                  | 32                                    |
| a transaction id                   | 100 characters                        |
| note of a reservation              | 500 characters                        |
| detail of a report                 | 1,000 characters                      |
| \`x-opener-key\`, \`x-add-friend-route\` | 200 characters                  |
| accounts that a visitor follows    | 5,000                                 |

Any text may be of any length and in any language: the page wraps or folds it. What visitors write may have any
characters, line breaks and emoji included; limits count characters, not bytes.

## Pictures

Pictures and videos come by \`https:\`: a page that came by it cannot load them by \`http:\`. What sizes and formats the
page shows, and what it does without a picture, is in \`docs/pictures.md\` of the page's repository.

${aboutVersion}`;
