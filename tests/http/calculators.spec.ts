import { expect, test } from 'playwright/test';

import { CALCULATORS } from '@/lib/pages/calculators';
import { factsOf } from '../support/crawl/facts';
import { EXAMPLES } from '../support/example-pages';
import { attribute, named, textIn } from '../support/html';

import { bodyOf } from './answers';
import { linesOf, mainOf } from './tables';

const SIP = EXAMPLES.calculator;
/** It asks questions one by one: it has no result yet, and no table. */
const QUESTIONS = 'risk-profile-calculator';

test('every calculator has a result in its HTML; the questions have answers', () => {
  for (const { slug } of CALCULATORS) {
    const main = mainOf(bodyOf(`/calculators/${slug}`));
    const results = named(main, 'data').map((data) => [attribute(data, 'id'), textIn(data)]);
    const answers = named(main, 'button').filter((one) => attribute(one, 'name') === 'answers');
    expect([slug, results.length > 0]).toEqual([slug, slug !== QUESTIONS]);
    expect([slug, answers.length > 0]).toEqual([slug, slug === QUESTIONS]);
    expect(results.filter(([, text]) => !/[\da-z]/.test(text ?? ''))).toEqual([]);
  }
});

test('every calculator has its table as a file', () => {
  for (const { slug } of CALCULATORS.filter(({ slug }) => slug !== QUESTIONS)) {
    expect(linesOf(`/calculators/${slug}/table.csv`).length, slug).toBeGreaterThan(1);
  }
});

test('the hub lists every calculator', () => {
  const links = named(mainOf(bodyOf('/calculators')), 'a').map((link) => attribute(link, 'href'));
  expect(CALCULATORS.filter(({ slug }) => !links.includes(`/calculators/${slug}`))).toEqual([]);
});

test('the inputs of an address reach the file', async ({ request }) => {
  const response = await request.get(`${SIP}/table.csv?amount=10000&years=20`);
  expect(response.headers()['content-disposition']).toContain('sip-calculator.csv');
  const rows = (await response.text()).trim().split('\r\n');
  expect(rows).toHaveLength(21);
  expect(rows[20]).toMatch(/,9991479\.19$/);
  expect((await request.get(`${SIP}/table.csv?rate=abc`)).status()).toBe(400);
});

test('a shared address is not indexed and names no other address as canonical', async ({
  request,
}) => {
  const response = await request.get(`${SIP}?amount=10000&rate=12&years=20`);
  const { isIndexable, canonical } = factsOf(await response.text());
  expect([isIndexable, canonical]).toEqual([false, '']);
});

test('an unusual address gives a page with a message and the default result', async ({
  request,
}) => {
  for (const query of ['amount=1&amount=2', `amount=${'9'.repeat(8000)}`]) {
    const response = await request.get(`${SIP}?${query}`);
    expect(response.status()).toBe(200);
    const html = await response.text();
    expect(textIn(mainOf(html))).toContain('A field needs another look.');
    expect(html).toContain('aria-invalid="true"');
    expect(html).toMatch(/<data id="total" value="1161695[."]/);
  }
});
