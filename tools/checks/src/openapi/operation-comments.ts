import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

/** What the client's table says of an operation. */
export interface OperationComments {
  /** The first sentence, without its full stop. */
  summary: string;
  /** What each query parameter is. */
  query: Readonly<Record<string, string>>;
}

const table = fileURLToPath(new URL('../../../../libs/api-client/src/operations.ts', import.meta.url));

/**
 * The comments in the client's table, which editors show of its methods, by operation.
 *
 * @throws Error for an operation or a parameter that has none
 */
export function operationComments(): ReadonlyMap<string, OperationComments> {
  const source = ts.createSourceFile(table, readFileSync(table, 'utf8'), ts.ScriptTarget.Latest, true);
  const operations = fieldsOf(variableIn(source, 'operations'));
  return new Map(
    operations.map((operation) => {
      const [summary = ''] = commentOn(operation).split(/\.(?:\s|$)/);
      const query = fieldsOf(operation.initializer).find((field) => nameOf(field) === 'query');
      const parameters = fieldsOf(query?.initializer).map((each): [name: string, comment: string] => [
        nameOf(each),
        commentOn(each),
      ]);
      return [nameOf(operation), { summary, query: Object.fromEntries(parameters) }];
    }),
  );
}

function variableIn(source: ts.SourceFile, name: string): ts.Expression | undefined {
  const variables = source.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => declarationList.declarations);
  return variables.find((each) => each.name.getText() === name)?.initializer;
}

/** Of an object, also of one `as const satisfies …`. */
function fieldsOf(node: ts.Expression | undefined): ts.PropertyAssignment[] {
  if (!node) return [];
  if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node)) return fieldsOf(node.expression);
  return ts.isObjectLiteralExpression(node) ? node.properties.filter(ts.isPropertyAssignment) : [];
}

const nameOf = (field: ts.PropertyAssignment): string => field.name.getText();

function commentOn(field: ts.PropertyAssignment): string {
  const comment = ts.getJSDocCommentsAndTags(field).find(ts.isJSDoc)?.comment;
  const text = ts.getTextOfJSDocComment(comment)?.replace(/\s+/g, ' ');
  if (!text) throw new Error(`${nameOf(field)} has no comment in ${table}`);
  return text;
}
