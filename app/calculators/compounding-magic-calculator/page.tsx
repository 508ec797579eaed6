import { CompoundingBoard } from '@/components/pages/CalculatorPage/boards/Compounding.client';
import { CalculatorPage } from '@/components/pages/CalculatorPage/CalculatorPage';
import { StructuredData } from '@/components/site/StructuredData';
import { calculatorMetadata } from '@/lib/seo/calculators';
import { calculatorParts } from '@/lib/seo/structured/calculator';

/** The table names the years to come, so the page is rendered anew each day. */
export const revalidate = 86400;

export const metadata = calculatorMetadata('compounding-magic-calculator');

export default function Page() {
  return (
    <>
      <CalculatorPage
        slug="compounding-magic-calculator"
        Board={CompoundingBoard}
        now={new Date()}
      />
      <StructuredData metadata={metadata} parts={calculatorParts('compounding-magic-calculator')} />
    </>
  );
}
