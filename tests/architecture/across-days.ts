import ts from 'typescript';

/** What the value of a day is called, and the value that it is compared with. */
const VALUES = new Set([
  'close',
  'nav',
  'price',
  'value',
  'open',
  'high',
  'low',
  'last',
  'first',
  'before',
  'earlier',
  'previous',
  'base',
]);

/** An expression without what surrounds it: brackets, `!`, `as`. */
const bare = (node: ts.Expression): ts.Expression =>
  ts.isParenthesizedExpression(node) || ts.isNonNullExpression(node) || ts.isAsExpression(node)
    ? bare(node.expression)
    : node;

/** `day.close`, `days[0]?.nav`, `last`, or one of them where the other is missing (`??`). */
function isValue(node: ts.Expression): boolean {
  const inner = bare(node);
  if (ts.isIdentifier(inner)) return VALUES.has(inner.text);
  if (ts.isPropertyAccessExpression(inner)) return VALUES.has(inner.name.text);
  const isFallback =
    ts.isBinaryExpression(inner) &&
    inner.operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken;
  return isFallback && (isValue(inner.left) || isValue(inner.right));
}

const OPERATORS = new Set([ts.SyntaxKind.SlashToken, ts.SyntaxKind.MinusToken]);

const ORDERS = /^(sort|toSorted)$/;

const isOrder = (node: ts.Node): boolean =>
  ts.isCallExpression(node) &&
  ts.isPropertyAccessExpression(node.expression) &&
  ORDERS.test(node.expression.name.text);

/**
 * The divisions and subtractions of a file between two values that are each called as the value of a
 * day is: changes, ratios and distances across days. What only orders a list is none.
 */
export function acrossDays(file: string, code: string): readonly string[] {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (isOrder(node)) return;
    const isFound =
      ts.isBinaryExpression(node) &&
      OPERATORS.has(node.operatorToken.kind) &&
      isValue(node.left) &&
      isValue(node.right);
    if (isFound) found.push(node.getText(source).replace(/\s+/g, ' '));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}
