import { readFileSync } from 'node:fs';
import path from 'node:path';

import ts from 'typescript';

import { isIn, read, ROOT, scripts } from './code';

const written = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');

const document = written('docs/monitoring.md');
const servers = scripts.filter((file) => ['lib', 'server'].some((folder) => isIn(folder)(file)));

/** The strings of a file that `find` picks out of its calls. */
function found(
  file: string,
  find: (call: ts.CallExpression | ts.NewExpression) => string | null,
): string[] {
  const source = ts.createSourceFile(file, read(file), ts.ScriptTarget.Latest, true);
  const all: string[] = [];
  const visit = (node: ts.Node): void => {
    const one = ts.isCallExpression(node) || ts.isNewExpression(node) ? find(node) : null;
    if (one !== null) all.push(one);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return all;
}

/** The message of `log.warn(…)` and `log.error(…)`. */
function messageOf({
  expression,
  arguments: given = [] as never,
}: ts.CallExpression | ts.NewExpression) {
  const isLogged =
    ts.isPropertyAccessExpression(expression) && /^log$/.test(expression.expression.getText());
  if (!isLogged || !/^(?:warn|error|fatal)$/.test(expression.name.text)) return null;
  const message = given.at(-1);
  return message && ts.isStringLiteral(message) ? message.text : null;
}

const METRIC = /\bsite_[a-z_]+[a-z]\b/g;
const metricsIn = (text: string) =>
  new Set([...text.matchAll(METRIC)].map(([name]) => name.replace(/_(?:bucket|sum|count)$/, '')));
const declared = new Set(
  servers.flatMap((file) =>
    [...read(file).matchAll(/name: '(site_[a-z_]+)'/g)].map(([, name = '']) => name),
  ),
);

test('every metric has its meaning in the document, and no other', () => {
  const described = new Set(
    [...document.matchAll(/^\| `(site_[a-z_]+)`/gm)].map(([, name]) => name),
  );
  expect(declared.size).toBeGreaterThan(10);
  expect(described).toEqual(declared);
});

test.each(['alerts.yml', 'grafana-dashboard.json'])('%s asks for metrics that exist', (file) => {
  const asked = metricsIn(written(`docs/deploy/monitoring/${file}`));
  expect(asked.size).toBeGreaterThan(5);
  expect([...asked].filter((name) => !declared.has(name))).toEqual([]);
});

test('every warning and error of the log says in the document what to do', () => {
  const messages = servers.flatMap((file) => found(file, messageOf));
  expect(messages.length).toBeGreaterThan(20);
  expect(messages.filter((message) => !document.includes(`| \`${message}\``))).toEqual([]);
});

test('every message of the document is in the code', () => {
  const table = [...document.matchAll(/^\| `([^`]+)` +\| (?:info|warning|error) /gm)].map(
    ([, message = '']) => message,
  );
  const code = servers.map(read).join('\n');
  expect(table.length).toBeGreaterThan(20);
  expect(table.filter((message) => !code.includes(message))).toEqual([]);
});
