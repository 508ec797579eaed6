import { productCopies } from '@/lib/content/products';
import type { ProductRecord, Section } from '@/lib/content/products/types';
import { firm } from '@/lib/content/firm';
import { standardWarning } from '@/lib/content/prescribed';
import { justify } from '@/lib/tools/typography/justify';
import { ENQUIRIES } from '@/lib/enquiries/kinds';
import { pageOf, pages } from '@/lib/pages';
import { PAGE_PATTERNS } from '@/lib/pages/page-patterns';
import { metadataOf } from '@/lib/pages/seo/metadata';
import { sampleAnswer } from '@/lib/provider/embedded/sample/answers';
import type { Sent } from '@/lib/domain/fields';
import type { article } from '@/lib/domain/publication/records';
import type { faq } from '@/lib/domain/support/records';

const everyPage = productCopies;
/** All pages except the hubs. */
const offerings = productCopies.filter(
  ({ path: at }) => pageOf(at).schemaType !== 'CollectionPage',
);

/** Words that the advertisement code forbids. */
const FORBIDDEN = /\b(best|no\. ?1|number one|leading|top|assured|guarantee[ds]?)\b/gi;

/** Keys whose values are addresses or enumerations and not text. */
const UNREAD = new Set([
  'kind',
  'id',
  'path',
  'href',
  'tone',
  'warning',
  'facts',
  'hide',
  'ground',
  'what',
  'related',
  'reviewed',
]);

/** Every text of a record; `what` is a text in documents and an enumeration in blocks of kind `live`. */
function textsOf(value: unknown, key = ''): string[] {
  if (typeof value === 'string') return [value.replace(/\[([^\]]+)\]\([^)]+\)/g, '$1')];
  if (Array.isArray(value))
    return UNREAD.has(key) ? [] : value.flatMap((item) => textsOf(item, key));
  if (typeof value !== 'object' || value === null) return [];
  const isLive = 'kind' in value && value.kind === 'live';
  return Object.entries(value).flatMap(([name, inner]) =>
    UNREAD.has(name) && !(name === 'what' && !isLive) ? [] : textsOf(inner, name),
  );
}

const readTexts = (record: ProductRecord) => textsOf(record);

const wordsOf = (texts: readonly string[]): number =>
  texts
    .join(' ')
    .split(/\s+/)
    .filter((word) => /[\p{L}\d]/u.test(word)).length;

/** Sentences of at least four words; shorter ones are labels. */
const sentencesOf = (record: ProductRecord): Set<string> =>
  new Set(
    readTexts(record)
      .flatMap((text) => text.split(/(?<=[.!?])\s+/))
      .map((sentence) =>
        sentence
          .trim()
          .replace(/[.!?]$/, '')
          .toLowerCase(),
      )
      .filter((sentence) => sentence.split(/\s+/).length >= 4),
  );

/** Texts that pages may share: dates, calls to action, labels of a bill, calculator disclaimers. */
const SHARED = new Set([
  'an illustration, not advice and not a promise',
  'request a call back',
  'take the risk profile',
  'exchange and sebi fees',
  '18% of brokerage and fees',
]);

const linksOf = (value: unknown): string[] =>
  [...JSON.stringify(value).matchAll(/"href":"([^"]+)"|\]\(([^)]+)\)/g)].map(
    ([, href, inline]) => href ?? inline ?? '',
  );

const sectionsOf = <Kind extends Section['kind']>(
  { sections }: ProductRecord,
  kind: Kind,
): readonly Extract<Section, { kind: Kind }>[] =>
  sections.filter((section): section is Extract<Section, { kind: Kind }> => section.kind === kind);

const pageAt = (wanted: string): ProductRecord => {
  const found = everyPage.find((record) => record.path === wanted);
  if (!found) throw new Error(`no record for ${wanted}`);
  return found;
};

test('every offering has its copy', () => {
  const wanted = pages
    .filter(
      ({ type, path: at }) => type === 'offering' || type === 'old-offering' || at === '/about-us',
    )
    .map(({ path: at }) => at)
    .filter((at) => at !== '/product-and-offerings/assets-classes');
  expect(everyPage.map(({ path: at }) => at).sort()).toEqual([...wanted].sort());
});

