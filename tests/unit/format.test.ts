import * as format from '@/lib/tools/format';
import fc from '@/tests/support/properties';

/** A small negative number is shown with the sign that typesetters use. */
const signed = (text: string): string => text.replace('-', '−');

describe('figures', () => {
  test.each([
    [0, '0.00'],
    [7, '7.00'],
    [1.005, '1.01'],
    [1e-7, '0.00'],
    [999.994, '999.99'],
    [999.995, '1,000.00'],
    [1234.5, '1,234.50'],
    [12345, '12,345.00'],
    [123456, '1,23,456.00'],
    [1234567, '12,34,567.00'],
    [123456789.01, '12,34,56,789.01'],
    [-1234567, '−12,34,567.00'],
    [-0.004, '0.00'],
    [-0, '0.00'],
    [null, '–'],
    [undefined, '–'],
    [NaN, '–'],
    [1e18, '10,00,00,00,00,00,00,00,000.00'],
    [1e307, '–'],
    [Infinity, '–'],
  ])('%j is %s', (value, text) => {
    expect(format.formatNumber(value)).toBe(text);
  });

  test.each([
    [format.formatRupees, 105000, '₹1,05,000.00'],
    [format.formatRupees, -12.4, '−₹12.40'],
    [format.formatWholeRupees, 104999.5, '₹1,05,000'],
    [format.formatWholeRupees, null, '–'],
    [format.formatCount, 1234567, '12,34,567'],
    [format.formatCrore, 13967.9, '₹13,967.90 crore'],
    [format.formatCrore, null, '–'],
    [format.formatRoundCrore, 4521.5, '₹4,522 crore'],
    [format.formatRoundCrore, 99.5, '₹99.50 crore'],
    [format.formatRoundCrore, null, '–'],
    [format.formatLargeCrore, 99_999.99, '₹99,999.99 crore'],
    [format.formatLargeCrore, 100_000, '₹1.00 lakh crore'],
    [format.formatLargeCrore, 1_731_825.36, '₹17.32 lakh crore'],
    [format.formatPercent, 24.8, '24.80%'],
    [format.formatPercent, NaN, '–'],
    [format.formatChange, 8.9, '+8.90'],
    [format.formatChange, -12.4, '−12.40'],
    [format.formatChange, 0.004, '0.00'],
    [format.formatChangePercent, 1.41, '+1.41%'],
    [format.formatInWords, 11_200_000, '₹1.12 crore'],
    [format.formatInWords, 9_991_000, '₹99.91 lakh'],
    [format.formatInWords, 9_999_600, '₹1.00 crore'],
    [format.formatInWords, 1_230_000, '₹12.30 lakh'],
    [format.formatInWords, -30_000_000, '−₹3.00 crore'],
    [format.formatLargeCrore, 1_230_000, '₹12.30 lakh crore'],
    [format.formatInWords, 99_999, null],
    [format.formatBytes, 83_600, '84 kB'],
    [format.formatBytes, 1_240_000, '1.2 MB'],
    [format.formatBytes, 3, '1 kB'],
  ])('%j of %j is %s', (print, value, text) => {
    expect(print(value)).toBe(text);
  });

  test.each([
    [22.1, 1.66, '+22.10 (+1.66%)'],
    [null, 1.66, '+1.66%'],
    [-22.1, null, '−22.10'],
    [null, null, '–'],
  ])('a movement of %j and %j per cent is %s', (change, percent, text) => {
    expect(format.formatMovement(change, percent)).toBe(text);
  });

  test('are grouped and rounded like Intl’s en-IN', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -1e11, max: 1e11, noNaN: true }),
        fc.integer({ min: 0, max: 4 }),
        (value, digits) => {
          const platform = new Intl.NumberFormat('en-IN', {
            minimumFractionDigits: digits,
            maximumFractionDigits: digits,
            signDisplay: 'negative',
          });
          expect(format.formatNumber(value, digits)).toBe(signed(platform.format(value)));
        },
      ),
    );
  });
});

describe('dates', () => {
  test.each([
    [format.formatDate, '2026-11-20', '20 Nov 2026'],
    [format.formatDate, '2026-09-01', '1 Sep 2026'],
    [format.formatDate, '2026-11-20T18:29:59Z', '20 Nov 2026'],
    [format.formatDate, '2026-11-20T18:30:00Z', '21 Nov 2026'],
    [format.formatDate, '2026-13-20', '–'],
    [format.formatDate, 'soon', '–'],
    [format.formatDate, '', '–'],
    [format.formatDate, null, '–'],
    [format.formatMonth, '2026-11-20', 'Nov 2026'],
    [format.formatMonthName, '2026-11-20', 'Nov'],
    [format.formatDayMonth, '2026-11-02', '2 Nov'],
    [format.formatYear, '2026-12-31T18:30:00Z', '2027'],
    [format.formatClock, '2026-11-20T03:35:00Z', '09:05'],
    [format.formatTime, '2026-11-20T15:30:00+05:30', '15:30 IST'],
    [format.formatTime, 'soon', '–'],
    [format.formatAsOf, '2026-11-20T15:30:00+05:30', '20 Nov 2026, 15:30 IST'],
    [format.formatAsOf, '2026-11-20', '20 Nov 2026'],
    [format.formatAsOf, 'not a moment', '–'],
  ])('%j of %j is %s', (print, value, text) => {
    expect(print(value)).toBe(text);
  });

  test('the year is the Indian one', () => {
    expect(format.yearOf(new Date('2026-12-31T18:29:00Z'))).toBe(2026);
    expect(format.yearOf(new Date('2026-12-31T18:31:00Z'))).toBe(2027);
  });

  test('are formatted like Intl’s en-GB in Asia/Kolkata', () => {
    const platform = new Intl.DateTimeFormat('en-GB', {
      timeZone: 'Asia/Kolkata',
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    });
    const range = { min: new Date('1950-01-01T00:00:00Z'), max: new Date('2199-12-31T00:00:00Z') };
    fc.assert(
      fc.property(fc.date({ ...range, noInvalidDate: true }), (moment) => {
        const text = platform.format(moment).replace('Sept', 'Sep');
        expect(format.formatAsOf(moment.toISOString())).toBe(`${text} IST`);
      }),
    );
  });
});
