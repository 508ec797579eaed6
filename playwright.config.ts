import { defineConfig } from '@playwright/test';

const port = 3417;

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 60_000,
  // How long to wait for what is to come is no promise; busy machines are slow.
  expect: { timeout: 15_000 },
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions: {
      executablePath: process.env.CHROME_PATH,
      // Containers often run as the superuser, whom Chromium refuses a sandbox.
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    },
  },
  webServer: {
    command: 'node dist/server.mjs',
    url: `http://localhost:${port}/search`,
    env: {
      PORT: String(port),
      HOSTNAME: 'localhost',
      NODE_ENV: 'production',
      LOG_LEVEL: 'warn',
      // These tests are of the sample data; real files have tests of their own.
      EXCHANGE_FILES_DIR: '',
      CACHE_DIR: '.cache/e2e',
    },
    stdout: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});
