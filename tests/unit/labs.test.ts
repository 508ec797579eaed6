import path from 'node:path';

import { build } from 'esbuild';

import { CALLS, type CallName, fillPath, type Parameters } from '@/lib/provider/calls';
import { ABOUT } from '@/lib/provider/contract/about';
import { CALL_PREFIXES, callOf, sampleAnswers } from '@/tests/labs/provider-answers';

/** As `tests/labs/run.mjs` bundles them: a module of the site that needs `import.meta` would stop them at start. */
test.each(['bench/main', 'chaos/main', 'chaos/provider-process'])(
  'tests/labs/%s.ts can be bundled',
  async (name) => {
    const { warnings } = await build({
      entryPoints: [`tests/labs/${name}.ts`],
      bundle: true,
      packages: 'external',
      alias: { 'server-only': path.resolve('tests/support/empty.ts') },
      platform: 'node',
      format: 'cjs',
      write: false,
      logLevel: 'silent',
    });
    expect(warnings.map(({ text, location }) => `${location?.file}: ${text}`)).toEqual([]);
  },
);

describe.each(Object.keys(CALLS) as CallName[])(
  'the labs\u2019 provider and the call %s',
  (name) => {
    const examples = Object.entries(ABOUT[name].parameters).map(([key, value]) => [
      key,
      value.example,
    ]);
    const parameters = Object.fromEntries(examples) as Parameters<typeof name>;
    // Every call's own prefix, as its client adds it to the base.
    const address = (given: Parameters<typeof name>) =>
      (CALL_PREFIXES.get(name) ?? '').slice(
        0,
        -(CALLS[name].path.split(/[?{]/)[0] ?? '').length || undefined,
      ) + fillPath(name, given);

    test('know it by its address, also without the blank parameters of a query', () => {
      expect(callOf(address(parameters))).toBe(name);
      const path = CALLS[name].path.split('?')[0] ?? '';
      const blank = Object.fromEntries(
        examples.map(([key = '', value]) => [key, path.includes(`{${key}}`) ? value : '']),
      ) as Parameters<typeof name>;
      expect(callOf(address(blank))).toBe(name);
      expect(address(blank).startsWith(CALL_PREFIXES.get(name) ?? '-')).toBe(true);
    });

    test('answer its example', () => {
      expect(sampleAnswers(address(parameters))).toBeDefined();
    });
  },
);
