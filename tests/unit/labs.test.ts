import path from 'node:path';

import { build } from 'esbuild';

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
