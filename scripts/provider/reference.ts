import type { Client } from '@/lib/tools/env';
import { type CallName, CALLS } from '@/lib/provider/calls';
import { ABOUT } from '@/lib/provider/contract/about';
import { shortExample } from '@/lib/provider/contract/example';
import { KINDS } from '@/lib/provider/contract/kinds';
import { MEANINGS } from '@/lib/provider/contract/meanings';
import type { Cost } from '@/lib/provider/contract/problems';
import { type FieldRow, fieldRows } from '@/lib/provider/contract/rows';
import { shapeOf } from '@/lib/provider/contract/shape';
import { TIERS } from '@/lib/provider/tiers';
import { clients } from '@/lib/provider/clients';

type Base = Exclude<Client, 'assets'>;

const HEADING = `# Reference of the provider's calls

Generated from \`lib/provider/calls.ts\` and the fields of its records by \`npm run provider -- reference\`; \`npm run check\` fails where it is out of date. \`docs/provider-calls.md\` says how a provider is connected, and \`docs/provider-openapi.json\` is the same as an OpenAPI document.

Every answer is JSON, \`{"data": …}\`. Unknown fields are ignored.`;

const BASES: Readonly<Record<Base, string>> = {
  markets: 'Web API of the markets host',
  feed: 'Market data feed',
  ipo: 'IPO API',
  content: 'Content',
};

/** What the site does without a field, by what is lost. */
const LOST: Readonly<Record<Cost, string>> = {
  answer: 'the answer is not used',
  record: 'the record is left out',
  item: 'the item is left out',
  field: 'the field is left out',
  figure: 'it counts as missing',
};

const cell = (text: string): string => text.replaceAll('|', '\\|');

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map(cell).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

function consequence({ presence, cost, kind }: FieldRow): string {
  if (presence === 'limit') return `wrong: ${LOST[cost]}; missing: no limit`;
  if (presence === 'required' && kind === KINDS.figure.name) {
    return `missing: ${LOST[cost]}; \`null\`: ${LOST.figure}`;
  }
  return LOST[cost];
}

function fieldsOf(name: CallName): string {
  const { shape, field } = CALLS[name].read;
  const rows = fieldRows(shapeOf(field), shape === 'list' ? 'record' : 'answer');
  const meanings = MEANINGS[name] ?? {};
  return table(
    ['field', 'required', 'kind', 'where missing or wrong', 'meaning'],
    rows.map((row) => [
      `\`${row.path}\``,
      row.presence === 'required' ? '**yes**' : 'no',
      row.kind,
      consequence(row),
      meanings[row.path] ?? '',
    ]),
  );
}

function parametersOf(name: CallName): string {
  const parameters = Object.entries(ABOUT[name].parameters);
  if (parameters.length === 0) return '';
  return `\n${table(
    ['parameter', 'value'],
    parameters.map(([key, { meaning }]) => [`\`${key}\``, meaning]),
  )}\n`;
}

function sectionOf(name: CallName): string {
  const { client, path, tier, read } = CALLS[name];
  const { address, answer } = shortExample(name);
  const base = `{${client.toUpperCase()}_BASE_URL}${clients[client].prefix}`;
  return `## ${name}

${ABOUT[name].about}

    GET ${base}${path}

Used for ${TIERS[tier]} s (\`${tier}\`). \`data\` is ${read.shape === 'list' ? 'a list of records' : 'one record'}.
${parametersOf(name)}
${fieldsOf(name)}

\`GET ${base}${address}\`, shortened:

\`\`\`json
${JSON.stringify(answer, null, 2)}
\`\`\``;
}

const bases = (): string =>
  table(
    ['variable', 'what', 'prefix after the base', 'calls'],
    (Object.keys(BASES) as Base[]).map((base) => [
      `\`${base.toUpperCase()}_BASE_URL\``,
      BASES[base],
      `\`${clients[base].prefix}\``,
      (Object.keys(CALLS) as CallName[]).filter((name) => CALLS[name].client === base).join(', '),
    ]),
  );

const kinds = (): string =>
  table(
    ['kind', 'accepted'],
    Object.values(KINDS).map(({ name, accepts }) => [name, accepts]),
  );

/** The reference of all calls, as Markdown. */
export const referenceText = (): string =>
  [
    HEADING,
    bases(),
    `## Kinds of values\n\n${kinds()}`,
    ...(Object.keys(CALLS) as CallName[]).map(sectionOf),
  ]
    .join('\n\n')
    .concat('\n');
