import { readFileSync } from 'node:fs';

import { type CallName, CALLS } from '@/lib/provider/calls';
import { shortExample, wholeExample } from '@/lib/provider/contract/example';
import { KINDS } from '@/lib/provider/contract/kinds';
import { MEANINGS } from '@/lib/provider/contract/meanings';
import { openApi } from '@/lib/provider/contract/openapi';
import { problemsOf } from '@/lib/provider/contract/problems';
import { fieldRows } from '@/lib/provider/contract/rows';
import { shapeOf } from '@/lib/provider/contract/shape';
import { contractFiles } from '@/scripts/provider/files';

const NAMES = Object.keys(CALLS) as CallName[];

const pathsOf = (name: CallName) =>
  fieldRows(shapeOf(CALLS[name].read.field), 'record').map(({ path }) => path);

test.each(Object.entries(contractFiles()))('%s is up to date', (file, text) => {
  expect(readFileSync(file, 'utf8') === text).toBe(true);
});

test.each(NAMES)('the example of %s has records and every field of them fits', (name) => {
  for (const { answer } of [wholeExample(name), shortExample(name)]) {
    expect(JSON.stringify(answer).length).toBeGreaterThan(40);
    expect(problemsOf(CALLS[name].read, answer.data)).toEqual([]);
  }
});

test.each(NAMES)('the reference has each field of %s in the section of the call', (name) => {
  const text = readFileSync('docs/provider-reference.md', 'utf8');
  const section = text.split(`\n## ${name}\n`)[1]?.split('\n## ')[0] ?? '';
  expect(section).toContain(CALLS[name].path);
  for (const path of pathsOf(name)) expect(section).toContain(`| \`${path}\` |`);
});

test('each meaning belongs to an existing field', () => {
  for (const [name, meanings] of Object.entries(MEANINGS)) {
    expect(pathsOf(name as CallName)).toEqual(expect.arrayContaining(Object.keys(meanings)));
  }
});

describe('the OpenAPI document', () => {
  const document = JSON.parse(JSON.stringify(openApi())) as {
    readonly paths: Readonly<
      Record<string, { get: { parameters: { name: string; in: string }[] } }>
    >;
    readonly components: { readonly schemas: Readonly<Record<string, unknown>> };
  };

  test('has every path with exactly the parameters of its address', () => {
    const wanted = new Set(NAMES.map((name) => CALLS[name].path.split('?')[0]));
    expect(Object.keys(document.paths)).toHaveLength(wanted.size);
    for (const [path, { get }] of Object.entries(document.paths)) {
      const named = [...path.matchAll(/\{(\w+)\}/g)].map((found) => found[1]);
      const given = get.parameters.filter((one) => one.in === 'path').map((one) => one.name);
      expect(given).toEqual(named);
    }
  });

  test('refers only to schemas that it has', () => {
    const references = [...JSON.stringify(document).matchAll(/#\/components\/schemas\/(\w+)/g)];
    expect(references.length).toBeGreaterThan(100);
    for (const [, kind = ''] of references)
      expect(document.components.schemas).toHaveProperty(kind);
    expect(Object.keys(document.components.schemas)).toEqual(Object.keys(KINDS));
  });

  test('names the same required fields as the schemas', () => {
    const operation = document.paths['/menu/header']?.get as unknown as {
      responses: { 200: { content: { 'application/json': { schema: unknown } } } };
    };
    const { schema } = operation.responses[200].content['application/json'];
    expect(schema).toMatchObject({
      required: ['data'],
      properties: {
        data: {
          required: [],
          properties: {
            tickers: {
              anyOf: [{ items: { required: ['title', 'position'] } }, { type: 'null' }],
            },
          },
        },
      },
    });
  });
});
