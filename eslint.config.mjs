import next from 'eslint-config-next/core-web-vitals';
import typescript from 'eslint-config-next/typescript';
import prettier from 'eslint-config-prettier/flat';
import accessibility from 'eslint-plugin-jsx-a11y';

/** Ways of waiting for time to pass, which no test may do. */
const SLEEPS = [
  {
    selector: "CallExpression[callee.property.name='waitForTimeout']",
    message: 'Wait for a condition, or move the clock (page.clock).',
  },
  {
    selector: "Literal[value='networkidle']",
    message: 'Wait for what the test needs: hydrated(), a response, an element.',
  },
];
const TIMERS = [
  {
    selector:
      "CallExpression[callee.name='setTimeout'], MemberExpression[object.name='globalThis'][property.name='setTimeout']",
    message: 'Wait for a condition with until(), or move the clock.',
  },
  {
    selector: 'ImportDeclaration[source.value=/timers.promises$/]',
    message: 'Wait for a condition with until(), or move the clock.',
  },
];

/** What lasts after a file of tests that shares its process, so that the next one would meet it. */
const REPLACEMENTS = [
  {
    selector:
      "CallExpression[callee.object.name='vi'][callee.property.name=/^(mock|doMock|resetModules)$/], CallExpression[callee.name=/^(startFresh|startFront)$/]",
    message: 'Name the file *.isolated.test.ts, which gives it a process of its own.',
  },
];

const config = [
  {
    ignores: [
      '.bench/',
      '.cache/',
      '.data/',
      '.next/',
      'dist/',
      'coverage/',
      'next-env.d.ts',
      'playwright-report/',
      'test-results/',
    ],
  },
  ...next,
  ...typescript,
  { rules: accessibility.flatConfigs.strict.rules },
  prettier,
  {
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      // An interface that another file adds members to may only extend; see lib/tools/site-path.ts.
      '@typescript-eslint/no-empty-object-type': [
        'error',
        { allowInterfaces: 'with-single-extends' },
      ],
      // TypeScript says it (noUnusedLocals, noUnusedParameters).
      '@typescript-eslint/no-unused-vars': 'off',
      // Links are plain `<a>` elements; see docs/decisions/plain-links.md.
      '@next/next/no-html-link-for-pages': 'off',
      eqeqeq: 'error',
      // The specification wants a failed company list on the console.
      'no-console': ['error', { allow: ['error'] }],
    },
  },
  {
    files: ['app/**', 'components/**', 'lib/**', 'scripts/**', 'server/**'],
    rules: {
      'max-lines-per-function': ['error', { max: 70, skipBlankLines: true, skipComments: true }],
    },
  },
  { files: ['labs/**', 'scripts/**', 'tests/**'], rules: { 'no-console': 'off' } },
  { files: ['tests/**'], rules: { 'no-restricted-syntax': ['error', ...SLEEPS] } },
  {
    files: ['tests/**/*.test.*', 'tests/**/*.spec.ts'],
    rules: { 'no-restricted-syntax': ['error', ...SLEEPS, ...TIMERS, ...REPLACEMENTS] },
  },
  {
    files: ['tests/**/*.{isolated,slow}.test.*'],
    rules: { 'no-restricted-syntax': ['error', ...SLEEPS, ...TIMERS] },
  },
];

export default config;
