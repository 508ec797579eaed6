import { RiskPage } from '@/components/pages/CalculatorPage/risk/RiskPage';
import { StructuredData } from '@/components/site/StructuredData';
import { calculatorMetadata } from '@/lib/seo/calculators';
import { calculatorParts } from '@/lib/seo/structured/calculator';

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export const metadata = calculatorMetadata('risk-profile-calculator');

/** The questions for an address with answers, which the rewrites of the config send here. */
export default async function Page({ searchParams }: Props) {
  return (
    <>
      <RiskPage query={await searchParams} />
      <StructuredData metadata={metadata} parts={calculatorParts('risk-profile-calculator')} />
    </>
  );
}
