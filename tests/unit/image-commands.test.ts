import { existsSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import path from 'node:path';

const read = (file: string): string => readFileSync(file, 'utf8');
const manifest = JSON.parse(read('package.json')) as {
  scripts: Record<string, string>;
  dependencies: Record<string, string>;
};

/** What the image has of the sources: the last stage of the Dockerfile copies it by name. */
const COPIED = [
  ...read('Dockerfile')
    .split(/^FROM /m)
    .at(-1)!
    .matchAll(/^COPY --from=build \/site\/(\S+) /gm),
].map(([, name = '']) => name);

const isInImage = (file: string): boolean =>
  COPIED.some((name) => file === name || file.startsWith(`${name}/`));

/** Programs that the build bundles, with all of the sources that they need. */
const BUNDLED = [
  ...read('scripts/build.mjs').matchAll(/^ {4}'?([\w-]+)'?: '([\w-]+\/[\w./-]+\.ts)',$/gm),
].map(([, name = '']) => `dist/${name}.mjs`);

/** Commands for a checkout of the sources: building, testing, measuring. */
const OF_A_CHECKOUT = ['build', 'test', 'test:cluster', 'start', 'bench', 'check', 'dev', 'sweep'];

const OPERATORS = ['operations', 'deploying', 'monitoring', 'provider-calls'].map((name) =>
  read(`docs/${name}.md`),
);

/** Names of the scripts that documents for operators give. */
const scripts = [
  ...new Set(
    OPERATORS.flatMap((text) => [...text.matchAll(/npm run (?:--silent )?([a-z][\w:]*)/g)]).map(
      ([, name = '']) => name,
    ),
  ),
];

/** The file that a script of package.json runs. */
const fileOf = (name: string): string =>
  /node (?:--\S+ )*(\S+\.mjs)/.exec(manifest.scripts[name] ?? '')?.[1] ?? '';

const isPackageOfTheSite = (name: string): boolean =>
  name in manifest.dependencies || builtinModules.includes(name.replace(/^node:/, ''));

/** What a file of the image imports that the image does not have. */
function lacking(file: string, seen = new Set<string>()): readonly string[] {
  if (seen.has(file)) return [];
  seen.add(file);
  if (!isInImage(file) || !existsSync(file)) return [file];
  const targets = [...read(file).matchAll(/^import\s(?:[^'"]*?\sfrom\s+)?'([^']+)'/gm)];
  return targets.flatMap(([, target = '']) => {
    if (target.startsWith('.')) return lacking(path.join(path.dirname(file), target), seen);
    return isPackageOfTheSite(target) ? [] : [`${file}: ${target}`];
  });
}

test('each command that the documents give for a running site is there in the image', () => {
  const ofTheImage = scripts.filter((name) => !OF_A_CHECKOUT.includes(name));
  expect(ofTheImage).toEqual(expect.arrayContaining(['enquiries', 'indexnow', 'provider']));
  expect(COPIED).toEqual(expect.arrayContaining(['dist', 'scripts', 'sample', 'package.json']));
  for (const name of ofTheImage) {
    expect([name, fileOf(name)]).toEqual([name, expect.stringMatching(/^scripts\//)]);
    expect([name, lacking(fileOf(name))]).toEqual([name, []]);
    // A script that runs a program without its sources needs the one that the build has made.
    const runsProgram = /'[\w-]+\.mjs'\)/.test(read(fileOf(name)));
    if (runsProgram) expect(BUNDLED).toContain(`dist/${name}.mjs`);
  }
});

test('each program in dist/ that the documents name is made by the build', () => {
  const named = [...OPERATORS, read('Dockerfile'), read('docs/deploy/compose.yaml')].flatMap(
    (text) => [...text.matchAll(/\bdist\/[\w-]+\.mjs/g)].map(([program]) => program),
  );
  expect(named.length).toBeGreaterThan(3);
  expect(named.filter((program) => !BUNDLED.includes(program))).toEqual([]);
});

test('the check sees a file, a package and a program that the image lacks', () => {
  expect(lacking('lib/enquiries/cli.ts')).toEqual(['lib/enquiries/cli.ts']);
  expect(lacking('scripts/subset-fonts.mjs')).toContain('scripts/subset-fonts.mjs: subset-font');
  expect(isInImage('scripts-of-others/x.mjs')).toBe(false);
  expect(BUNDLED).not.toContain('dist/drawings.mjs');
});

test('images are named by their version', () => {
  const documents = `${OPERATORS.join('\n')}\n${read('docs/deploy/kubernetes.yaml')}`;
  const tags = [...documents.matchAll(/(?:-t|--tag|push|image:|site=)\s?(\S*broker-site)(:\S+)?/g)];
  expect(tags.length).toBeGreaterThan(3);
  expect(tags.filter(([, , tag]) => !tag || tag === ':latest').map(([text]) => text)).toEqual([]);
});
