import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import ts from 'typescript';

import { pdfText } from './pdf-text';

/** A text that visitors read, with the file it comes from. */
export interface Copy {
  readonly file: string;
  readonly text: string;
}

/** Folders of code that holds copy. */
const CODE = ['app', 'components', 'lib', 'scripts/drawings'];

/** The regulators' own words: their language is not ours to change. */
const VERBATIM = ['lib/content/prescribed.ts', 'lib/content/legal/charter/'];

const filesIn = (folder: string, ending: RegExp): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => path.posix.join(folder, name))
    .filter((name) => ending.test(name))
    .sort();

/** A name, an address, a class or a pattern is one word or has signs that sentences lack. */
const isProse = (text: string): boolean =>
  text.trim().split(/\s+/).length >= 3 && !/^[\w./-]+\.(ts|tsx|css|js)$|[{}=]|::/.test(text);

/** Strings and texts of a module; a value in a template string is written `…`. */
function stringsOf(file: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isLiteralTypeNode(node)) return;
    if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) found.push(node.text);
    if (ts.isJsxText(node)) found.push(node.text.replace(/\s+/g, ' '));
    if (ts.isTemplateExpression(node)) {
      found.push(
        [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('…'),
      );
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true));
  return found.filter(isProse);
}

const UNREAD = new Set(['slug', 'file', 'image', 'src', 'code', 'link', 'isin', 'symbol', 'email']);

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => (UNREAD.has(key) ? [] : textsOf(inner)));
}

/** Markup as lines of text. */
const linesOf = (markup: string): string[] =>
  markup
    .split(/<\/(?:p|h[1-6]|li|th|td|title|desc|text|tspan)>/)
    .map((block) =>
      block
        .replace(/<[^>]+>/g, '')
        .replace(/&amp;/g, '&')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .filter((line) => line !== '');

const copyOf = (file: string, texts: readonly string[]): Copy[] =>
  texts.map((text) => ({ file, text }));

/** The copy in code: pages, menus, forms, messages. */
export const codeCopy = (): Copy[] =>
  CODE.flatMap((folder) => filesIn(folder, /\.tsx?$/))
    .filter((file) => !VERBATIM.some((start) => file.startsWith(start)))
    .flatMap((file) => copyOf(file, stringsOf(file)));

/** The sample firm's records, articles and pictures. */
export const sampleCopy = (): Copy[] => [
  ...filesIn('sample', /^sample\/[a-z-]+\.json$/).flatMap((file) =>
    copyOf(file, textsOf(JSON.parse(readFileSync(file, 'utf8'))).flatMap(linesOf)),
  ),
  ...filesIn('sample', /\.(html|svg)$/).flatMap((file) =>
    copyOf(file, linesOf(readFileSync(file, 'utf8'))),
  ),
];

/** The text of the PDF files, one copy a file: lines are broken by the page, not by the sentence. */
export const documentCopy = (): Copy[] =>
  [...filesIn('sample/files', /\.pdf$/), ...filesIn('public', /\.pdf$/)].map((file) => ({
    file,
    text: pdfText(readFileSync(file)),
  }));
