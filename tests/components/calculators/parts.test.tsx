import { caretIn, groupTyped } from '@/components/ui/SliderField/grouping';
import { scaleOf } from '@/components/ui/SliderField/scale';
import { financialYear, planStart } from '@/lib/domain/calculator/plan-years';
import { CALCULATORS } from '@/lib/pages/calculators';
import { calculatorMetadata } from '@/lib/pages/seo/calculators';
import { VIEWS } from '@/tests/unit/calculators/support';

describe('grouping while typing', () => {
  it.each([
    ['100000', '1,00,000'],
    ['10,0000', '1,00,000'],
    ['1000.5', '1,000.5'],
    ['12.', '12.'],
    ['', ''],
    ['abc', 'abc'],
    ['-5', '-5'],
  ])('%s becomes %s', (typed, grouped) => expect(groupTyped(typed)).toBe(grouped));

  it('keeps the caret behind its digit', () => {
    expect(caretIn('1,00,000', '100')).toBe(4);
    expect(caretIn('1,00,000', '')).toBe(0);
  });
});

describe('the scale of a slider', () => {
  const numbers = Object.entries(VIEWS).flatMap(([slug, { calculator }]) =>
    Object.entries(calculator.fields).flatMap(([name, spec]) =>
      spec.kind === 'number' ? [[`${slug} ${name}`, spec] as const] : [],
    ),
  );

  it.each(numbers)('%s runs from end to end and never backwards', (_, spec) => {
    const scale = scaleOf(spec);
    expect(scale.valueAt(scale.min)).toBe(spec.min);
    expect(scale.valueAt(scale.max)).toBe(spec.max);
    expect(scale.positionOf(spec.min)).toBe(scale.min);
    expect(scale.positionOf(spec.max)).toBe(scale.max);
    // Compared by hand: an expectation for each of a scale's steps took minutes.
    const backwards = [];
    for (let at = scale.min + scale.step; at <= scale.max; at += scale.step) {
      if (scale.valueAt(at) <= scale.valueAt(at - scale.step)) backwards.push(at);
    }
    expect(backwards).toEqual([]);
  });
});

describe('the years of a plan', () => {
  it('start at the next January and the next April in Indian time', () => {
    expect(planStart(new Date('2026-11-20T00:00:00Z'))).toEqual({
      calendar: 2027,
      financial: 2027,
    });
    expect(planStart(new Date('2027-02-01T00:00:00Z'))).toEqual({
      calendar: 2028,
      financial: 2027,
    });
    expect(planStart(new Date('2026-12-31T20:00:00Z'))).toEqual({
      calendar: 2028,
      financial: 2027,
    });
    expect(financialYear({ calendar: 2099, financial: 2099 }, 1)).toBe('2099-00');
  });
});

describe('the addresses', () => {
  it.each(CALCULATORS.map((entry) => calculatorMetadata(entry)))(
    'are described in 70 to 160 characters: %#',
    ({ description }) => {
      expect(description?.length).toBeGreaterThanOrEqual(70);
      expect(description?.length).toBeLessThanOrEqual(160);
      expect(description).not.toContain('…');
    },
  );
});
