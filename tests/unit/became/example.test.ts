import { loadWhatIf, loadWhatIfPage } from '@/lib/pages/what-if/load-what-if';

test('the first visit counts a lakh in the Nifty 50 over the last year on record', async () => {
  const { isExample, answer, texts, problems } = await loadWhatIfPage({});
  expect(isExample).toBe(true);
  expect(answer?.of.name).toBe('Nifty 50');
  expect(answer?.asked).toMatchObject({ amount: 100_000, every: 'once', from: null, to: null });
  // The form shows what was counted.
  expect(texts).toMatchObject({ kind: 'index', of: 'Nifty 50', amount: '100000' });
  expect(problems).toEqual([]);
});

test('a request is answered itself, and no file or picture has the example', async () => {
  expect(await loadWhatIfPage({ of: '' })).toEqual(await loadWhatIf({ of: '' }));
  expect((await loadWhatIfPage({ of: '' })).isExample).toBeUndefined();
  expect((await loadWhatIf({})).answer).toBeNull();
});
