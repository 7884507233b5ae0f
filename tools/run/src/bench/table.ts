import type { Measures } from './visits.js';

/** Measures of several rounds, by the name of what was measured. */
export type Rounds = Map<string, Measures[]>;

/** The median of each measure, a column for each name; then the last one's ratio to each of the others. */
export function tableOf(rounds: Rounds): string {
  const names = [...rounds.keys()];
  const others = names.slice(0, -1);
  const measures = [...new Set([...rounds.values()].flat().flatMap((round) => Object.keys(round)))];
  const rows = measures.map((measure) => {
    const medians = names.map((name) => median(rounds.get(name) ?? [], measure));
    const last = medians.at(-1);
    const ratios = others.map((_, column) => {
      const other = medians[column];
      return other !== undefined && last !== undefined && other > 0 ? (last / other).toFixed(2) : '';
    });
    return [measure, ...medians.map((value) => (value === undefined ? '' : shown(value))), ...ratios];
  });
  return aligned([['', ...names, ...others.map((name) => `to ${name}`)], ...rows]);
}

function median(rounds: readonly Measures[], measure: string): number | undefined {
  const values = rounds.flatMap((round) => round[measure] ?? []).sort((one, other) => one - other);
  return values[Math.floor(values.length / 2)];
}

const shown = (value: number): string =>
  Number.isInteger(value) || value >= 100 ? value.toFixed(0) : value.toFixed(value < 1 ? 3 : 1);

function aligned(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, column) =>
          column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
        )
        .join('  '),
    )
    .join('\n');
}
