import { defineConfig } from 'playwright/test';

/** `npm run test:enquiries`: what is acknowledged arrives, whatever is killed meanwhile. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../../test-results/enquiries',
  workers: 1,
  retries: 0,
  timeout: 600_000,
  reporter: 'list',
});
