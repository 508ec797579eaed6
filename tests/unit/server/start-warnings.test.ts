import { readSettings } from '@/lib/tools/env';
import { startWarnings } from '@/server/start-warnings';

const warnings = (variables: Record<string, string>, files = 65_536) =>
  startWarnings(readSettings(variables), files);
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
