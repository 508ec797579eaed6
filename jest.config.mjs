import nextJest from 'next/jest.js';

const createConfig = nextJest({ dir: './' });

const shared = {
  moduleNameMapper: {
    '^@/(.*)$': '<rootDir>/$1',
    '^server-only$': '<rootDir>/tests/support/empty.ts',
  },
  setupFiles: ['<rootDir>/tests/support/environment.ts'],
  setupFilesAfterEnv: ['<rootDir>/tests/support/setup.ts'],
};

/** Transforms node_modules too, since several dependencies are ES modules only. */
async function project(options) {
  const config = await createConfig({ ...shared, ...options })();
  return { ...config, transformIgnorePatterns: ['\\.module\\.(css|scss)$'] };
}

export default async function config() {
  return {
    // Jest leaves one core idle by default, which is half of a small machine.
    maxWorkers: '100%',
    // Long enough for a busy machine.
    testTimeout: 60_000,
    projects: [
      await project({
        displayName: 'unit',
        testEnvironment: 'node',
        testMatch: ['<rootDir>/tests/unit/**/*.test.ts', '<rootDir>/tests/architecture.test.ts'],
      }),
      await project({
        displayName: 'components',
        testEnvironment: 'jsdom',
        testMatch: ['<rootDir>/tests/components/**/*.test.tsx'],
        setupFilesAfterEnv: [
          ...shared.setupFilesAfterEnv,
          '<rootDir>/tests/support/async-timeout.ts',
        ],
      }),
    ],
  };
}
