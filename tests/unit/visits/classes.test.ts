import { readFileSync } from 'node:fs';

import { isProgram, PROGRAMS, SOURCES, sourceOf } from '@/lib/domain/visit/classes';

const OWN = ['www.example.in', 'localhost:3000'];

test.each([
  [undefined, 'none'],
  ['', 'none'],
  ['https://www.example.in/charges', 'own'],
  ['http://localhost:3000/', 'own'],
  ['http://localhost:4000/', 'other'],
  ['https://www.google.com/', 'search'],
  ['https://www.google.co.in/', 'search'],
  ['https://google.com/url?q=x', 'search'],
  ['android-app://com.google.android.googlequicksearchbox/', 'search'],
  ['https://mail.google.com/mail/u/0', 'other'],
  ['https://www.google.evil.example/', 'other'],
  ['https://www.bing.com/search?q=x', 'search'],
  ['https://in.search.yahoo.com/', 'search'],
  ['https://duckduckgo.com/', 'search'],
  ['https://t.co/abc', 'social'],
  ['https://nott.co/', 'other'],
  ['https://m.facebook.com/', 'social'],
  ['https://l.instagram.com/', 'social'],
  ['https://www.linkedin.com/', 'social'],
  ['android-app://org.telegram.messenger/', 'social'],
  ['https://web.whatsapp.com/', 'social'],
  ['https://notfacebook.com/', 'other'],
  ['https://partner.example/', 'other'],
  ['no address', 'other'],
])('who comes from “%s” comes from %s', (referer, source) => {
  expect(sourceOf(referer, OWN)).toBe(source);
});

test.each([
  [undefined, true],
  ['', true],
  ['curl/8.5.0', true],
  ['python-requests/2.32', true],
  ['node', true],
  ['WhatsApp/2.23.20.0', true],
  ['facebookexternalhit/1.1', true],
  ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', true],
  ['Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)', true],
  ['Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2)', true],
  ['Mozilla/5.0 (compatible; YandexBot/3.0)', true],
  ['Mozilla/5.0 (compatible; Baiduspider/2.0)', true],
  ['Mozilla/5.0 (X11; Linux x86_64) HeadlessChrome/142.0.0.0 Safari/537.36', true],
  ['Mozilla/5.0 (Linux) Chrome/142 Mobile Safari/537.36 Chrome-Lighthouse', true],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/142.0.0.0 Safari/537.36', false],
  ['Mozilla/5.0 (Linux; Android 14; CUBOT P80) Chrome/142.0.0.0 Mobile Safari/537.36', false],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Safari/604.1', false],
  ['Mozilla/5.0 (Linux; Android 15) Chrome/142 Mobile Safari/537.36 [FB_IAB/FB4A]', false],
  ['Opera/9.80 (J2ME/MIDP; Opera Mini/9.80) Presto/2.12.423 Version/12.16', false],
])('“%s” is a program: %s', (agent, isOne) => {
  expect(isProgram(agent)).toBe(isOne);
});

test('the document lists every class', () => {
  const document = readFileSync('docs/monitoring.md', 'utf8');
  for (const name of Object.keys(PROGRAMS)) expect(document).toContain(name);
  for (const source of SOURCES) expect(document).toContain(`| \`${source}\` `);
});
