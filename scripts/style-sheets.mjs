/**
 * Gathers the style sheets of a finished build: one of the frame, which every page shares, and one
 * of what a page has beyond it. The build's own ways both cost a reader: a few large sheets, of
 * which a page uses half, or the fewest bytes in two to three dozen requests.
 *
 * The sheets of two kinds of page may hold the same modules, and who walks from one kind to the
 * other has these twice, the later one ruling. That is safe because no two modules rule the same
 * property of an element with equal weight (`tests/e2e/style-sheets.spec.ts`); only the frame's
 * modules may be overruled, and they always come first.
 *
 * Which sheets a page needs stands in the framework's manifests, whose form is its own affair: it
 * is pinned exactly, and a manifest that reads otherwise ends the build.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { fail, ROOT } from './steps.mjs';

const BUILT = path.join(ROOT, '.next');
const LAYOUT = '[project]/app/layout';
/** What every page has at hand: the layout, and the views for what goes wrong. */
const FRAME = [
  LAYOUT,
  ...['error', 'not-found', 'global-error'].map((view) => `[project]/app/${view}`),
];
const MANIFEST = /^(.*__RSC_MANIFEST\["[^"]+"\] = )(\{.*\})(;?\s*)$/s;

const manifests = () =>
  readdirSync(path.join(BUILT, 'server/app'), { recursive: true })
    .map(String)
    .filter((file) => file.endsWith('_client-reference-manifest.js'))
    .map((file) => path.join(BUILT, 'server/app', file));

/**
 * Writes sheets into one, named by its content, and answers its path as a manifest has it.
 * @param {readonly string[]} sheets
 */
function joined(sheets) {
  const text = sheets.map((sheet) => readFileSync(path.join(BUILT, sheet), 'utf8')).join('\n');
  const name = createHash('sha256').update(text).digest('base64url').slice(0, 16);
  const sheet = `static/chunks/${name}.css`;
  writeFileSync(path.join(BUILT, sheet), text);
  return sheet;
}

/** The framework's own sheets stay, for the pages it wrote while building name them. */
export function gatherStyleSheets() {
  let frame;
  for (const file of manifests()) {
    const [, head, json, tail] = MANIFEST.exec(readFileSync(file, 'utf8')) ?? [];
    const manifest = json === undefined ? undefined : JSON.parse(json);
    /** @type {Record<string, { path: string, inlined?: boolean }[]>} */
    const entries = manifest?.entryCSSFiles;
    if (entries === undefined) {
      fail(
        `${path.relative(ROOT, file)} does not list style sheets as this version of the framework does. Look at scripts/style-sheets.mjs.`,
      );
    }
    if (!(LAYOUT in entries)) continue;
    /** @param {string} entry */
    const sheetsOf = (entry) => (entries[entry] ?? []).map((sheet) => sheet.path);
    const shared = [...new Set(FRAME.flatMap(sheetsOf))];
    frame ??= joined(shared);
    for (const entry of Object.keys(entries)) {
      const own = sheetsOf(entry).filter((sheet) => !shared.includes(sheet));
      const sheets = own.length > 0 ? [frame, joined(own)] : [frame];
      entries[entry] = sheets.map((sheet) => ({ path: sheet, inlined: false }));
    }
    writeFileSync(file, `${head}${JSON.stringify(manifest)}${tail}`);
  }
  if (!frame) fail('The build has no style sheet of the frame. Look at scripts/style-sheets.mjs.');
}
