import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';

import nextJest from 'next/jest.js';

const createConfig = nextJest({ dir: './' });

const SITE = {
  '^@/(.*)$': '<rootDir>/$1',
  '^server-only$': '<rootDir>/tests/support/empty.ts',
  // Zod's messages in sixty languages, which each test file would load; `en` is loaded by itself.
  '^\\.\\./locales/index\\.cjs$': '<rootDir>/tests/support/empty.ts',
};
/** Tests use the sample firm, even if `firm/` has another one. Next.js makes `@/` paths relative first. */
const FIRM = { '^(?:@|(?:\\.\\.\\/)*\\.\\.)\\/firm\\/(.*)$': '<rootDir>/sample/firm/$1' };
const NAVIGATION = { '^next/navigation$': '<rootDir>/tests/support/navigation.ts' };

const shared = {
  // Files run in a context of their own, where each look-up of a global is slow unless it is named here.
  sandboxInjectedGlobals: ['Array', 'JSON', 'Map', 'Math', 'Number', 'Object', 'Set', 'String'],
  globalSetup: '<rootDir>/tests/support/environment.ts',
  globalTeardown: '<rootDir>/tests/support/environment-end.ts',
};

const unit = {
  ...shared,
  displayName: 'unit',
  testEnvironment: 'node',
  testMatch: ['<rootDir>/tests/{unit,architecture}/**/*.test.{ts,tsx}'],
  moduleNameMapper: SITE,
};

const components = {
  ...shared,
  displayName: 'components',
  testEnvironment: 'jsdom',
  testMatch: ['<rootDir>/tests/components/**/*.test.tsx'],
  moduleNameMapper: { ...SITE, ...NAVIGATION },
  setupFilesAfterEnv: ['<rootDir>/tests/support/components.ts'],
};

/** @param {string} name of an installed package */
function isModule(name) {
  try {
    return JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')).type === 'module';
  } catch {
    // A folder of npm's, not a package.
    return false;
  }
}

/** The installed packages whose files are ES modules, which Jest can't load as they are. */
const modulePackages = readdirSync('node_modules')
  .flatMap((name) =>
    name.startsWith('@')
      ? readdirSync(`node_modules/${name}`).map((one) => `${name}/${one}`)
      : [name],
  )
  .filter(isModule);

/** What draws share pictures: Next.js loads it as an ES module. */
const PICTURES = ['next/dist/server/og', 'next/dist/compiled/@vercel/og'];

/** Of node_modules only ES modules are transformed: there are ten times as many files beside them. */
const IGNORED = [
  `/node_modules/(?!(${[...modulePackages, ...PICTURES].join('|')})/)`,
  '\\.module\\.(css|scss)$',
];

/** @param {import('jest').Config} options */
async function project(options) {
  const config = await createConfig(options)();
  // The first that matches counts.
  const moduleNameMapper = { ...FIRM, ...config.moduleNameMapper };
  return { ...config, moduleNameMapper, transformIgnorePatterns: IGNORED };
}

/** @returns {Promise<import('jest').Config>} */
export default async function config() {
  return {
    // Some tests wait for a timeout or an import; Jest's default would leave half of a small machine idle.
    maxWorkers: availableParallelism() + 1,
    cacheDirectory: '.cache/jest',
    // Long enough for a busy machine.
    testTimeout: 60_000,
    projects: [await project(unit), await project(components)],
  };
}
