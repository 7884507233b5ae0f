import ts from 'typescript';

/** Where an example runs; `nowhere` is only type-checked. */
export type ExampleRuns = 'everywhere' | 'browser' | 'nowhere';

/** A module in a README. */
export interface ReadmeExample {
  /** Line of the README at which it begins. */
  line: number;
  language: 'ts' | 'tsx';
  runs: ExampleRuns;
  code: string;
  /** File name, if it is one of several files that form a project. */
  file?: string;
}

const runs: Readonly<Record<string, ExampleRuns>> = {
  '': 'everywhere',
  browser: 'browser',
  unrun: 'nowhere',
};

/**
 * The TypeScript examples of a README. A word after the language marks special ones: `browser` runs only there, `unrun`
 * is only type-checked, `continued` continues the one before, and a `fragment` is incomplete and left out. One that
 * begins with `// name.tsx` is a file, which the others of its README can import.
 *
 * @throws Error for any other word, so that none is left out by mistake
 */
export function readmeExamples(readme: string): ReadmeExample[] {
  const examples: ReadmeExample[] = [];
  for (const match of readme.matchAll(/^```(tsx?)(?: (\w+))?\n(.*?)^```$/gms)) {
    const [, language, word = '', code = ''] = match;
    const line = readme.slice(0, match.index).split('\n').length;
    const before = examples.at(-1);
    if (word === 'fragment') continue;
    if (word === 'continued' && before) {
      before.code += code;
      continue;
    }
    const where = Object.hasOwn(runs, word) ? runs[word] : undefined;
    if (!where) throw new Error(`line ${line}: an example cannot be '${word}'`);
    const [, file] = /^\/\/ ([\w-]+\.tsx?)\n/.exec(code) ?? [];
    examples.push({
      line,
      language: language as ReadmeExample['language'],
      runs: where,
      code,
      ...(file && { file }),
    });
  }
  return examples;
}

/**
 * An example with assertions: after an expression or a constant with a comment `// => value`, it calls the global
 * `expectExample(actual, expected)`, for which the expression is evaluated again.
 */
export function withExpectations({ code, language }: Pick<ReadmeExample, 'code' | 'language'>): string {
  const file = ts.createSourceFile(`example.${language}`, code, ts.ScriptTarget.Latest, true);
  const changes: { at: number; text: string }[] = [];
  const visit = (node: ts.Node): void => {
    const expected = /^\s*\/\/ => (.*)/.exec(code.slice(node.end))?.[1];
    const actual = expected === undefined ? undefined : subjectOf(node);
    if (actual) changes.push({ at: node.end, text: ` expectExample(${actual}, ${expected});` });
    ts.forEachChild(node, visit);
  };
  visit(file);
  return changes.reduceRight((text, { at, text: added }) => text.slice(0, at) + added + text.slice(at), code);
}

/** The expression to which a comment after a statement refers. */
function subjectOf(node: ts.Node): string | undefined {
  if (ts.isVariableStatement(node)) return node.declarationList.declarations[0]?.name.getText();
  if (!ts.isExpressionStatement(node)) return undefined;
  const { expression } = node;
  const isLog = ts.isCallExpression(expression) && expression.expression.getText().startsWith('console.');
  return (isLog ? expression.arguments[0] : expression)?.getText();
}