describe.each(offerings.map((record) => [record.path, record] as const))('%s', (_, record) => {
  test('has 700 to 1,500 words', () => {
    const words = wordsOf(readTexts(record));
    expect(words).toBeGreaterThanOrEqual(700);
    expect(words).toBeLessThanOrEqual(1500);
  });

  test('answers at least six questions', () => {
    const entries = sectionsOf(record, 'questions').flatMap((section) => section.entries);
    expect(new Set(entries.map(({ question }) => question)).size).toBeGreaterThanOrEqual(6);
    for (const { question, answer } of entries) {
      expect(question).toMatch(/\?$/);
      expect(answer).toMatch(/[.!]$/);
    }
  });

  test('has costs and risks side by side, and says whom it suits and whom not', () => {
    const [balance] = sectionsOf(record, 'balance');
    expect(balance?.costs.rows.length).toBeGreaterThanOrEqual(2);
    expect(balance?.risks.rows.length).toBeGreaterThanOrEqual(3);
    if (record.path === '/about-us') return;
    const [fit] = sectionsOf(record, 'fit');
    expect(fit?.suits.length).toBeGreaterThanOrEqual(3);
    expect(fit?.elsewhere.rows.length).toBeGreaterThanOrEqual(3);
  });

  test('links the page of charges where it speaks of one', () => {
    if (!/\b(brokerage|AMC|DP charge)\b/i.test(readTexts(record).join(' '))) return;
    expect(JSON.stringify(record)).toContain('/charges');
  });

  test('has the day on which it was reviewed, and no date that its text repeats', () => {
    expect(record.reviewed).toMatch(/^202\d-\d{2}-\d{2}$/);
    expect(readTexts(record).filter((text) => /\bas of [A-Z][a-z]+ 20\d\d/i.test(text))).toEqual(
      [],
    );
  });

  test('has costs that add up', () => {
    for (const { costs } of sectionsOf(record, 'balance')) {
      costs.total?.values.forEach((total, column) => {
        const sum = costs.rows.reduce((all, { values }) => all + paise(values[column] ?? ''), 0);
        expect(sum).toBe(paise(total));
      });
    }
  });
});

/** Pages of what an investor can own or use; the others are about the firm, its tools and partners. */
const PRODUCTS = everyPage.filter(({ path: at }) =>
  /^\/(invest-in-|equity-broking|services\/|product-and-offerings\/dp)/.test(at),
);

test.each(PRODUCTS.map((record) => [record.path, record] as const))(
  '%s says what it is, costs, needs and can lose before its first section',
  (at, { lead, particulars }) => {
    const opening = [lead, ...particulars.map(({ title, text }) => `${title} ${text}`)].join(' ');
    expect(wordsOf([opening])).toBeLessThanOrEqual(120);
    expect(opening).toMatch(/\bCosts /);
    expect(opening).toMatch(/\b(Needs|Hours) /);
    expect(opening).toMatch(/\b(lose|loss|losses|falls?|spent|below|can’t be sure|debt fund)\b/);
    const { title, label } = pageOf(at);
    const named = [title, label].flatMap(
      (name) => (name ?? '').toLowerCase().match(/[a-z]{3,}/g) ?? [],
    );
    expect(named.some((word) => lead.toLowerCase().includes(word.replace(/s$/, '')))).toBe(true);
  },
);

/** The anchor of a page's form, if any. */
const formOf = (at: string): string[] =>
  Object.values(ENQUIRIES).some((spec) => spec.path === at) ? ['#enquire'] : [];

/** `−2,808.00` and `₹605` in paise; 0 for other texts. */
function paise(text: string): number {
  const plain = text.replace(/[₹,]/g, '').replace('−', '-');
  return /^-?\d+(\.\d+)?$/.test(plain) ? Math.round(Number(plain) * 100) : 0;
}

describe.each(everyPage.map((record) => [record.path, record] as const))('%s', (_, record) => {
  test('has metadata of the right length', () => {
    const { metaTitle, description } = pageOf(record.path);
    expect(metaTitle.length).toBeLessThanOrEqual(60);
    expect(description.length).toBeGreaterThanOrEqual(70);
    expect(description.length).toBeLessThanOrEqual(160);
    expect(metadataOf(record.path).alternates?.canonical).toBe(record.path);
  });

  test('has a heading whose lines have similar lengths', () => {
    expect(justify(record.lines).size).toBeGreaterThanOrEqual(14);
  });

  test('links to pages that exist', () => {
    const known = new Set<string>([
      ...pages.map(({ path: at }) => at),
      ...Object.values(PAGE_PATTERNS).map(({ pattern }) => pattern),
    ]);
    for (const link of linksOf(record)) {
      if (link.startsWith('firm:')) expect(Object.keys(firm.links)).toContain(link.slice(5));
      else if (link.startsWith('#'))
        expect([...record.sections.map(({ id }) => `#${id}`), ...formOf(record.path)]).toContain(
          link,
        );
      else expect(known).toContain(link.split('#')[0]);
    }
    for (const related of record.related) expect(pageOf(related)).not.toBeNull();
    expect(record.related).not.toContain(record.path);
  });

  test('has unique section names and one band at most', () => {
    const ids = record.sections.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).not.toContain('content');
    expect(sectionsOf(record, 'band').length).toBeLessThanOrEqual(1);
  });

  test('makes no claim that the advertisement code forbids, and names no other firm', () => {
    const text = readTexts(record).join(' ');
    expect(text.match(FORBIDDEN) ?? []).toEqual([]);
    const [platform, app] = [firm.tradingPlatform, firm.app.name];
    expect(text.replaceAll(platform, '').replaceAll(app, '').includes(firm.shortName)).toBe(false);
  });
});

