import { defineConfig } from 'playwright/test';

import { DEFAULT_PORT } from './tests/support/flipped';

const launchOptions = (...more: string[]) => ({
  executablePath: process.env.CHROME_PATH,
  args: [
    // Else the headless shell rounds the width of each letter to whole pixels.
    '--font-render-hinting=none',
    // Chromium refuses to run with a sandbox as root, which containers often use.
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ...more,
  ],
});

export default defineConfig({
  outputDir: 'test-results',
  globalSetup: './tests/support/prepare-run.ts',
  fullyParallel: true,
  workers: 3,
  retries: 0,
  // Long enough for a machine whose processors have other work: renderers, of a low priority, then
  // get a tenth of one.
  timeout: 360_000,
  expect: { timeout: 60_000 },
  use: {
    baseURL: `http://localhost:${DEFAULT_PORT}`,
    // It would answer in place of the server; tests/e2e/offline.spec.ts allows it.
    serviceWorkers: 'block',
    launchOptions: launchOptions(),
  },
  projects: [
    { name: 'crawl', testDir: 'tests/http', testMatch: /crawl\.setup\.ts/ },
    { name: 'browser', testDir: 'tests/e2e', testIgnore: /\/pages\.spec\.ts/ },
    // These read what the crawl has stored; `--no-deps` reads the last crawl again.
    { name: 'http', testDir: 'tests/http', dependencies: ['crawl'] },
    {
      name: 'pages',
      testDir: 'tests/e2e',
      testMatch: /\/pages\.spec\.ts/,
      dependencies: ['crawl'],
      // See tests/support/visits.ts.
      use: { launchOptions: launchOptions('--renderer-process-limit=1') },
    },
  ],
});
