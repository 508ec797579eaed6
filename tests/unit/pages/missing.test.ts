import { loadMissingPage } from '@/lib/pages/load-missing-page';

test('an unknown company is looked for by its address', async () => {
  const { subject, query, near } = await loadMissingPage('/company-information/reliance-industry');
  expect([subject, query]).toEqual(['a company at this address', 'reliance industry']);
  expect(near?.map(({ note }) => note)).toContain('RELIANCE');
});

test('an unknown part of a company leads to the company first, and is not looked for', async () => {
  const { subject, query, near } = await loadMissingPage(
    '/company-information/reliance-industries-limited/corporate-actions',
  );
  expect(subject).toBe('this page of Reliance Industries');
  expect(query).toBe('reliance industries limited');
  expect(near?.[0]).toMatchObject({ href: '/company-information/reliance-industries-limited' });
  expect(near?.filter(({ note }) => note === 'RELIANCE')).toHaveLength(1);
});

test('any other address has no specific content', async () => {
  expect(await loadMissingPage('/nothing-here')).toEqual({});
});
