import { say } from '@/lib/tools/sentence';
import { type CallName, CALLS, fillPath } from '@/lib/provider/calls';
import { clients } from '@/lib/provider/clients';
import { ADVICE } from '@/lib/provider/contract/advice';
import { isRecord } from '@/lib/provider/contract/found';
import { insteadOf, type Problem, problemsOf } from '@/lib/provider/contract/problems';
import { adviceOn, sentenceOf } from '@/lib/provider/contract/sentences';
import { CallFailure } from '@/lib/provider/transport/failure';
import { requestData } from '@/lib/provider/transport/http';

import { callOrder, liveParameters } from './live-parameters';

/** What became of one call. */
export interface Checked {
  readonly name: CallName;
  /** The variable of its base. */
  readonly base: string;
  readonly path: string;
  readonly data: unknown;
  readonly failure: CallFailure | null;
  readonly problems: readonly Problem[];
}

/** What makes a provider unfit: anything wrong but an optional field. */
const isRequired = ({ cost }: Problem): boolean => cost !== 'field';

/** A list that counts as a failed call where it has no record. */
function emptyList(name: CallName, data: unknown): readonly Problem[] {
  if (!('isNeverEmpty' in CALLS[name]) || !Array.isArray(data) || data.length > 0) return [];
  const expected = 'a list with records';
  return [{ field: '', cost: 'answer', expected, found: 'none', isMissing: false, count: 1 }];
}

/** The parts of a dated answer without which the site shows nothing of it, and what each is. */
const DATED = { date: 'date', rows: 'list (record)' } as const;

/** What a dated answer lacks; one that has nothing for a day says so with a date of `null`. */
function missingParts(name: CallName, data: unknown): readonly Problem[] {
  if (!CALLS[name].path.includes('on={on}') || !isRecord(data)) return [];
  return Object.entries(DATED)
    .filter(([field]) => data[field] === undefined)
    .map(([field, expected]) => ({
      field,
      cost: 'figure',
      expected,
      found: insteadOf(field, data),
      isMissing: true,
      count: 1,
    }));
}

const rowsOf = (data: unknown): unknown => (isRecord(data) ? data.rows : data);

async function checkCall(
  name: CallName,
  answers: ReadonlyMap<CallName, unknown>,
): Promise<Checked> {
  const { client, read } = CALLS[name];
  const path = fillPath(name, liveParameters(name, answers));
  const variable = `${client.toUpperCase()}_BASE_URL`;
  try {
    const data = await requestData(clients[client], path);
    const problems = [
      ...problemsOf(read, data),
      ...emptyList(name, data),
      ...missingParts(name, data),
    ];
    return { name, base: variable, path, data, failure: null, problems };
  } catch (error) {
    const failure = error instanceof CallFailure ? error : new CallFailure('unknown');
    return { name, base: variable, path, data: null, failure, problems: [] };
  }
}

/** Makes every call of the bases that are set, one after the other. */
export async function checkCalls(): Promise<readonly Checked[]> {
  const answers = new Map<CallName, unknown>();
  const checked: Checked[] = [];
  for (const name of callOrder()) {
    if (clients[CALLS[name].client].base === null) continue;
    const one = await checkCall(name, answers);
    answers.set(name, one.data);
    checked.push(one);
  }
  return checked;
}

const isAbsent = ({ failure }: Checked): boolean => failure?.reason === 'unknown-call';

/** Whether a call must be mended. A call that a provider does not have is none; a base without any is. */
function isUnfit(one: Checked, all: readonly Checked[]): boolean {
  if (isAbsent(one)) return all.filter(({ base }) => base === one.base).every(isAbsent);
  return one.failure !== null || one.problems.some(isRequired);
}

function linesOf(one: Checked, all: readonly Checked[]): readonly string[] {
  const { name, base, path, data, failure, problems } = one;
  const rows = rowsOf(data);
  const count = Array.isArray(rows)
    ? say(', {records:count record}', { records: rows.length })
    : '';
  const state = isAbsent(one)
    ? 'the provider does not have it'
    : `${isUnfit(one, all) ? 'to be mended' : 'fits'}${count}`;
  const reasons = failure
    ? [`  ${failure.message}. ${ADVICE[failure.reason]}`]
    : problems.map((problem) => `  ${sentenceOf(problem)}. ${adviceOn(problem)}`);
  return [`${name}: ${state} (${base}, ${path})`, ...reasons];
}

/** The failure that all calls of a base have in common, such as a rejected key; `null` where they differ. */
function commonFailure(base: string, all: readonly Checked[]): CallFailure | null {
  const [first, ...others] = all.filter((one) => one.base === base).map(({ failure }) => failure);
  if (!first || first.reason === 'unknown-call' || others.length === 0) return null;
  return others.every((failure) => failure?.message === first.message) ? first : null;
}

/** The lines of all calls; those of a base that fail alike are one entry, where the first of them is. */
function entriesOf(all: readonly Checked[]): readonly string[] {
  const bases = new Set<string>();
  return all.flatMap((one) => {
    const failure = commonFailure(one.base, all);
    if (!failure) return linesOf(one, all);
    if (bases.has(one.base)) return [];
    bases.add(one.base);
    const calls = all.filter(({ base }) => base === one.base).length;
    return [
      `${one.base}: to be mended, all ${calls} calls fail alike`,
      `  ${failure.message}. ${ADVICE[failure.reason]}`,
    ];
  });
}

/** The result of a check, as lines, and whether nothing must be mended. */
export function reportOf(all: readonly Checked[]): { lines: readonly string[]; isFit: boolean } {
  const unfit = all.filter((one) => isUnfit(one, all));
  const absent = all.filter(isAbsent);
  const total = `${all.length} calls: ${all.length - unfit.length - absent.filter((one) => !unfit.includes(one)).length} fit, ${unfit.length} to be mended, ${absent.length} not offered`;
  return { lines: [...entriesOf(all), total], isFit: unfit.length === 0 };
}
