import type { ValueKind } from '@/lib/domain/fields';
import type { Client } from '@/lib/tools/env';

import { type CallName, CALLS } from '../calls';
import { clients } from '../clients';
import { ABOUT } from './about';
import { shortExample } from './example';
import { KINDS } from './kinds';
import { MEANINGS } from './meanings';
import { type Field, type Shape, shapeOf } from './shape';

type Json = Readonly<Record<string, unknown>>;

const NAMES = Object.keys(CALLS) as CallName[];

/** The schema of a field that is not required. */
const orNull = (schema: Json): Json => ({ anyOf: [schema, { type: 'null' }] });

function fieldSchema({ presence, shape }: Field, path: string, meanings: Json): Json {
  const schema = schemaOf(shape, path, meanings);
  const whole = presence === 'required' ? schema : orNull(schema);
  const description = meanings[path];
  return description === undefined ? whole : { allOf: [whole], description };
}

/** The JSON Schema of a shape. @param path its path, to look up meanings */
function schemaOf(shape: Shape, path: string, meanings: Json): Json {
  if (shape.kind === 'choice') return { enum: shape.values };
  if (shape.kind === 'list') {
    return { type: 'array', items: schemaOf(shape.of, `${path}[]`, meanings) };
  }
  if (shape.kind === 'map') {
    return { type: 'object', additionalProperties: schemaOf(shape.of, `${path}.*`, meanings) };
  }
  if (shape.kind !== 'record') return { $ref: `#/components/schemas/${shape.kind}` };
  const at = (name: string) => (path === '' ? name : `${path}.${name}`);
  return {
    type: 'object',
    required: shape.fields.filter((one) => one.presence === 'required').map((one) => one.name),
    properties: Object.fromEntries(
      shape.fields.map((field) => [field.name, fieldSchema(field, at(field.name), meanings)]),
    ),
  };
}

function dataOf(name: CallName): Json {
  const { shape, field } = CALLS[name].read;
  const record = schemaOf(shapeOf(field), '', MEANINGS[name] ?? {});
  return shape === 'list' ? { type: 'array', items: record } : record;
}

/** A call's path and the names of its query: `{on}` of `?on={on}`, or the only value of `?a=b`. */
function addressOf(name: CallName) {
  const [path = '', query = ''] = CALLS[name].path.split('?');
  const { client } = CALLS[name];
  return { path: clients[client].prefix + path, query: [...new URLSearchParams(query)] };
}

function parametersOf(name: CallName): readonly Json[] {
  const { path, query } = addressOf(name);
  const known: Readonly<Record<string, { example: string; meaning: string }>> =
    ABOUT[name].parameters;
  const described = (key: string, where: 'path' | 'query'): Json => ({
    name: key,
    in: where,
    required: true,
    description: known[key]?.meaning,
    example: known[key]?.example,
    schema: { type: 'string' },
  });
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, key = '']) => described(key, 'path'));
  const inQuery = query.map(([key, value]) =>
    value === `{${key}}`
      ? described(key, 'query')
      : { name: key, in: 'query', required: false, schema: { const: value } },
  );
  return [...inPath, ...inQuery];
}

function operationOf(name: CallName): Json {
  const example = shortExample(name).answer;
  const schema = { type: 'object', required: ['data'], properties: { data: dataOf(name) } };
  return {
    operationId: name,
    summary: ABOUT[name].about,
    parameters: parametersOf(name),
    responses: {
      200: {
        description: 'The answer in its envelope.',
        content: { 'application/json': { schema, example } },
      },
      404: { description: 'The provider does not have the call; so do 405, 410 and 501.' },
      429: { description: 'Too many calls; `Retry-After` is obeyed. So it is with 503.' },
    },
  };
}

const serverOf = (client: Client): Json => ({
  url: `{base}`,
  description: `${client.toUpperCase()}_BASE_URL`,
  variables: { base: { default: `https://${client}.example.in` } },
});

/** All calls by path. Two that differ only by a fixed query are one operation in OpenAPI. */
function paths(): Json {
  const byPath = new Map<string, Json>();
  for (const name of NAMES) {
    const { path } = addressOf(name);
    const known = byPath.get(path)?.get as { parameters: readonly Json[] } | undefined;
    const more = known && parametersOf(name).filter((one) => one.in === 'query');
    const get = known
      ? { ...known, parameters: [...known.parameters, ...(more ?? [])] }
      : operationOf(name);
    byPath.set(path, { servers: [serverOf(CALLS[name].client)], get });
  }
  return Object.fromEntries(byPath);
}

const kinds = (): Json =>
  Object.fromEntries(
    (Object.keys(KINDS) as ValueKind[]).map((kind) => [
      kind,
      { ...KINDS[kind].jsonSchema, title: KINDS[kind].name, description: KINDS[kind].accepts },
    ]),
  );

/** The contract of all calls as an OpenAPI 3.1 document. */
export const openApi = (): Json => ({
  openapi: '3.1.0',
  info: {
    title: 'Read API of the data provider',
    version: '1',
    description: 'The calls that the site makes. docs/provider-calls.md has the rules.',
  },
  paths: paths(),
  components: { schemas: kinds() },
});
