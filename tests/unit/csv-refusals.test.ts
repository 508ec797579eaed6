import { GET as calculatorTable } from '@/app/calculators/[calculator]/table.csv/route';
import { GET as boardFile } from '@/app/markets/files/[file]/route';
import { GET as listFile } from '@/app/markets/[list]/list.csv/route';

const at = (query: string): Request => new Request(`http://localhost/file.csv?${query}`);

async function refusal(response: Response): Promise<string> {
  expect(response.status).toBe(400);
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  return response.text();
}

test.each(['yesterday', '2026-02-31', '20-11-2026', '2999-01-01', '1901-01-01'])(
  'a market’s file of %s is refused, with the form that a day has',
  async (day) => {
    const files = [
      listFile(at(`on=${day}`), { params: Promise.resolve({ list: 'gainers' }) }),
      boardFile(at(`on=${day}`), { params: Promise.resolve({ file: 'ban-list.csv' }) }),
      boardFile(at(`on=${day}`), { params: Promise.resolve({ file: 'participants.csv' }) }),
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
  const context = { params: Promise.resolve({ calculator }) };
  expect(await refusal(await calculatorTable(at(query), context))).toMatch(words);
});

test('an unknown list or file is not found for any day', async () => {
  const none = [
    listFile(at('on=yesterday'), { params: Promise.resolve({ list: 'nothing' }) }),
    boardFile(at('on=yesterday'), { params: Promise.resolve({ file: 'nothing.csv' }) }),
  ];
  for (const response of none) expect((await response).status).toBe(404);
});
