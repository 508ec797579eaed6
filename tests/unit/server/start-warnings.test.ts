import { firm } from '@/lib/content/firm';
import type { FirmProfile } from '@/lib/content/firm-profile';
import { readSettings } from '@/lib/tools/env';
import { startWarnings } from '@/server/start-warnings';

const warnings = (variables: Record<string, string>, files = 65_536) =>
  startWarnings(readSettings(variables), files, REAL);
/** The sample's profile without what marks it as one. */
const REAL = JSON.parse(
  JSON.stringify(firm)
    .replace(/\.example/g, '.in')
    .replace(/0000/g, '4031')
    .replace(/sample/gi, 'Real')
    .replace(/true/g, 'false'),
) as FirmProfile;
const FEED_BASE_URL = 'https://feed.example.in';

test('a start says that old TLS is allowed for the provider, and how to end it', () => {
  for (const PROVIDER_TLS of ['', 'legacy-renegotiation', 'tls1.0']) {
    const [warning, ...others] = warnings({ FEED_BASE_URL, PROVIDER_TLS });
    expect(others).toEqual([]);
    expect(warning).toContain(`PROVIDER_TLS is ${PROVIDER_TLS || 'legacy-renegotiation'}`);
    expect(warning).toContain('Set it to modern');
  }
});

test('it says nothing where no old TLS is spoken', () => {
  expect(warnings({ FEED_BASE_URL, PROVIDER_TLS: 'modern' })).toEqual([]);
  expect(warnings({ FEED_BASE_URL: 'http://127.0.0.1:1' })).toEqual([]);
  expect(warnings({})).toEqual([]);
});

test('a start says that the process may open few files', () => {
  expect(warnings({}, 1_024)).toEqual([expect.stringContaining('1024 files')]);
  expect(warnings({}, 4_096)).toEqual([]);
  expect(warnings({}, Infinity)).toEqual([]);
});

test('a start that serves the sample’s profile says so, with the command that lists the values', () => {
  const [warning, ...others] = startWarnings(readSettings({}), Infinity, firm);
  expect(others).toEqual([]);
  expect(warning).toMatch(/has \d+ values of the sample, such as cin \(U00000MH0000PLC000000\)/);
  expect(warning).toContain('npm run check:firm');
});
