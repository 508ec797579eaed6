/**
 * `npm run measure`: prints how much a reader of the code has to know: files of each kind of change,
 * names, style sheets, tables, imports between the folders of pages. The table in
 * docs/architecture.md has the figures of the day.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { build } from 'esbuild';
import ts from 'typescript';

import { CHANGES } from './measure/changes.mjs';
import { fail, ROOT, say } from './steps.mjs';

/** The recipe of a change, by its heading. @param {string} section */
function recipeOf(section) {
  const recipes = readFileSync(path.join(ROOT, 'docs/adding-things.md'), 'utf8').split(/^## /m);
  return recipes.find((text) => text.startsWith(`${section}\n`)) ?? '';
}

for (const { section, files, lines } of CHANGES) {
  const missing = [...files, ...lines].filter((file) => !existsSync(path.join(ROOT, file)));
  if (missing.length > 0) fail(`scripts/measure/changes.mjs: no file ${missing.join(', ')}`);
  const recipe = recipeOf(section);
  const unnamed = lines.filter((file) => !recipe.includes(`\`${path.posix.dirname(file)}/`));
  if (unnamed.length > 0) fail(`docs/adding-things.md, ${section}: no ${unnamed.join(', ')}`);
}

/** The folders of the site's own code, without tests. */
const CODE = /^(?:app|components|lib|server|styles)\/|^[\w-]+\.ts$/;
const PAGES = /^components\/pages\/([^/]+)\//;
/** Lines below which a module with one importer could be a part of it. */
const SMALL = 40;

/** @typedef {{ name: string, source: ts.SourceFile, imports: readonly string[], lines: number }} Module */

const tracked = execFileSync('git', ['ls-files'], { cwd: ROOT, encoding: 'utf8' })
  .split('\n')
  .filter((name) => CODE.test(name));
const sheets = tracked.filter((name) => name.endsWith('.scss'));
const codeFiles = tracked.filter((name) => /\.tsx?$/.test(name) && !name.endsWith('.d.ts'));
const known = new Set(tracked);

/**
 * The file of the site that an import names; `null` for a package.
 * @param {string} from
 * @param {string} specifier
 */
function fileOf(from, specifier) {
  if (!/^[.@]\.?\.?\//.test(specifier)) return null;
  const base = specifier.startsWith('@/')
    ? specifier.slice(2)
    : path.posix.join(path.posix.dirname(from), specifier);
  const endings = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'];
  return endings.map((ending) => base + ending).find((name) => known.has(name)) ?? null;
}

/**
 * @param {ts.Node} node
 * @param {(node: ts.Node) => void} visit
 */
function walk(node, visit) {
  visit(node);
  ts.forEachChild(node, (child) => walk(child, visit));
}

/** @param {string} name @returns {Module} */
function read(name) {
  const text = readFileSync(path.join(ROOT, name), 'utf8');
  const source = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true);
  /** @type {string[]} */
  const imports = [];
  walk(source, (node) => {
    const isImport = ts.isImportDeclaration(node) || ts.isExportDeclaration(node);
    const isCall =
      ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword;
    const target = isImport ? node.moduleSpecifier : isCall ? node.arguments[0] : undefined;
    if (!target || !ts.isStringLiteral(target)) return;
    const file = fileOf(name, target.text);
    if (file) imports.push(file);
  });
  return { name, source, imports, lines: text.split('\n').length - 1 };
}

const modules = codeFiles.map(read);

/** @type {Map<string, Set<string>>} */
const importers = new Map();
for (const { name, imports } of modules) {
  for (const file of imports) importers.set(file, (importers.get(file) ?? new Set()).add(name));
}

/** @param {ts.SourceFile} source */
function exportedNames(source) {
  let count = 0;
  for (const statement of source.statements) {
    if (ts.isExportDeclaration(statement)) {
      const clause = statement.exportClause;
      count += clause && ts.isNamedExports(clause) ? clause.elements.length : 1;
    } else if (ts.isExportAssignment(statement)) count += 1;
    else if (
      ts.canHaveModifiers(statement) &&
      ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
    ) {
      count += ts.isVariableStatement(statement)
        ? statement.declarationList.declarations.length
        : 1;
    }
  }
  return count;
}

/** @param {string} tag */
const modulesWith = (tag) =>
  modules.filter(({ source }) => {
    let isFound = false;
    walk(source, (node) => {
      const isElement = ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node);
      if (isElement && node.tagName.getText(source) === tag) isFound = true;
    });
    return isFound;
  });

