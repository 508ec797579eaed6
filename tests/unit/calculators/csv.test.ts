import { CALCULATORS } from '@/lib/pages/calculators';
import { tableAt } from '@/tests/support/table-at';

describe('the table as CSV', () => {
  const get = (slug: string, query = '') => tableAt(`/calculators/${slug}/table.csv`, query);

  it('has the rows of the page, as plain numbers', async () => {
    const response = await get('sip-calculator', 'amount=10000&years=20');
    const lines = (await response.text()).trim().split('\r\n');
    expect(response.headers.get('content-type')).toContain('text/csv');
    expect(lines).toHaveLength(21);
    expect(lines[0]).toContain('Financial year, from April');
    expect(lines[20]).toMatch(/^20,\d{4},\d{4}-\d\d,2400000,7591479\.19,76,9991479\.19$/);
  });

  it('answers 400 to invalid inputs, with their names, and 404 to unknown calculators', async () => {
    const refused = await get('sip-calculator', 'rate=abc');
    expect(refused.status).toBe(400);
    expect(await refused.text()).toContain('“Yearly return assumed” is not a number.');
    expect((await get('other')).status).toBe(404);
  });

  it.each(CALCULATORS)('answers 400 to wrong inputs: $slug', async ({ slug, view }) => {
    const [name] = Object.keys(view.calculator.fields);
    for (const query of [`${name}=1e999`, `${name}=`, `${name}=1&${name}=2`]) {
      expect([query, (await get(slug, query)).status]).toEqual([query, 400]);
    }
  });
});
