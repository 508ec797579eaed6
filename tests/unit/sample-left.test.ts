import { desks } from '@/firm/desks';
import { firm } from '@/lib/content/firm';
import { sampleLeft } from '@/lib/content/sample-left';

const kinds = (record: unknown) => sampleLeft(record).map(({ place, kind }) => [place, kind]);

test('values of the sample are found at any depth, with their place', () => {
  expect(
    kinds({
      links: { trade: 'https://trade.firm.example/' },
      list: [{ number: 'INZ000000000' }, { number: 'IN-DP-000-0000' }],
      phone: '022 0000 0019',
      person: 'B. Sample',
      upi: 'firm.brk@validsamplebank',
      store: 'https://apps.apple.com/in/app/firm/id0000000000',
      app: { isRatingSample: true, areAccountsSample: false },
    }),
  ).toEqual([
    ['links.trade', 'a host that does not exist'],
    ['list[0].number', 'a number of zeros'],
    ['list[1].number', 'a number of zeros'],
    ['phone', 'a phone number of zeros'],
    ['person', 'marked as a sample'],
    ['upi', 'marked as a sample'],
    ['store', 'a number of zeros'],
    ['app.isRatingSample', 'the site says that it is made up'],
  ]);
});

test('addresses on other hosts with the sample firm’s name are found where the firm has another', () => {
  const record = {
    profiles: [{ href: 'https://x.com/marigold_example' }, { href: 'https://x.com/firm' }],
    store: 'https://play.google.com/store/apps/details?id=in.MariGold.invest',
  };
  const places = sampleLeft(record, 'Marigold').map(({ place, kind }) => [place, kind]);
  expect(places).toEqual([
    ['profiles[0].href', 'the sample firm’s name'],
    ['store', 'the sample firm’s name'],
  ]);
  expect(sampleLeft(record)).toEqual([]);
});

test('values that a real firm may have are none', () => {
  expect(
    kinds({
      ifsc: 'HDFC0000123',
      phones: ['022 4030 0000', '1800 200 0000', '98200 00000'],
      host: 'https://www.examples.in/example',
      pincode: '400 001',
      isOpen: true,
      words: 'Samples of soil',
      nothing: null,
      figure: 0,
    }),
  ).toEqual([]);
});

test('the sample firm has some of each kind', () => {
  expect(new Set(sampleLeft({ firm, desks }).map(({ kind }) => kind)).size).toBe(5);
});
