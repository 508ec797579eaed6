import { CompoundingBoard } from '@/components/pages/CalculatorPage/boards/Compounding.client';
import { CalculatorPage } from '@/components/pages/CalculatorPage/CalculatorPage';
import { StructuredData } from '@/components/site/StructuredData';
import { calculatorMetadata } from '@/lib/seo/calculators';
import { calculatorParts } from '@/lib/seo/structured/calculator';

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export const metadata = calculatorMetadata('compounding-magic-calculator');

/** The calculator's page for an address with a query, which the rewrites of the config send here. */
export default async function Page({ searchParams }: Props) {
  return (
    <>
      <CalculatorPage
        slug="compounding-magic-calculator"
        Board={CompoundingBoard}
        query={await searchParams}
        now={new Date()}
      />
      <StructuredData metadata={metadata} parts={calculatorParts('compounding-magic-calculator')} />
    </>
  );
}
