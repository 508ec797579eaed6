import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export const ROOT = path.resolve(__dirname, '../..');

export function filesBelow(folder: string): string[] {
  return readdirSync(path.join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = `${folder}/${entry.name}`;
    return entry.isDirectory() ? filesBelow(file) : [file];
  });
}

const sources = ['app', 'components', 'lib', 'server'].flatMap(filesBelow);
export const scripts = sources.filter((file) => /\.tsx?$/.test(file));
export const sheets = sources.filter((file) => file.endsWith('.scss'));
export const text = new Map(
  sources.map((file) => [file, readFileSync(path.join(ROOT, file), 'utf8')]),
);
export const read = (file: string): string => text.get(file) ?? '';
export const withoutComments = (code: string): string =>
  code.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '$1');

interface Import {
  readonly from: string;
  readonly isTypeOnly: boolean;
}

const STATIC = /^(?:import|export)\s+(type\s+)?(?:[\w*{][^;'"]*?\sfrom\s+)?['"]([^'"]+)['"]/gm;
/** `import('…')`, of a value or of a type. */
const DYNAMIC = /(typeof\s+)?\bimport\(\s*['"]([^'"]+)['"]\s*\)/g;

/** The imports of a file: static, dynamic and of types. */
export function importsOf(file: string): Import[] {
  const fixed = [...read(file).matchAll(STATIC)].map(([statement, type, from = '']) => ({
    from,
    isTypeOnly:
      Boolean(type) || /^\w+\s+\{(\s*type\s+\w+(\s+as\s+\w+)?\s*,?)+\s*\}\s+from/.test(statement),
  }));
  const later = [...withoutComments(read(file)).matchAll(DYNAMIC)].map(([, type, from = '']) => ({
    from,
    isTypeOnly: Boolean(type),
  }));
  return [...fixed, ...later];
}

/** The project's file of an import; `null` for a package. */
export function resolve(from: string, file: string): string | null {
  const base = from.startsWith('@/')
    ? from.slice(2)
    : from.startsWith('.')
      ? path.posix.join(path.posix.dirname(file), from)
      : null;
  if (base === null) return null;
  const candidates = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'].map((end) => base + end);
  return candidates.find((one) => text.has(one)) ?? base;
}

/** Files whose code matches a pattern, except the allowed ones. */
export const offenders = (
  files: string[],
  pattern: RegExp,
  allowed: (file: string) => boolean = () => false,
): string[] => files.filter((file) => !allowed(file) && pattern.test(withoutComments(read(file))));

export const importers = (
  wanted: (target: string) => boolean,
  files: string[],
  types = true,
): string[] =>
  files.filter((file) =>
    importsOf(file).some(
      ({ from, isTypeOnly }) => (types || !isTypeOnly) && wanted(resolve(from, file) ?? from),
    ),
  );

export const isIn = (folder: string) => (file: string) => file.startsWith(`${folder}/`);
export const isFile = (name: string) => (file: string) => file === name;
