import { parser } from '@prometheus-io/lezer-promql';
import type { SyntaxNode } from '@lezer/common';

/** One line of what Prometheus scrapes. */
interface Sample {
  /** With its name as `__name__`. */
  labels: Readonly<Record<string, string>>;
  value: number;
}

/** All that was read at one time, in seconds. */
export interface Scrape {
  at: number;
  samples: readonly Sample[];
}

/** Reads the text format of Prometheus. */
export function readScrape(text: string, at: number): Scrape {
  const samples = text.split('\n').flatMap((line): Sample[] => {
    const [, name, labels = '', value] = /^([a-z_][\w:]*)(?:\{(.*)\})? (\S+)$/i.exec(line) ?? [];
    if (name === undefined) return [];
    // Each ends with a quote that no backslash precedes.
    const pairs = labels.split(/(?<=[^\\]"),/).flatMap((pair) => {
      const at = pair.indexOf('=');
      return at > 0 ? [[pair.slice(0, at), JSON.parse(pair.slice(at + 1)) as string]] : [];
    });
    return [{ labels: { ...(Object.fromEntries(pairs) as object), __name__: name }, value: Number(value) }];
  });
  return { at, samples };
}

type Vector = readonly Sample[];
type Value = number | Vector;

const without = (name: string, labels: Sample['labels']): Sample['labels'] =>
  Object.fromEntries(Object.entries(labels).filter(([key]) => key !== name));
const withoutName = (labels: Sample['labels']): Sample['labels'] => without('__name__', labels);
const keyOf = (labels: Sample['labels']): string =>
  JSON.stringify(Object.entries(labels).sort(([one], [other]) => (one < other ? -1 : 1)));
const vector = (value: Value): Vector => {
  if (typeof value === 'number') throw new Error('A number is no vector');
  return value;
};

const arithmetic: Readonly<Record<string, (left: number, right: number) => number>> = {
  Mul: (left, right) => left * right,
  Div: (left, right) => left / right,
};
const comparisons: Readonly<Record<string, (left: number, right: number) => boolean>> = {
  Gtr: (left, right) => left > right,
};

/**
 * What an expression is at the time of the last of these scrapes, as Prometheus says: of its language, as much as our alerts
 * use. A counter that appears counts from its second value, as there; one that starts anew has gone on.
 *
 * @throws Error for what is not implemented, so that no alert is silently wrong
 */
