import { render } from '@testing-library/react';
import type { PropertyValueLeaf } from 'schema-dts';

import { CompanyPage } from '@/components/pages/CompanyPage/CompanyPage';
import { type CompanyRecords, storyOf } from '@/lib/domain/company/story';
import { companyPicture } from '@/lib/pages/companies/company/picture';
import { companyPart } from '@/lib/pages/companies/company/structured';
import { formatNumber } from '@/lib/tools/format';
import {
  candles,
  companyRecords,
  figures,
  owners,
  quarters,
  row,
  sourced,
} from '@/tests/fixtures/company';
import fc from '@/tests/support/properties';

import { SESSION_EVENING } from '../support/market-clocks';
import { ofType } from '../support/structured/graph';
import { pageAt } from '../unit/structured/support';

interface Given {
  readonly price: number | null;
  readonly worth: number | null;
  readonly pe: number | null;
  readonly peDate: string | null;
  readonly dividendYield: number | null;
  readonly profit: number | null;
  readonly promoters: number;
}

function recordsOf(given: Given): CompanyRecords {
  const { price, worth, pe, peDate, dividendYield, profit, promoters } = given;
  return companyRecords({
    results: sourced({
      figures: figures({
        price,
        marketCapCrore: worth,
        pe,
        peDate,
        dividendYield,
        changePercent: 1.4,
      }),
      quarters: quarters(
        [148, 171, 118, 186, 169, 201, 20, profit],
        [1284, 1402, 1188, 1517, 1421, 1588, 1302, 1764],
      ),
      years: [],
    }),
    history: { '1M': null, '1Y': sourced(candles([500, 510, 520, price ?? 530], 300)), '5Y': null },
    snapshot: sourced([row('MALWATRAC', { price, marketCapCrore: worth, pe })]),
    shareholding: sourced(owners([50, promoters])),
  });
}

/** What a company's page, its structured data and its share picture print. */
function printedOf(given: Given) {
  const records = recordsOf(given);
  const story = storyOf(records, SESSION_EVENING);
  const { container, unmount } = render(
    <CompanyPage {...records} story={story} previous={null} next={null} csv={{}} />,
  );
  const text = (container.textContent ?? '').replace(/\s+/g, ' ');
  unmount();
  const part = companyPart({ ...records, story })(pageAt('/company-information/malwa'));
  const measured = ofType(part?.nodes ?? [], 'Dataset').flatMap(
    ({ variableMeasured }) => variableMeasured as PropertyValueLeaf[],
  );
  const { figures: drawn } = companyPicture(story);
  return { text, measured, drawn };
}

const GIVEN: Given = {
  price: 642.35,
  worth: 13_967.9,
  pe: 24.8,
  peDate: '2026-11-20',
  dividendYield: 1.25,
  profit: 214,
  promoters: 51.2,
};

/** Figures of the data and of the picture that the page's text does not have. */
function absentFrom({ text, measured, drawn }: ReturnType<typeof printedOf>) {
  const printed = measured.map(({ name, value }) => [name, formatNumber(value as number)] as const);
  // The page has the whole number of crore in its table of quarters.
  const isOn = (value: string) => text.includes(value) || text.includes(value.replace(/\.00$/, ''));
  const inPicture = drawn.map(({ label, value }) => [label, value.replace(/^[+−]/, '')] as const);
  return [...printed, ...inPicture].filter(([, value]) => !isOn(value));
}

const labelsOf = ({ measured, drawn }: ReturnType<typeof printedOf>) => ({
  data: measured.map(({ propertyID }) => propertyID),
  picture: drawn.map(({ label }) => label),
});

test('each figure of the structured data and of the picture is on the company’s page', () => {
  const printed = printedOf(GIVEN);
  expect(absentFrom(printed)).toEqual([]);
  expect(labelsOf(printed)).toEqual({
    data: ['MCAP', 'PE', 'DIVYIELD', 'SALES', 'NETPROFIT', 'PROMOTERS'],
    picture: [
      'Share price',
      'Change',
      'Market cap',
      'Net profit, Sep 2026',
      'P/E',
      'Dividend yield',
    ],
  });
});

test('a figure half-way between two decimals is rounded alike', () => {
  const printed = printedOf({ ...GIVEN, worth: 17_604.045 });
  expect(absentFrom(printed)).toEqual([]);
  expect(printed.measured[0]).toMatchObject({ propertyID: 'MCAP', value: 17_604.05 });
});

test.each([-4, -0.004, 0, null])('a P/E of %p is in none of the three', (pe) => {
  const printed = printedOf({ ...GIVEN, pe });
  expect(printed.text).not.toMatch(/P\/E (ratio)?\s?[−-]?\d/);
  expect(labelsOf(printed).data).not.toContain('PE');
  expect(labelsOf(printed).picture).not.toContain('P/E');
});

test('a P/E of an earlier day is dated in the data, and not in the picture of the price’s day', () => {
  const printed = printedOf({ ...GIVEN, peDate: '2026-11-17' });
  expect(absentFrom(printed)).toEqual([]);
  expect(printed.text).toContain('17 Nov 2026');
  expect(labelsOf(printed).data).toContain('PE');
  expect(labelsOf(printed).picture).not.toContain('P/E');
});

const maybe = (figure: fc.Arbitrary<number>) =>
  fc.oneof({ weight: 5, arbitrary: figure }, fc.constantFrom(null, 0));

const anyFigures: fc.Arbitrary<Given> = fc.record({
  price: maybe(fc.integer({ min: 1, max: 9_000_000 }).map((paise) => paise / 100)),
  worth: maybe(fc.double({ min: -1, max: 2_500_000, noNaN: true })),
  pe: maybe(fc.double({ min: -50, max: 900, noNaN: true })),
  peDate: fc.constantFrom(null, '2026-11-20', '2026-11-17', '2026-05-04'),
  dividendYield: maybe(fc.double({ min: 0, max: 20, noNaN: true })),
  profit: maybe(fc.double({ min: -90_000, max: 90_000, noNaN: true })),
  promoters: fc.integer({ min: 0, max: 7500 }).map((part) => part / 100),
});

test('whatever the figures are, the three never differ', () => {
  fc.assert(
    fc.property(anyFigures, (given) => {
      expect(absentFrom(printedOf(given))).toEqual([]);
    }),
    { numRuns: 60 },
  );
});