/** The page whose folder alone uses a file. @param {string} file */
function onlyPageOf(file) {
  const pages = [...(importers.get(file) ?? [])].map((name) => PAGES.exec(name)?.[1] ?? null);
  return pages.length > 0 && pages.every((page) => page !== null && page === pages[0]);
}

const betweenPages = modules.flatMap(({ name, imports }) => {
  const own = PAGES.exec(name)?.[1];
  return imports.filter((file) => {
    const other = PAGES.exec(file)?.[1];
    return own !== undefined && other !== undefined && own !== other;
  });
});

/** Without the parentheses around it. @param {ts.Expression} node */
const bare = (node) => {
  let inner = node;
  while (ts.isParenthesizedExpression(inner)) inner = inner.expression;
  return inner;
};

/** Whether it spreads a literal into a literal, which says nothing but takes fewer lines. @param {ts.Node} node */
function isLiteralSpread(node) {
  if (ts.isSpreadAssignment(node) || ts.isJsxSpreadAttribute(node)) {
    return ts.isObjectLiteralExpression(bare(node.expression));
  }
  return ts.isSpreadElement(node) && ts.isArrayLiteralExpression(bare(node.expression));
}

/**
 * How many nodes pass a test.
 * @param {readonly Module[]} of
 * @param {(node: ts.Node) => boolean} test
 */
function nodesOf(of, test) {
  let count = 0;
  for (const { source } of of) walk(source, (node) => (count += Number(test(node))));
  return count;
}

const components = modules.filter(({ name }) => name.startsWith('components/'));

/** A column of a table by its type: a label, and how it is printed. @param {ts.Node} node */
function isColumnType(node) {
  if (!ts.isInterfaceDeclaration(node) && !ts.isTypeAliasDeclaration(node)) return false;
  if (!/Column$/.test(node.name.text)) return false;
  const { members } = ts.isInterfaceDeclaration(node)
    ? node
    : ts.isTypeLiteralNode(node.type)
      ? node.type
      : { members: [] };
  return members.some(
    (member) => member.name && ts.isIdentifier(member.name) && member.name.text === 'label',
  );
}

const tableRoutes = modules.filter(
  ({ name, source }) =>
    /^app\/.*\/route\.ts$/.test(name) && /\btable(?:File|Response)\b/.test(source.text),
);

/** @param {string} name */
async function bundled(name) {
  const { metafile } = await build({
    absWorkingDir: ROOT,
    entryPoints: [name],
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    jsx: 'automatic',
    write: false,
    outdir: 'dist',
    metafile: true,
    logLevel: 'error',
  });
  const [output] = Object.values(metafile.outputs);
  const calculators = Object.entries(output?.inputs ?? {})
    .filter(([file]) => file.startsWith('lib/domain/calculator/'))
    .reduce((sum, [, { bytesInOutput }]) => sum + bytesInOutput, 0);
  return { all: output?.bytes ?? 0, calculators };
}

const front = await bundled('server/main.ts');
const kilobytes = (/** @type {number} */ bytes) => Math.round(bytes / 1000);

/** Files of a change, and in parentheses the lines in shared ones. @param {(typeof CHANGES)[number]} change */
const sizeOf = ({ files, lines }) => `${files.length} (${lines.length})`;

/** @type {readonly (readonly [string, string | number])[]} */
const MEASURES = [
  ...CHANGES.map(
    (one) => /** @type {const} */ ([`files of ${one.change} (lines elsewhere)`, sizeOf(one)]),
  ),
  ['imports from one page’s folder into another’s', betweenPages.length],
  ['literals spread into literals', nodesOf(modules, isLiteralSpread)],
  [
    'the front’s bundle, kB (calculators in it)',
    `${kilobytes(front.all)} (${kilobytes(front.calculators)})`,
  ],
  ['modules', modules.length],
  ['exported names', modules.reduce((sum, { source }) => sum + exportedNames(source), 0)],
  [
    `modules below ${SMALL} lines with one importer`,
    modules.filter(
      ({ name, lines }) =>
        lines < SMALL && importers.get(name)?.size === 1 && !name.startsWith('app/'),
    ).length,
  ],
  ['modules with a table of their own', modulesWith('table').length],
  ['types of a table’s column', nodesOf(components, isColumnType)],
  ['route handlers for the files of tables', tableRoutes.length],
  ['style sheets (of a single page)', `${sheets.length} (${sheets.filter(onlyPageOf).length})`],
];

for (const [name, value] of MEASURES) say(`${name}: ${value}`);