export function evaluate(expression: string, scrapes: readonly Scrape[]): Value {
  const now = scrapes.at(-1)?.at ?? 0;
  const textOf = ({ from, to }: SyntaxNode): string => expression.slice(from, to);
  const childrenOf = (node: SyntaxNode): SyntaxNode[] => {
    const children: SyntaxNode[] = [];
    for (let child = node.firstChild; child; child = child.nextSibling) children.push(child);
    return children;
  };

  function matcherOf(node: SyntaxNode): (labels: Sample['labels']) => boolean {
    const [identifier, matchers] = childrenOf(node);
    const tests = (matchers ? childrenOf(matchers) : []).map((matcher) => {
      const [name, operator, literal] = childrenOf(matcher).map(textOf);
      const wanted = JSON.parse(literal ?? '') as string;
      const whole = new RegExp(`^(?:${wanted})$`);
      const is = (value = ''): boolean => (operator?.includes('~') ? whole.test(value) : value === wanted);
      return (labels: Sample['labels']): boolean => is(labels[name ?? '']) !== operator?.startsWith('!');
    });
    const name = identifier && textOf(identifier);
    return (labels) => labels['__name__'] === name && tests.every((test) => test(labels));
  }

  /** `rate`, with what Prometheus adds for the parts of the range before the first sample and after the last one. */
  function rate(node: SyntaxNode | undefined): Vector {
    const [selector, duration] = node ? childrenOf(node) : [];
    const minutes = /^(\d+)m$/.exec(duration ? textOf(duration) : '')?.[1];
    if (node?.name !== 'MatrixSelector' || !selector || minutes === undefined)
      throw new Error(`Not a range in minutes: ${expression}`);
    const range = Number(minutes) * 60;
    const matches = matcherOf(selector);
    const series = new Map<string, { labels: Sample['labels']; points: { at: number; value: number }[] }>();
    for (const { at, samples } of scrapes)
      if (at > now - range && at <= now)
        for (const { labels, value } of samples) {
          if (!matches(labels)) continue;
          const key = keyOf(labels);
          const one = series.get(key) ?? { labels: withoutName(labels), points: [] };
          one.points.push({ at, value });
          series.set(key, one);
        }
    return [...series.values()].flatMap(({ labels, points }) => {
      const [first] = points;
      const last = points.at(-1);
      if (!first || !last || points.length < 2) return [];
      let grown = last.value - first.value;
      points.forEach(({ value }, index) => {
        const before = points[index - 1]?.value ?? 0;
        if (value < before) grown += before;
      });
      const seen = last.at - first.at;
      const between = seen / (points.length - 1);
      const near = (gap: number): number => (gap < between * 1.1 ? gap : between / 2);
      const beforeZero = grown > 0 ? (seen * first.value) / grown : Number.POSITIVE_INFINITY;
      const all = seen + Math.min(near(first.at - (now - range)), beforeZero) + near(now - last.at);
      return [{ labels, value: (grown * all) / seen / range }];
    });
  }

  function quantile(wanted: number, buckets: Vector): Vector {
    const groups = new Map<string, Sample[]>();
    for (const bucket of buckets) {
      const key = keyOf(without('le', bucket.labels));
      groups.set(key, [...(groups.get(key) ?? []), bucket]);
    }
    return [...groups.values()].map((group) => {
      const sorted = group
        .map(({ labels, value }) => ({ le: Number((labels['le'] ?? '').replace('+Inf', 'Infinity')), value }))
        .sort((one, other) => one.le - other.le);
      const labels = without('le', group[0]?.labels ?? {});
      const rank = wanted * (sorted.at(-1)?.value ?? 0);
      const index = sorted.findIndex(({ value }) => value >= rank);
      const [below, bucket] = [sorted[index - 1], sorted[index]];
      if (!bucket || rank === 0) return { labels, value: Number.NaN };
      if (bucket.le === Number.POSITIVE_INFINITY) return { labels, value: below?.le ?? Number.NaN };
      const [from, counted] = [below?.le ?? 0, below?.value ?? 0];
      return { labels, value: from + ((bucket.le - from) * (rank - counted)) / (bucket.value - counted) };
    });
  }

  function call(node: SyntaxNode): Value {
    const [identifier, body] = childrenOf(node);
    const [first, second] = body ? childrenOf(body) : [];
    const name = identifier && textOf(identifier);
    if (name === 'rate') return rate(first);
    if (name === 'histogram_quantile' && first && second)
      return quantile(Number(textOf(first)), vector(valueOf(second)));
    throw new Error(`Not implemented: ${name}`);
  }

  function sum(node: SyntaxNode): Vector {
    const [operator, ...rest] = childrenOf(node);
    const body = rest.find(({ name }) => name === 'FunctionCallBody')?.firstChild;
    const modifier = rest.find(({ name }) => name === 'AggregateModifier');
    const [way, grouping] = modifier ? childrenOf(modifier) : [];
    if (!operator || textOf(operator) !== 'sum' || !body || (way && way.name !== 'By'))
      throw new Error(`Not implemented: ${textOf(node)}`);
    const names = grouping ? childrenOf(grouping).map(textOf) : [];
    const groups = new Map<string, Sample>();
    for (const { labels, value } of vector(valueOf(body))) {
      const kept = Object.fromEntries(names.map((name) => [name, labels[name] ?? '']));
      const key = keyOf(kept);
      groups.set(key, { labels: kept, value: value + (groups.get(key)?.value ?? 0) });
    }
    return [...groups.values()];
  }

  function binary(node: SyntaxNode): Value {
    const [one, operator, other] = childrenOf(node);
    if (!one || !operator || !other) throw new Error(`Not implemented: ${textOf(node)}`);
    const [left, right] = [vector(valueOf(one)), valueOf(other)];
    const rightOf = (labels: Sample['labels']): number | undefined =>
      typeof right === 'number'
        ? right
        : right.find((sample) => keyOf(withoutName(sample.labels)) === keyOf(withoutName(labels)))?.value;
    return left.flatMap((sample): Sample[] => {
      const value = rightOf(sample.labels);
      if (value === undefined) return [];
      if (operator.name === 'And') return [sample];
      const compare = comparisons[operator.name];
      if (compare) return compare(sample.value, value) ? [sample] : [];
      const compute = arithmetic[operator.name];
      if (!compute) throw new Error(`Not implemented: ${operator.name}`);
      return [{ labels: withoutName(sample.labels), value: compute(sample.value, value) }];
    });
  }

  function valueOf(node: SyntaxNode): Value {
    switch (node.name) {
      case 'NumberDurationLiteral':
        return Number(textOf(node));
      case 'VectorSelector': {
        const matches = matcherOf(node);
        return (scrapes.at(-1)?.samples ?? []).filter(({ labels }) => matches(labels));
      }
      case 'FunctionCall':
        return call(node);
      case 'AggregateExpr':
        return sum(node);
      case 'BinaryExpr':
        return binary(node);
      default:
        throw new Error(`Not implemented: ${node.name}`);
    }
  }

  const [whole] = childrenOf(parser.parse(expression).topNode);
  if (!whole) throw new Error('There is no expression');
  return valueOf(whole);
}
