import { SipBoard } from '@/components/pages/CalculatorPage/boards/Sip.client';
import { CalculatorPage } from '@/components/pages/CalculatorPage/CalculatorPage';
import { calculatorMetadata } from '@/lib/seo/calculators';

/** The table names the years to come, so the page is rendered anew each day. */
export const revalidate = 86400;

export const metadata = calculatorMetadata('sip-calculator');

export default function Page() {
  return <CalculatorPage slug="sip-calculator" Board={SipBoard} now={new Date()} />;
}
