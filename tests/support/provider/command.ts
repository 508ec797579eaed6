import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { CERTIFICATE_KINDS, writeAuthority } from './certificates';
import { FAULT_NAMES, isFaultName } from './faults';
import { startProvider, type Answers, type TestProvider } from './server';
import { TLS_MODES } from './transport';

function oneOf<Value extends string>(
  name: string,
  value: string,
  allowed: readonly Value[],
): Value {
  const found = allowed.find((each) => each === value);
  if (found === undefined) throw new Error(`--${name} is one of ${allowed.join(', ')}`);
  return found;
}

/** A JSON file of data by path, or a module that exports `answers`: such a record or a function. */
async function readAnswers(file: string): Promise<Answers> {
  if (file.endsWith('.json')) return JSON.parse(await readFile(file, 'utf8')) as Answers;
  const loaded = (await import(pathToFileURL(resolve(file)).href)) as { answers?: Answers };
  if (loaded.answers === undefined) throw new Error('the module of --answers exports no "answers"');
  return loaded.answers;
}

function calls(provider: TestProvider, path: string | undefined): unknown {
  const byPath: Record<string, number> = {};
  for (const call of provider.calls) byPath[call.path] = (byPath[call.path] ?? 0) + 1;
  return { calls: provider.count(path), byPath };
}

/** Obeys one line of input and returns what to print; throws on a line it does not understand. */
async function obey(provider: TestProvider, line: string): Promise<unknown> {
  const order = JSON.parse(line) as Record<string, unknown>;
  const path = typeof order['path'] === 'string' ? order['path'] : undefined;
  if (order['calls'] === true) return calls(provider, path);
  if (order['clear'] === true) await provider.clearFaults();
  else if (isFaultName(order['fault'])) await provider.setFault(order['fault'], path);
  else if (typeof order['answers'] === 'object' && order['answers'] !== null) {
    provider.setAnswers(order['answers'] as Record<string, unknown>);
  } else {
    throw new Error(`expected fault (${FAULT_NAMES.join(', ')}), clear, calls or answers`);
  }
  return { ok: true };
}

/**
 * Runs a provider by lines of JSON until the input ends or the signal comes.
 *
 * Arguments: `--tls`, `--certificate`, `--answers {file}`, `--authority-dir {folder}`.
 * The first line out is `{origin, port, authority}`, the last the path of the authority's PEM or
 * null. Each line in (`{"fault": …, "path": …}`, `{"clear": true}`, `{"calls": true, "path": …}`,
 * `{"answers": {…}}`) gets one line out, in order: `{ok}`, `{calls, byPath}` or `{error}`.
 */
export async function runCommand(
  args: readonly string[],
  input: NodeJS.ReadableStream,
  output: NodeJS.WritableStream,
  signal?: AbortSignal,
): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      tls: { type: 'string', default: 'none' },
      certificate: { type: 'string', default: 'good' },
      answers: { type: 'string' },
      'authority-dir': { type: 'string' },
    },
  });
  const provider = await startProvider({
    tls: oneOf('tls', values.tls, TLS_MODES),
    certificate: oneOf('certificate', values.certificate, CERTIFICATE_KINDS),
    answers: values.answers === undefined ? {} : await readAnswers(values.answers),
  });
  const print = (value: unknown) => output.write(`${JSON.stringify(value)}\n`);
  const dir = values['authority-dir'];
  const authority = dir === undefined ? null : writeAuthority(dir);
  print({ origin: provider.origin, port: provider.port, authority });

  const lines = createInterface({ input, ...(signal ? { signal } : {}) });
  for await (const line of lines) {
    if (line.trim() === '') continue;
    try {
      print(await obey(provider, line));
    } catch (error) {
      print({ error: error instanceof Error ? error.message : String(error) });
    }
  }
  await provider.close();
}
