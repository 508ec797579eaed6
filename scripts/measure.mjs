/**
 * `npm run measure`: prints how much a reader of the code has to know: names, style sheets, tables,
 * imports between the folders of pages. The table in docs/architecture.md has the figures of the day.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

import { build } from 'esbuild';
import ts from 'typescript';

import { ROOT, say } from './steps.mjs';

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
const kilobytes = (/** @type {number} */ bytes) => `${Math.round(bytes / 1000)} kB`;

/** @type {readonly (readonly [string, string | number])[]} */
const MEASURES = [
  ['Modules', modules.length],
  ['Exported names', modules.reduce((sum, { source }) => sum + exportedNames(source), 0)],
  [
    `Modules below ${SMALL} lines with one importer`,
    modules.filter(
      ({ name, lines }) =>
        lines < SMALL && importers.get(name)?.size === 1 && !name.startsWith('app/'),
    ).length,
  ],
  ['Imports from one page’s folder into another’s', betweenPages.length],
  ['Modules with a table of their own', modulesWith('table').length],
  ['Route handlers for the files of tables', tableRoutes.length],
  ['Style sheets', sheets.length],
  ['Style sheets of a single page', sheets.filter(onlyPageOf).length],
  ['The front’s bundle', kilobytes(front.all)],
  ['Calculators in the front’s bundle', kilobytes(front.calculators)],
];

for (const [name, value] of MEASURES) say(`${name}: ${value}`);
