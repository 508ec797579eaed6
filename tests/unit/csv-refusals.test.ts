import { tableAt } from '@/tests/support/table-at';

async function refusal(response: Response): Promise<string> {
  expect(response.status).toBe(400);
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  return response.text();
}

test.each(['yesterday', '2026-02-31', '20-11-2026', '2999-01-01', '1901-01-01'])(
  'a market’s file of %s is refused, with the form that a day has',
  async (day) => {
    const files = [
      tableAt('/markets/gainers/list.csv', `on=${day}`),
      tableAt('/markets/files/ban-list.csv', `on=${day}`),
      tableAt('/markets/files/participants.csv', `on=${day}`),
    ];
    for (const file of files) {
      const message = await refusal(await file);
      expect(message).toContain(`“${day}”`);
      expect(message).toContain('Write it as 2026-11-20');
    }
  },
);

test.each([
  ['brokerage-calculator', 'day=1999-01-01', /no rates for 1 Jan 1999/],
  ['brokerage-calculator', 'day=yesterday', /date/i],
  ['mtf-calculator', 'days=-1', /./],
])('the table of %s with %s says what is wrong', async (calculator, query, words) => {
  const response = await tableAt(`/calculators/${calculator}/table.csv`, query);
  expect(await refusal(response)).toMatch(words);
});

test('an unknown list or file is not found for any day', async () => {
  const none = [
    tableAt('/markets/nothing/list.csv', 'on=yesterday'),
    tableAt('/markets/files/nothing.csv', 'on=yesterday'),
  ];
  for (const response of none) expect((await response).status).toBe(404);
});
