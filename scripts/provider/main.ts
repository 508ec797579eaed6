import { readFileSync, writeFileSync } from 'node:fs';

import nextEnv from '@next/env';

import { SettingsError } from '@/lib/tools/env';
import { type CallName, CALLS } from '@/lib/provider/calls';
import { wholeExample } from '@/lib/provider/contract/example';

import { checkCalls, reportOf } from './check';
import { contractFiles } from './files';

const USAGE = `Usage: npm run provider -- <command>
  list               names all calls with base and path
  print <call>       prints an example of a call's answer
  reference          writes docs/provider-reference.md and docs/provider-openapi.json
  reference --check  says whether they are up to date
  check              makes every call at the bases that are set, and says what to change`;

const say = (text: string): void => void process.stdout.write(`${text}\n`);

/** Says why a command failed. @returns the exit code */
function refuse(sentence: string): number {
  process.stderr.write(`${sentence}\n`);
  return 1;
}

function list(): number {
  const lines = Object.entries(CALLS).map(
    ([name, { client, path }]) => `${name.padEnd(20)} ${client.toUpperCase()}_BASE_URL  ${path}`,
  );
  say(lines.join('\n'));
  return 0;
}

function print(name = ''): number {
  if (!Object.hasOwn(CALLS, name)) {
    return refuse(`There is no call "${name}". npm run provider -- list names all.`);
  }
  say(JSON.stringify(wholeExample(name as CallName).answer, null, 2));
  return 0;
}

const textOf = (file: string): string | null => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
};

function reference(option?: string): number {
  const files = Object.entries(contractFiles());
  if (option !== '--check') {
    for (const [file, text] of files) writeFileSync(file, text);
    return 0;
  }
  const old = files.filter(([file, text]) => textOf(file) !== text).map(([file]) => file);
  if (old.length === 0) return 0;
  return refuse(`Out of date: ${old.join(', ')}. Run npm run provider -- reference.`);
}

async function check(): Promise<number> {
  nextEnv.loadEnvConfig(process.cwd());
  try {
    const checked = await checkCalls();
    if (checked.length === 0) {
      return refuse(
        'No base is set: set MARKETS_BASE_URL, FEED_BASE_URL, IPO_BASE_URL or CONTENT_BASE_URL.',
      );
    }
    const { lines, isFit } = reportOf(checked);
    say(lines.join('\n'));
    return isFit ? 0 : 1;
  } catch (error) {
    if (error instanceof SettingsError) return refuse(error.message);
    throw error;
  }
}

const COMMANDS: Readonly<Record<string, (argument?: string) => number | Promise<number>>> = {
  list,
  print,
  reference,
  check,
};

/** Runs a command. @returns the exit code */
export async function main([name = '', argument]: readonly string[]): Promise<number> {
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  return command ? command(argument) : refuse(USAGE);
}
