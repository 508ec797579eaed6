/**
 * `npm run new -- page|calculator|form <name>`: writes a skeleton that type-checks, adds it to the lists
 * that name it, and says what is left to write. Nothing is written where a file exists already.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { skeletonOf } from './new/skeletons.mjs';
import { fail, ROOT, say } from './steps.mjs';

process.chdir(ROOT);
const [kind = '', name = ''] = process.argv.slice(2);
const skeleton = skeletonOf(kind, name, new Date().toISOString().slice(0, 10));
if (typeof skeleton === 'string') fail(skeleton);

const { files, lines, next } = skeleton;
const present = Object.keys(files).find((file) => existsSync(file));
if (present) fail(`${present} exists already; nothing was written.`);
/** @type {[file: string, text: string][]} */
const edited = [];
for (const { file, before, text } of lines) {
  const found = edited.find(([one]) => one === file);
  const source = found?.[1] ?? readFileSync(file, 'utf8');
  // The last one: lists end with it.
  const at = source.lastIndexOf(before);
  if (at < 0) fail(`${file} has no line "${before.trim()}" any more; nothing was written.`);
  const changed = source.slice(0, at) + text + source.slice(at);
  if (found) found[1] = changed;
  else edited.push([file, changed]);
}
// The lists first: `npm run dev` compiles a route as soon as its file appears, and needs its record.
for (const [file, text] of [...edited, ...Object.entries(files)]) {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
  say(file);
}
say('');
next.forEach((step, at) => say(`${at + 1}. ${step}`));
