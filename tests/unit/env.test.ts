import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import path from 'node:path';

import { readSettings, SettingsError, VARIABLE_NAMES } from '@/lib/tools/env';

describe('defaults', () => {
  const settings = readSettings({});

  test('without variables the embedded provider runs on port 3000', () => {
    expect(settings.port).toBe(3000);
    expect(settings.siteUrl).toBe('http://localhost:3000');
    expect(Object.values(settings.bases)).toEqual([null, null, null, null, null]);
    expect(settings.providerTls).toBe('legacy-renegotiation');
    expect(settings.searchFields).toBe('all');
  });

  test('the translation widget is the public one, unless it is off', () => {
    expect(settings.translateWidgetUrl).toBe('https://translate.google.com/translate_a/element.js');
    expect(readSettings({ TRANSLATE_WIDGET_URL: 'off' }).translateWidgetUrl).toBeNull();
    const own = 'https://translate.example.in/widget.js';
    expect(readSettings({ TRANSLATE_WIDGET_URL: own }).translateWidgetUrl).toBe(own);
  });

  test('no order on small savings rates is set', () => {
    expect(settings.savingsOrder).toBeNull();
  });

  test('flags have the specification’s defaults', () => {
    expect(settings.flags).toEqual({
      newLayout: true,
      newHome: true,
      structuredData: true,
      videoStreaming: false,
      diyJourney: false,
      offline: true,
    });
  });

  test('a blank variable counts as unset', () => {
    expect(readSettings({ FEED_BASE_URL: '  ', PORT: '' })).toEqual(settings);
  });
});

test('an order on small savings rates has its days and its rates', () => {
  const text = '2026-09-30 2026-12-31 ppf=7.25 ssy=8.2 rd=6.7';
  expect(readSettings({ SMALL_SAVINGS_RATES: text }).savingsOrder).toEqual({
    on: '2026-09-30',
    until: '2026-12-31',
    rates: { ppf: 7.25, ssy: 8.2, rd: 6.7 },
  });
});

test('HOSTNAME with the machine’s name, which shells export, counts as unset', () => {
  expect(readSettings({ HOSTNAME: hostname() }).hostname).toBeNull();
  expect(readSettings({ HOSTNAME: '127.0.0.1' }).hostname).toBe('127.0.0.1');
});

describe('accepted', () => {
  test.each([
    ['FEED_BASE_URL', 'https://feed.example.in'],
    ['FEED_BASE_URL', 'https://feed.example.in/prefix/deep'],
    ['FEED_BASE_URL', 'http://127.0.0.1:9000'],
    ['FEED_BASE_URL', 'http://[::1]:9000/a'],
    ['SITE_URL', 'https://www.example.in'],
    ['PORT', '0'],
    ['FLAG_NEW_LAYOUT', 'off'],
    ['PROVIDER_TLS', 'tls1.0'],
    ['SEARCH_FIELDS', 'name'],
    ['REDIS_URL', 'rediss://cache.example.in:6380'],
    ['DATABASE_URL', 'postgres://site@db.example.in/site'],
    ['LOG_LEVEL', 'silent'],
    ['SMALL_SAVINGS_RATES', '2026-09-30 2026-12-31 ppf=7.1 ssy=8.2 rd=6.75'],
  ])('%s=%s', (name, value) => {
    expect(() => readSettings({ [name]: value })).not.toThrow();
  });
});

describe('rejected, with a sentence that names the variable and the value', () => {
  test.each([
    ['FEED_BASE_URL', 'http://feed.example.in'],
    ['FEED_BASE_URL', 'https://feed.example.in/'],
    ['FEED_BASE_URL', 'https://feed.example.in?x=1'],
    ['FEED_BASE_URL', 'https://user:pass@feed.example.in'],
    ['FEED_BASE_URL', 'feed.example.in'],
    ['FEED_BASE_URL', 'ftp://feed.example.in'],
    ['SITE_URL', 'https://www.example.in/path'],
    ['PORT', '70000'],
    ['PORT', '3000.5'],
    ['PORT', '-1'],
    ['FLAG_NEW_HOME', 'yes'],
    ['FLAG_NEW_HOME', 'ON'],
    ['PROVIDER_TLS', 'ssl3'],
    ['SEARCH_FIELDS', 'symbol'],
    ['PROVIDER_CA_FILE', '/nowhere/authority.pem'],
    ['ENQUIRY_RATE', '0'],
    ['ENQUIRY_WEBHOOK_URL', 'http://hooks.example.in'],
    ['TRANSLATE_WIDGET_URL', 'javascript:alert(1)'],
    ['REDIS_URL', 'https://cache.example.in'],
    ['DATABASE_URL', 'mysql://db'],
    ['LOG_LEVEL', 'loud'],
    ['SMALL_SAVINGS_RATES', '7.1'],
    ['SMALL_SAVINGS_RATES', '2026-09-31 2026-12-31 ppf=7.1 ssy=8.2 rd=6.7'],
    ['SMALL_SAVINGS_RATES', '2026-09-30 2026-12-30 ppf=7.1 ssy=8.2 rd=6.7'],
    ['SMALL_SAVINGS_RATES', '2027-01-02 2026-12-31 ppf=7.1 ssy=8.2 rd=6.7'],
    ['SMALL_SAVINGS_RATES', '2026-09-30 2026-12-31 ppf=71 ssy=8.2 rd=6.7'],
    ['SMALL_SAVINGS_RATES', '2026-09-30 2026-12-31 ppf=7.1 ssy=8.2'],
  ])('%s=%s', (name, value) => {
    const attempt = () => readSettings({ [name]: value });
    expect(attempt).toThrow(SettingsError);
    const shown = /^(REDIS|DATABASE)/.test(name) ? 'its value' : `"${value}"`;
    expect(attempt).toThrow(`${name}: ${shown} is not allowed; it must be `);
  });

  test('a file without a certificate is rejected', () => {
    const file = path.join(mkdtempSync(path.join(tmpdir(), 'site-')), 'authority.pem');
    writeFileSync(file, 'not a certificate');
    expect(() => readSettings({ PROVIDER_CA_FILE: file })).toThrow('PROVIDER_CA_FILE');
  });

  test('a secret is not printed', () => {
    const attempt = () => readSettings({ STATUS_TOKEN: 'short' });
    expect(attempt).toThrow('STATUS_TOKEN: its value is not allowed');
    expect(attempt).not.toThrow('"short"');
  });

  test('a webhook without its key is rejected', () => {
    expect(() => readSettings({ ENQUIRY_WEBHOOK_URL: 'https://hooks.example.in/x' })).toThrow(
      'ENQUIRY_WEBHOOK_SECRET',
    );
  });

  test('all invalid variables are named at once', () => {
    const attempt = () => readSettings({ PORT: 'x', LOG_LEVEL: 'loud' });
    expect(attempt).toThrow(/PORT/);
    expect(attempt).toThrow(/LOG_LEVEL/);
  });
});

test('.env.example lists exactly the variables', () => {
  const example = readFileSync(path.join(__dirname, '../../.env.example'), 'utf8');
  const named = [...example.matchAll(/^# ?([A-Z][A-Z_]+)=/gm)].map((found) => found[1]);
  expect(named.sort()).toEqual([...VARIABLE_NAMES].sort());
});
