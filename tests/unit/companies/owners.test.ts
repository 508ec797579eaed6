import { ownersFinding, ownersLead, ownersNote } from '@/lib/domain/company/owners';

import { owner, owners } from '@/tests/fixtures/company';

test.each([
  ['a rise', [50, 50, 50, 50, 50.25], 'Promoters hold 50.25%, up 0.25 points in a year'],
  ['no change', [50, 49, 48, 47, 50], 'Promoters hold 50.00%, unchanged in a year'],
  ['less than a year', [50, 51], 'Promoters hold 51.00%'],
  ['no promoters', [0, 0], 'No promoters: institutions hold 38.0%'],
  ['nothing', [], 'Who owns the shares'],
])('the finding says %s', (_what, promoters, finding) => {
  expect(ownersFinding(owners(promoters))).toBe(finding);
});

test('pledge and number of shareholders are stated', () => {
  const before = owner('2025-09-30', { holders: 1_00_000 });
  expect(
    ownersLead([before, owner('2026-09-30', { pledgedPercent: 4.5, holders: 1_10_000 })]),
  ).toBe('4.50% of the promoters’ shares are pledged. 1,10,000 shareholders, up 10.0% in a year.');
  expect(ownersLead([owner('2026-09-30', { pledgedPercent: 0 })])).toBe(
    'None of the promoters’ shares are pledged.',
  );
  expect(ownersLead([owner('2026-09-30', { promotersPercent: 0, pledgedPercent: 0 })])).toBe('');
  expect(ownersLead([])).toBe('');
});

test('an old shareholding has its age', () => {
  const old = [owner('2025-06-30', { filedOn: '2025-07-15' })];
  expect(ownersNote(old, '2026-11-20')).toBe(
    'Shareholding on 30 Jun 2025, filed on 15 Jul 2025, more than two quarters before 20 Nov 2026',
  );
  expect(ownersNote(old, '2025-12-20')).toBe('Shareholding on 30 Jun 2025, filed on 15 Jul 2025');
});
