import { defineConfig } from 'playwright/test';

/** `npm run test:cluster`: the site as `docs/deploy/` runs it, as plain processes on this machine. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../../test-results/cluster',
  workers: 1,
  retries: 0,
  // Two intervals of the quotes are watched.
  timeout: 240_000,
  reporter: 'list',
});
