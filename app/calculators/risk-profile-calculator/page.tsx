import { RiskPage } from '@/components/pages/CalculatorPage/risk/RiskPage';
import { StructuredData } from '@/components/site/StructuredData';
import { calculatorMetadata } from '@/lib/seo/calculators';
import { calculatorParts } from '@/lib/seo/structured/calculator';

export const metadata = calculatorMetadata('risk-profile-calculator');

export default function Page() {
  return (
    <>
      <RiskPage />
      <StructuredData metadata={metadata} parts={calculatorParts('risk-profile-calculator')} />
    </>
  );
}
