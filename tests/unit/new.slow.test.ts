import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** What the generator reads, and what it writes into. */
const FOLDERS = ['app', 'components', 'firm', 'lib', 'sample/firm', 'scripts', 'styles'];
const FILES = [
  'package.json',
  'tests/unit/calculators/addresses.ts',
  'tests/unit/pages/static-pages.test.ts',
];

let folder = '';

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'new-'));
  for (const name of [...FOLDERS, ...FILES])
    cpSync(name, path.join(folder, name), { recursive: true });
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs the generator in the copy. */
function generate(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [path.join(folder, 'scripts/new.mjs'), ...args],
    { encoding: 'utf8' },
  );
  return { status, output: stdout + stderr };
}

const read = (file: string): string => readFileSync(path.join(folder, file), 'utf8');

/** What the compiler says of files of the copy. */
function typeErrors(files: readonly string[]): string {
  const project = {
    extends: path.resolve('tsconfig.json'),
    compilerOptions: { incremental: false, plugins: [], paths: { '@/*': ['./*'] } },
    include: [],
    files: [path.resolve('next-env.d.ts'), ...files],
  };
  writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify(project));
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'));
  const compiler = path.resolve('node_modules/typescript-native/bin/tsc');
  return spawnSync(process.execPath, [compiler, '--noEmit', '-p', folder], { encoding: 'utf8' })
    .stdout;
}

test('a page, a calculator and a form are written, named in their lists, and type-check', () => {
  expect(generate('page', 'support/holiday-notice').output).toContain('Write the text');
  expect(generate('calculator', 'rule-of-72').output).toContain('six questions');
  expect(generate('form', 'branch-visit').output).toContain(
    '<EnquirySection kind="branch-visit" />',
  );

  expect(read('lib/pages/static-pages/legal.ts')).toContain("path: '/support/holiday-notice',");
  expect(read('tests/unit/pages/static-pages.test.ts')).toContain('/support/holiday-notice ');
  expect(read('lib/domain/calculator/list.ts')).toContain(
    "  'rule-of-72-calculator': ruleOf72,\n} as const",
  );
  expect(read('lib/pages/calculators/listings.ts')).toContain("slug: 'rule-of-72-calculator',");
  expect(read('tests/unit/calculators/addresses.ts')).toContain("'rule-of-72-calculator': {");
  expect(read('lib/enquiries/kinds.ts')).toContain("'branch-visit': {\n    prefix: 'BV',");

  expect(
    typeErrors([
      'app/support/holiday-notice/page.tsx',
      'lib/content/holiday-notice.ts',
      'lib/pages/static-pages/legal.ts',
      'lib/domain/calculator/records/rule-of-72-calculator.ts',
      'lib/content/calculators/rule-of-72-calculator.ts',
      'lib/domain/calculator/list.ts',
      'lib/pages/calculators/index.ts',
      'lib/enquiries/kinds.ts',
    ]),
  ).toBe('');
}, 300_000);

test('nothing is written over a file that exists, and a wrong word is named', () => {
  const before = read('lib/domain/calculator/list.ts');
  const again = generate('calculator', 'inflation');
  expect(again.status).toBe(1);
  expect(again.output).toContain('records/inflation-calculator.ts exists already');
  expect(read('lib/domain/calculator/list.ts')).toBe(before);
  expect(generate('menu', 'x').output).toContain('Usage: npm run new');
  expect(generate('form', 'Branch Visit').output).toContain('"Branch Visit" is no name');
  expect(generate('calculator', 'a/b')).toMatchObject({ status: 1 });
});
