import { type CallName, fillPath, type Parameters } from '../calls';
import { sampleAnswer } from '../embedded/sample/answers';
import { exampleParameters } from './about';
import { isRecord } from './found';

const MOST_ITEMS = 2;
const MOST_LETTERS = 160;

/** A value with the first items of its lists and the beginnings of its texts. */
function shortened(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, MOST_ITEMS).map(shortened);
  if (typeof value === 'string' && value.length > MOST_LETTERS) {
    return `${value.slice(0, MOST_LETTERS)}…`;
  }
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, shortened(one)]));
}

/** Reduces a list of records to the one with the most fields, as the best example. */
function telling(data: unknown): unknown {
  if (!Array.isArray(data) || !isRecord(data[0])) return data;
  const fields = (one: unknown) => Object.values(one as object).filter((it) => it !== null).length;
  const most = data.reduce<unknown>(
    (best, one) => (fields(one) > fields(best) ? one : best),
    data[0],
  );
  return [most];
}

/** A call with its parameters filled in, and the sample's answer to it. */
interface Example {
  /** The address below the base and its prefix. */
  readonly address: string;
  readonly answer: { readonly data: unknown };
}

/** The sample's answer to a call, whole. */
export function wholeExample<Name extends CallName>(name: Name): Example {
  const parameters: Parameters<Name> = exampleParameters(name);
  const data = sampleAnswer(name, parameters)?.data ?? null;
  return { address: fillPath(name, parameters), answer: { data } };
}

/** An answer's first records, short enough to read. */
export function shortExample(name: CallName): Example {
  const { address, answer } = wholeExample(name);
  const data = shortened(telling(answer.data));
  return { address, answer: { data } };
}
