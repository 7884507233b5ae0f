import ts from 'typescript';

const printer = ts.createPrinter({ removeComments: true });

/**
 * Declarations as text, without comments, sorted by their names, so that code can move between files; with the members of each
 * union and of each anonymous object type sorted as well: TypeScript prints inferred ones in the order in which it met them,
 * which depends on what else it has checked in the same run. Parameters that a function takes apart have one name: only their type is a promise.
 */
export function inOneOrder(declarations: string): string {
  const file = ts.createSourceFile('index.d.ts', declarations, ts.ScriptTarget.Latest);
  const print = (node: ts.Node): string => printer.printNode(ts.EmitHint.Unspecified, node, file);
  const sorted = <Node extends ts.Node>(nodes: readonly Node[]): Node[] =>
    nodes
      .map((node) => ({ node, text: print(node) }))
      .sort((one, other) => (one.text < other.text ? -1 : 1))
      .map(({ node }) => node);

  const { transformed } = ts.transform(file, [
    ({ factory }) => {
      const visit = (node: ts.Node): ts.Node => {
        const visited = ts.visitEachChild(node, visit, undefined);
        if (ts.isUnionTypeNode(visited)) return factory.createUnionTypeNode(sorted(visited.types));
        // Overloads of methods and call signatures must keep their order.
        if (ts.isTypeLiteralNode(visited) && visited.members.every(ts.isPropertySignature))
          return factory.createTypeLiteralNode(sorted(visited.members));
        // How a function takes its parameter apart is nobody's business: the type beside it has the same names.
        if (ts.isParameter(visited) && !ts.isIdentifier(visited.name)) {
          const { modifiers, dotDotDotToken, questionToken, type } = visited;
          const name = factory.createIdentifier(ts.isArrayBindingPattern(visited.name) ? 'list' : 'given');
          return factory.updateParameterDeclaration(
            visited,
            modifiers,
            dotDotDotToken,
            name,
            questionToken,
            type,
            undefined,
          );
        }
        return visited;
      };
      return (root) => {
        const { statements } = ts.visitEachChild(root, visit, undefined);
        return factory.updateSourceFile(root, byName(statements));
      };
    },
  ]);
  return transformed.map((each) => printer.printFile(each)).join('');
}

/** Declarations by their names, imports before and the list of exports after them. Overloads keep their order. */
function byName(statements: readonly ts.Statement[]): ts.Statement[] {
  const key = (statement: ts.Statement): string => {
    if (ts.isImportDeclaration(statement)) return ` ${(statement.moduleSpecifier as ts.StringLiteral).text}`;
    if (ts.isVariableStatement(statement)) {
      const [first] = statement.declarationList.declarations;
      return first && ts.isIdentifier(first.name) ? first.name.text : '~';
    }
    const { name } = statement as Partial<ts.DeclarationStatement>;
    return name && (ts.isIdentifier(name) || ts.isStringLiteral(name)) ? name.text : '~';
  };
  return [...statements].sort((one, other) => {
    const [first, second] = [key(one), key(other)];
    return first < second ? -1 : first > second ? 1 : 0;
  });
}
