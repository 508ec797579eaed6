import { type TestProjectConfiguration, defineConfig } from 'vitest/config';

const support = (file: string) => `${import.meta.dirname}/tests/support/${file}`;

const SITE = [
  { find: /^@\//, replacement: `${import.meta.dirname}/` },
  { find: 'server-only', replacement: support('empty.ts') },
];
const NAVIGATION = { find: 'next/navigation', replacement: support('navigation.ts') };

const isolated = (folder: string) => `tests/${folder}/**/*.isolated.test.{ts,tsx}`;
/** Files that take over five seconds each; `npm run check` leaves them out. */
const SLOW = 'tests/**/*.slow.test.ts';

const inNode = { globals: true, testTimeout: 60_000, hookTimeout: 60_000 };
const inDom = {
  ...inNode,
  environment: 'jsdom',
  setupFiles: './tests/support/components.ts',
  css: { modules: { classNameStrategy: 'non-scoped' as const } },
};

/** Files that share what they import, which is then loaded once for all of them. */
const shared: TestProjectConfiguration[] = [
  {
    resolve: { alias: SITE },
    test: {
      ...inNode,
      name: 'unit',
      include: ['tests/{unit,architecture}/**/*.test.ts'],
      exclude: [isolated('unit'), SLOW],
      isolate: false,
    },
  },
  {
    resolve: { alias: [...SITE, NAVIGATION] },
    test: {
      ...inDom,
      name: 'components',
      include: ['tests/components/**/*.test.tsx'],
      exclude: [isolated('components')],
      isolate: false,
    },
  },
];

/** Files that replace modules or load the site anew, each in a process of its own. */
const alone: TestProjectConfiguration[] = [
  {
    resolve: { alias: SITE },
    test: { ...inNode, name: 'isolated unit', include: [isolated('unit')] },
  },
  { resolve: { alias: SITE }, test: { ...inNode, name: 'slow', include: [SLOW] } },
  {
    resolve: { alias: [...SITE, NAVIGATION] },
    test: { ...inDom, name: 'isolated components', include: [isolated('components')] },
  },
];

export default defineConfig({
  // Vite warns of imports by a variable, which Next.js resolves.
  logLevel: 'error',
  test: {
    projects: [...shared, ...alone],
    globalSetup: './tests/support/environment.ts',
    maxWorkers: '100%',
    silent: 'passed-only',
    // Keeps transformed files between runs.
    experimental: { fsModuleCache: true, fsModuleCachePath: '.cache/vitest' },
  },
});
