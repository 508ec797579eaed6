import { say } from '@/lib/tools/sentence';

import type { Cost, Problem } from './problems';

const COSTS: Readonly<Record<Cost, string>> = {
  answer: 'the answer is not used',
  record: 'the record is left out',
  item: 'the item is left out',
  field: 'the field is left out',
  figure: 'it counts as missing',
};

const PROBLEM = '{field}: expected {expected}, found {found} ({cost}[, {count:count} times])';

/** One problem as a sentence for the log, the status page and the check of a provider. */
export const sentenceOf = ({ field, expected, found, cost, count }: Problem): string =>
  say(PROBLEM, {
    field: field === '' ? 'data' : field,
    expected,
    found,
    cost: COSTS[cost],
    count: count > 1 && count,
  });

/** The largest number of problems in one log line. */
const MOST_SENTENCES = 6;

/** The first problems as sentences. */
export const sentencesOf = (problems: readonly Problem[]): string[] =>
  problems.slice(0, MOST_SENTENCES).map(sentenceOf);

/** How to fix each kind of problem. */
const ADVICE_ON = {
  missing: 'Add the field `{field}` to every record that lacks it.',
  wrong: 'Send `{field}` as {expected}; docs/provider-reference.md has the accepted forms.',
};

/** A sentence that says how to fix a problem. */
export const adviceOn = ({ field, expected, isMissing }: Problem): string =>
  say(isMissing ? ADVICE_ON.missing : ADVICE_ON.wrong, {
    field: field === '' ? 'data' : field,
    expected,
  });
