const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

/** What HTML says, one line for each block of it and for each row of a table. */
export function linesOf(html: string): string[] {
  const rows: string[] = [];
  const withoutRows = html.replace(/<tr[\s\S]*?<\/tr>/g, (row) => `\n\u0000${rows.push(row) - 1}\n`);
  return textLines(withoutRows).flatMap((line) => {
    const row = rows[Number(line.slice(1))];
    return line.startsWith('\u0000') && row ? [textLines(row).join(' / ')] : [line];
  });
}

const textLines = (html: string): string[] =>
  html
    .replace(/<svg[\s\S]*?<\/svg>/g, '')
    .replaceAll('<!-- -->', '')
    // To the eye it is a line of its own.
    .replace(/<span class="[^"]*gap[^"]*"> <\/span>/g, '\n')
    .replace(/<(?!\/?(?:span|strong|b|em|time|mark)\b)[^<>]*>/g, '\n')
    .replace(/<[^<>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => entities[name] ?? '')
    .replace(/[\u2060\u200b]/g, '')
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '');

/** The part of HTML from its beginning to the end of an element. */
const upTo = (html: string, end: string): string => {
  const place = html.indexOf(end);
  return place < 0 ? html : html.slice(0, place + end.length);
};

/** What the parts of a page say, by part. What a section says of other things than time is left out. */
export function saidBy(parts: Readonly<Record<string, string>>): Map<string, string[]> {
  const said = new Map<string, string[]>();
  for (const [part, html] of Object.entries(parts)) {
    if (part === 'search') said.set(part, html.split('\n'));
    else if (part === 'contact') said.set(part, [linesOf(html).slice(1).join(' | ')]);
    // Its title is another one at each moment.
    else if (part === 'plan for soon')
      said.set(
        part,
        plan(html).map((line) => line.replace(/^[^|]*\| /, '')),
      );
    else if (part.startsWith('plan for day'))
      said.set('plans', [...(said.get('plans') ?? []), ...plan(html)]);
    // Told together with the others that say the same.
    else if (part.startsWith('plan'))
      said.set(
        part,
        plan(html).flatMap((line) =>
          line.split(' | ').flatMap((each, place) => (place === 1 ? each.split(' · ') : [each])),
        ),
      );
    else if (part === 'busy-times') said.set(part, busy(html));
    else if (part === 'strip' || part === 'column') said.set(part, linesOf(html));
    else {
      const [status = '', table = ''] = html.split('<table', 2);
      said.set(part, linesOf(table ? status : upTo(html, '</dd>')));
      if (table) said.set(`${part} table`, linesOf(`<table${upTo(table, '</table>')}`).slice(1));
    }
  }
  return said;
}

/** Of the plan of a visit its answer; the days that can be chosen are the same for everybody. */
function plan(html: string): string[] {
  const [, answer = ''] = html.split('role="status"', 2);
  return answer ? [linesOf(`<div ${answer}`).join(' | ')] : [];
}

/** Of the busy times the answer for now, the day that is called today, and what is told of the day that is shown. */
function busy(html: string): string[] {
  const [answer = '', rest = ''] = html.split('<fieldset', 2);
  const [days = '', day = ''] = rest.split('</fieldset>', 2);
  const [, today = ''] = /today[^>]*>[^<]*<\/span><span[^>]*>([^<]*)/.exec(days) ?? [];
  const [, caption = ''] = /class="[^"]*(?:caption|closed)[^"]*">([\s\S]*?)<\/(?:div|p)>/.exec(day) ?? [];
  return [...linesOf(answer), ...linesOf(today), ...linesOf(caption)];
}
