import { RiskPage } from '@/components/pages/CalculatorPage/risk/RiskPage';
import { calculatorMetadata } from '@/lib/seo/calculators';

export const metadata = calculatorMetadata('risk-profile-calculator');

export default function Page() {
  return <RiskPage />;
}
