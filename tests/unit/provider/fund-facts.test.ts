import { CALLS } from '@/lib/provider/calls';

const factsOf = (facts: unknown) =>
  CALLS.fundHistory.read({ schemes: [{ code: '1', days: [], facts }] }).data.facts.get('1');

const date = '2026-10-31';

test('the facts of a house are read with their day', () => {
  const document = { title: 'Summary', url: 'https://house.example/kim.pdf', date };
  expect(
    factsOf({
      expenses: { value: '0.63', date },
      riskometer: { value: ' Very  high ', date: '31-Oct-2026' },
      benchmark: null,
      documents: [document],
    }),
  ).toEqual({
    expenses: { value: 0.63, day: date },
    riskometer: { value: 'Very high', day: date },
    benchmark: null,
    exitLoad: null,
    documents: [{ title: 'Summary', href: document.url, day: date }],
  });
});

test('a fact without a day, a figure or a safe address is dropped, not the scheme', () => {
  expect(
    factsOf({
      expenses: { value: 'N.A.', date },
      riskometer: { value: 'High' },
      benchmark: { value: '', date },
      exitLoad: { value: 'None', date: 'soon' },
      documents: [
        { title: 'A', url: 'javascript:alert(1)', date },
        { title: 'B', url: 'https://house.example/b.pdf' },
      ],
    }),
  ).toEqual({
    expenses: null,
    riskometer: null,
    benchmark: null,
    exitLoad: null,
    documents: [],
  });
  expect(factsOf('none')).toBeUndefined();
  expect(factsOf(undefined)).toBeUndefined();
});
