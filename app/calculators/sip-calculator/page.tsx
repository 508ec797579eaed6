import { SipBoard } from '@/components/pages/CalculatorPage/boards/Sip.client';
import { CalculatorPage } from '@/components/pages/CalculatorPage/CalculatorPage';
import { StructuredData } from '@/components/site/StructuredData';
import { calculatorMetadata } from '@/lib/seo/calculators';
import { calculatorParts } from '@/lib/seo/structured/calculator';

/** The table names the years to come, so the page is rendered anew each day. */
export const revalidate = 86400;

export const metadata = calculatorMetadata('sip-calculator');

export default function Page() {
  return (
    <>
      <CalculatorPage slug="sip-calculator" Board={SipBoard} now={new Date()} />
      <StructuredData metadata={metadata} parts={calculatorParts('sip-calculator')} />
    </>
  );
}
