import { RECORDS } from '@/lib/domain/calculator/list';
import { CALCULATOR_LISTINGS } from '@/lib/pages/calculators/listings';

test('every calculator has one listing', () => {
  expect(CALCULATOR_LISTINGS.map(({ slug }) => slug).toSorted()).toEqual(
    Object.keys(RECORDS).toSorted(),
  );
});

test.each(CALCULATOR_LISTINGS.map(({ slug, reads }) => [slug, reads] as const))(
  'the address of %s reads the fields of its record',
  (slug, reads) => {
    expect(reads).toEqual(Object.keys(RECORDS[slug].view.calculator.fields));
  },
);