test('no two pages share a sentence', () => {
  const seen = new Map<string, string>();
  const shared: string[] = [];
  for (const record of everyPage) {
    for (const sentence of sentencesOf(record)) {
      const other = seen.get(sentence);
      if (other && !SHARED.has(sentence)) shared.push(`${sentence} (${other}, ${record.path})`);
      seen.set(sentence, record.path);
    }
  }
  expect(shared).toEqual([]);
});

test('no two pages have the same order of sections', () => {
  const orders = offerings.map(({ sections }) => sections.map(({ kind }) => kind).join(' '));
  expect(new Set(orders).size).toBe(orders.length);
});

describe('regulatory duties', () => {
  test('derivatives start with the disclosure', () => {
    expect(pageAt('/invest-in-derivatives').sections[0]?.kind).toBe('disclosure');
  });

  test.each([
    ['/invest-in-mutual-funds', 'mutual-fund'],
    ['/invest-in-etfs-exchange-traded-funds', 'mutual-fund'],
    ['/independent-financial-distribution', 'mutual-fund'],
    ['/invest-in-equity-ninja', 'research'],
    ['/invest-in-stocks', 'standard'],
    ['/invest-in-mtf-margin-trading-facility', 'standard'],
    ['/invest-in-derivatives', 'standard'],
    ['/invest-in-us-investing', 'standard'],
  ])('%s prints the %s warning', (at, warning) => {
    expect(sectionsOf(pageAt(at), 'balance').map(({ risks }) => risks.warning)).toContain(warning);
  });

  test.each([
    ['/invest-in-mutual-funds', ['distributor']],
    ['/invest-in-insurance', ['agent', 'insurers']],
    ['/invest-in-us-investing', ['us-partner']],
  ])('%s states who offers it', (at, facts) => {
    const stated: readonly string[] = sectionsOf(pageAt(at), 'firm').flatMap(
      (section) => section.facts,
    );
    expect(stated).toEqual(expect.arrayContaining(facts));
  });

  test('margin funding names its four documents', () => {
    const [documents] = sectionsOf(pageAt('/invest-in-mtf-margin-trading-facility'), 'links');
    expect(documents?.rows.map(({ title }) => title)).toEqual([
      'Rights and obligations',
      'Risk and collection policy',
      'Approved securities',
      'Interest and charges',
    ]);
  });

  test('US investing states which protections do not apply', () => {
    const text = readTexts(pageAt('/invest-in-us-investing')).join(' ');
    expect(text).toMatch(/not products of an Indian exchange/);
    expect(text).toMatch(/grievance forums/);
    expect(text).toContain('$250,000');
  });

  test('prescribed lines are not repeated in the copy', () => {
    const all = everyPage.flatMap(readTexts).join(' ');
    expect(all).not.toContain(standardWarning.text);
  });
});

test('no heading says the name of its product twice', () => {
  const twice = productCopies.filter(({ path, lines }) => {
    const { searchedAs, title } = pageOf(path);
    return (searchedAs ?? title) === lines.join(' ');
  });
  expect(twice.map(({ path }) => path)).toEqual([]);
});

/** Experience that a firm without history or clients can't have, or that no reader can check. */
const EXPERIENCE =
  /\b(most|half|many|few) (people|clients|families|questions|applications|callers)\b[^.]*\b(us|our|we)\b|\bwe (decline|refuse|turn down) (about|most|many|half)\b|\bour desk (hears|sees)\b|\breach(es)? our desk\b|\bhas run for \w+ years\b/i;

test('nothing claims the experience of a firm without history', () => {
  const articles = sampleAnswer('articles', {})?.data as readonly Sent<typeof article>[];
  const texts = [
    ...everyPage.flatMap(readTexts),
    ...articles.map(({ body }) => String(body)),
    ...(sampleAnswer('faqs', {})?.data as readonly Sent<typeof faq>[]).map(
      ({ response }) => response,
    ),
  ].flatMap((text) => String(text).split(/(?<=[.?!])\s+/));
  expect(texts.filter((text) => EXPERIENCE.test(text))).toEqual([]);
  for (const claim of [
    'We decline about half of all applications.',
    'Most people come to us to buy a share.',
    'Two kinds account for much of what our desk hears about.',
    'Few questions reach our desk as often.',
  ]) {
    expect(claim).toMatch(EXPERIENCE);
  }
});
