import { readFileSync } from 'node:fs';

import { privacy } from '@/lib/content/legal/privacy';
import { STORED_DATA } from '@/lib/device/stored-data';
import { SESSION, STORED, TRANSLATION_COOKIE } from '@/lib/device/storage';
import { INLINE_SCRIPTS } from '@/lib/pages/shell/inline-scripts';

import { offenders, scripts } from './code';

/** Uses of what a browser stores, by the name of its place in the table. */
const USES = {
  localStorage: /\blocalStorage\b/,
  sessionStorage: /\bsessionStorage\b/,
  cookie: /document\.cookie|['"]Set-Cookie['"]|cookieStore|\bcookies\(\)/,
  cache: /\bcaches\.(open|keys|match)\b/,
  other: /\bindexedDB\b|navigator\.storage\b|['"]Clear-Site-Data['"]/,
} as const;

/** The modules that may use each place, all with keys of `lib/device/storage.ts`. */
const USERS: Readonly<Record<keyof typeof USES, readonly string[]>> = {
  localStorage: [
    'components/site/menu/Notifications.client.tsx',
    'lib/device/storage.ts',
    'lib/device/stored-data.ts',
    'lib/pages/shell/inline-scripts.ts',
  ],
  sessionStorage: [
    'components/pages/SystemPage/use-retry.ts',
    'components/site/header/language-session.ts',
    'components/ui/use-motion-setting.ts',
    'lib/device/stored-data.ts',
  ],
  cookie: ['lib/device/stored-data.ts', 'lib/device/translation-cookie.ts'],
  cache: [
    'lib/device/saved-pages.ts',
    'lib/device/stored-data.ts',
    'lib/pages/shell/service-worker.ts',
  ],
  other: [],
};

const keysIn = (place: string) =>
  STORED_DATA.filter(({ place: own }) => own === place).flatMap(({ keys }) => keys);

test.each(Object.keys(USES) as (keyof typeof USES)[])('%s: used by these modules', (place) => {
  expect(offenders(scripts, USES[place]).sort()).toEqual(USERS[place]);
});

test('no key is written where it is used', () => {
  const literal = /(?:local|session)Storage\s*(?:\.\w+\(\s*['"`]|\[\s*['"`])/;
  expect(offenders(scripts, literal)).toEqual([]);
});

test('the table names every key', () => {
  expect(keysIn('localStorage').sort()).toEqual(Object.values(STORED).sort());
  expect(keysIn('sessionStorage').sort()).toEqual(Object.values(SESSION).sort());
  expect(keysIn('cookie')).toEqual([TRANSLATION_COOKIE]);
  const inline = INLINE_SCRIPTS.join('').matchAll(/localStorage\.(\w+)/g);
  expect([...inline].map(([, key]) => key)).toEqual([STORED.theme]);
});

test('the table names every kind of page that the service worker saves', () => {
  const [, kinds = ''] =
    /const MOST = \{([^}]*)\}/.exec(readFileSync('public/worker.js', 'utf8')) ?? [];
  const names = [...kinds.matchAll(/(\w+):/g)].map(([, name]) => name);
  expect(keysIn('cache').sort()).toEqual(names.sort());
});

test('the privacy notice names it all', () => {
  const words = JSON.stringify(privacy).toLowerCase();
  for (const { what } of STORED_DATA) {
    const [start = ''] = what.toLowerCase().split(/, with |, and its |, once /);
    expect(words).toContain(start);
  }
});
