import { readingMinutes, withContents } from '@/lib/domain/publication/contents';
import { newestFirst, related } from '@/lib/domain/publication/related';
import { isPlayable, lengthInWords, watchAddress } from '@/lib/domain/publication/video';
import { splitWebinars } from '@/lib/domain/publication/webinars';
import { anchorsOf } from '@/lib/tools/anchors';
import { faqCategories, filterFaqs, listFaqs, longAnswers } from '@/lib/domain/support/faqs';
import { filterForms, formOrder } from '@/lib/domain/support/forms';
import { pageNumber, parameter, withQuery } from '@/lib/tools/parameters';

describe('questions', () => {
  const faqs = listFaqs([
    {
      question: 'What is a pledge?',
      response: '<p>A <b>lien</b>.</p>',
      category: 'Demat',
      reviewedAt: null,
    },
    {
      question: 'What is a pledge?',
      response: '<p>Twice.</p>',
      category: 'Margin',
      reviewedAt: null,
    },
    {
      question: 'How do I sell?',
      response: '<p>Press sell.</p>',
      category: null,
      reviewedAt: null,
    },
  ]);

  test('have unique deep links', () => {
    expect(faqs.map(({ anchor }) => anchor)).toEqual([
      'what-is-a-pledge',
      'what-is-a-pledge-2',
      'how-do-i-sell',
    ]);
    expect(faqCategories(faqs).map(({ slug }) => slug)).toEqual([
      'demat',
      'margin',
      'other-questions',
    ]);
  });

  test('are found by words of question or answer, without tags, and by category', () => {
    expect(filterFaqs(faqs, 'LIEN pledge', '')[0]?.items).toHaveLength(1);
    expect(filterFaqs(faqs, 'b', 'demat')).toEqual([]);
    expect(filterFaqs(faqs, '', 'margin')[0]?.items[0]?.anchor).toBe('what-is-a-pledge-2');
    expect(filterFaqs(faqs, '<p>', '')).toEqual([]);
  });
});

describe('an answer', () => {
  const answerOf = (words: number, lead = '<p>In short.</p>') =>
    listFaqs([
      {
        question: 'Why?',
        response: `${lead}<ul><li>${'so '.repeat(words - 2)}</li></ul>`,
        category: null,
        reviewedAt: null,
      },
    ]);

  test('of 120 words has a page of its own, and lists show its first paragraph', () => {
    expect(longAnswers(answerOf(120))).toMatchObject([
      { anchor: 'why', hasPage: true, shown: '<p>In short.</p>' },
    ]);
    expect(filterFaqs(answerOf(120), 'so', '')[0]?.items).toHaveLength(1);
  });

  test('of 119 words has none, and lists show all of it', () => {
    const [short] = answerOf(119);
    expect(longAnswers(answerOf(119))).toEqual([]);
    expect(short?.shown).toBe(short?.response);
  });

  test('that begins with a list is shown whole', () => {
    const [long] = answerOf(122, '<ol><li>In short.</li></ol>');
    expect(long?.shown).toBe(long?.response);
  });
});

test('forms are filtered by words and category, and sorted; those without a file are omitted', () => {
  const form = { category: 'KYC', file: '/assets/a.pdf', size: 9, updatedAt: '2026-01-01' };
  const forms = [
    { ...form, name: 'Old' },
    { ...form, name: 'New', updatedAt: '2026-05-01', size: 3, category: null },
    { ...form, name: 'No file', file: null },
  ];
  expect(filterForms(forms, '', '', 'category').map(({ name }) => name)).toEqual([
    'KYC',
    'Other forms',
  ]);
  expect(filterForms(forms, '', '', 'newest')[0]?.items.map(({ name }) => name)).toEqual([
    'New',
    'Old',
  ]);
  expect(filterForms(forms, 'old', 'kyc', 'name')[0]?.items).toHaveLength(1);
  expect(filterForms(forms, 'file', '', 'name')).toEqual([]);
  expect(formOrder('drop table')).toBe('category');
});

test('parameters of an address are read defensively', () => {
  expect(parameter({ q: ['  a  ', 'b'] }, 'q')).toBe('a');
  expect(parameter({ q: 'x'.repeat(500) }, 'q')).toHaveLength(100);
  expect(pageNumber({ page: '3' }, 2)).toBe(2);
  expect(pageNumber({ page: 'x' }, 2)).toBe(1);
  expect(withQuery('/a', { q: 'a&b', page: '' })).toBe('/a?q=a%26b');
  expect(anchorsOf(['ₓ', 'ₓ'])).toEqual(['part', 'part-2']);
});

describe('articles', () => {
  test('get anchors on their headings and a list of them', () => {
    const { body, contents } = withContents('<h2>M&#x26;M <em>and</em></h2><p>x</p><h2>M</h2>');
    expect(contents).toEqual([
      { title: 'M&M and', anchor: 'm-m-and' },
      { title: 'M', anchor: 'm' },
    ]);
    expect(body).toBe('<h2 id="m-m-and">M&#x26;M <em>and</em></h2><p>x</p><h2 id="m">M</h2>');
  });

  test('name a table without a caption by the heading above it', () => {
    const { body } = withContents(
      '<table><tr></tr></table><h2>Fees</h2><table><tr></tr></table><table><caption>Tax</caption></table>',
    );
    expect(body).toBe(
      '<table><tr></tr></table><h2 id="fees">Fees</h2><table aria-labelledby="fees"><tr></tr></table><table><caption>Tax</caption></table>',
    );
  });

  test('have a reading time at 220 words a minute, and related ones of their category first', () => {
    expect(readingMinutes('<p>one</p>')).toBe(1);
    expect(readingMinutes(`<p>${'word '.repeat(221)}</p>`)).toBe(2);
    const [a, b, c] = ['x', 'y', 'x'].map((category) => ({ category }));
    if (!a || !b || !c) throw new Error('three');
    expect(related(a, [a, b, c], 2)).toEqual([c, b]);
    const same = ['1', '2', '3', '4'].map((name) => ({ name, category: 'Tax' }));
    const [, second, , last] = same;
    if (!second || !last) throw new Error('four items');
    expect(related(second, same, 2).map(({ name }) => name)).toEqual(['3', '4']);
    expect(related(last, same, 2).map(({ name }) => name)).toEqual(['1', '2']);
    expect(newestFirst([{ d: null }, { d: '2026-01-02' }], ({ d }) => d)[0]?.d).toBe('2026-01-02');
  });
});

test('a sample video is not playable', () => {
  expect(watchAddress('SAMPLE-0001')).toBeNull();
  expect(isPlayable('SAMPLE-0001')).toBe(false);
  expect(isPlayable('"><script>x')).toBe(false);
  expect(watchAddress('dQw4w9WgXcQ')).toBe('https://www.youtube.com/watch?v=dQw4w9WgXcQ');
  expect(lengthInWords('PT1H1M1S')).toBe('1 hour 1 minute 1 second');
});

test('coming webinars are sorted soonest first, held ones newest first', () => {
  const at = (startsAt: string | null) => ({
    title: String(startsAt),
    startsAt,
    minutes: null,
    speaker: null,
    link: null,
    recording: null,
  });
  const list = ['2026-12-02', '2026-11-30', '2026-01-01', '2026-05-01'].map((day) => at(day));
  const { coming, held } = splitWebinars(list, '2026-11-20T00:00:00Z');
  expect(coming.map(({ title }) => title)).toEqual(['2026-11-30', '2026-12-02']);
  expect(held.map(({ title }) => title)).toEqual(['2026-05-01', '2026-01-01']);
});
