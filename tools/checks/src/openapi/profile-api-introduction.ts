/** What holds for all operations of the Profile API, as Markdown (docs/product.md#profile-api). */
export const profileApiIntroduction = `\
What the public profile page of an official account asks of its backend. A backend that keeps this document can be shown
by the page as it is.

## Answers

Every answer is \`{"result": …}\` with status 200. A refusal or failure is \`{"statusCode": …, "message": …}\` with a
status of 4xx or 5xx; the page shows neither of the two to visitors. \`message\` is for the log.

An optional field that is null, missing or of a wrong form is left out; a wrong form is reported. A bad item of a list
costs that item, data that do not fit cost their section, opening hours are left out as a whole. New fields and new words
of an open enumeration (\`x-extensible-enum\`) are welcome: a page that does not know them ignores them.

## Who calls

A visitor is known by the token in \`x-access-token\`, or anonymous. The page server calls without a token, so nothing
that it gets may be personal. The browser calls from the page's origin: CORS has to allow that origin, the methods GET,
POST, PUT and DELETE, and all headers of this document, in the preflight as well. What depends on the visitor must not be
kept by shared caches: \`cache-control: no-store\`.

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
  at least.
- A write is open until the server has answered its id. The page settles an open write before it sends anything else: it
  asks by PUT on the same path, with the open id in the body and an id of its own in the header. The server answers what
  it has done under the open id, or null; **from then on a write under that id must not act any more**, it gets
  \`WITHDRAWN\` with status 409.

Other writes (relation, favourite, follow) say what is to be, and are the same when done twice.

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
| accounts that a visitor follows    | 5,000                                 |

Any text may be of any length and in any language: the page wraps or folds it.

## Pictures

What sizes and formats the page shows, and what it does without a picture, is in \`docs/pictures.md\` of the page's
repository.
`;
