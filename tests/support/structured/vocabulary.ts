import { readFileSync } from 'node:fs';
import path from 'node:path';

import ts from 'typescript';

/** The schema.org vocabulary, read from the type declarations that the builders use. */

const FILE = path.resolve(__dirname, '../../../node_modules/schema-dts/dist/schema.d.ts');

interface Declared {
  readonly bases: readonly string[];
  readonly properties: readonly string[];
  /** The type of a leaf. */
  readonly type: string | null;
}

function typeOf(member: ts.TypeElement): string | null {
  if (!ts.isPropertySignature(member) || !member.type || !ts.isLiteralTypeNode(member.type)) {
    return null;
  }
  return ts.isStringLiteral(member.type.literal) ? member.type.literal.text : null;
}

const nameOf = (member: ts.TypeElement): string =>
  member.name && (ts.isStringLiteral(member.name) || ts.isIdentifier(member.name))
    ? member.name.text
    : '';

function declared(node: ts.InterfaceDeclaration): Declared {
  const named = node.members.map((member) => [nameOf(member), member] as const);
  const type = named.find(([name]) => name === '@type')?.[1];
  return {
    bases: (node.heritageClauses ?? []).flatMap(({ types }) =>
      types.flatMap(({ expression }) => (ts.isIdentifier(expression) ? expression.text : [])),
    ),
    properties: named.map(([name]) => name).filter((name) => name !== '' && !name.startsWith('@')),
    type: type ? typeOf(type) : null,
  };
}

function read(): ReadonlyMap<string, Declared> {
  const source = ts.createSourceFile(FILE, readFileSync(FILE, 'utf8'), ts.ScriptTarget.ES2022);
  return new Map(
    source.statements
      .filter(ts.isInterfaceDeclaration)
      .map((node) => [node.name.text, declared(node)]),
  );
}

function vocabulary(): ReadonlyMap<string, ReadonlySet<string>> {
  const interfaces = read();
  const all = (name: string): readonly string[] => {
    const found = interfaces.get(name);
    return found ? [...found.properties, ...found.bases.flatMap(all)] : [];
  };
  return new Map(
    [...interfaces].flatMap(([name, { type }]) => (type ? [[type, new Set(all(name))]] : [])),
  );
}

let known: ReadonlyMap<string, ReadonlySet<string>> | undefined;

/** The properties of a type, including inherited ones; `null` for an unknown type. */
function propertiesOf(type: string): ReadonlySet<string> | null {
  known ??= vocabulary();
  return known.get(type) ?? null;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Unknown types and properties, each with its path. */
export function strangers(value: unknown, at = '$'): readonly string[] {
  if (Array.isArray(value)) return value.flatMap((one, index) => strangers(one, `${at}[${index}]`));
  if (!isObject(value)) return [];
  const { '@context': context, '@graph': graph, '@type': type, ...rest } = value;
  if (graph !== undefined) {
    const wrong = context === 'https://schema.org' ? [] : [`${at}: @context`];
    return [...wrong, ...strangers(graph, at)];
  }
  const entries = Object.entries(rest).filter(([name]) => name !== '@id');
  if (type === undefined) return entries.length === 0 ? [] : [`${at}: no @type`];
  const allowed = propertiesOf(String(type));
  if (!allowed) return [`${at}: unknown type ${String(type)}`];
  // The input of an action is written as the property's name with `-input`.
  const isKnown = (name: string) =>
    allowed.has(name) || (String(type).endsWith('Action') && /^[a-z]+-(in|out)put$/.test(name));
  return entries.flatMap(([name, inner]) => [
    ...(isKnown(name) ? [] : [`${at}: ${String(type)} has no ${name}`]),
    ...strangers(inner, `${at}.${name}`),
  ]);
}
