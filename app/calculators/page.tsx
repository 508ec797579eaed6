import { CalculatorsPage } from '@/components/pages/CalculatorsPage/CalculatorsPage';
import { StructuredData } from '@/components/site/StructuredData';
import { calculatorsMetadata } from '@/lib/seo/calculators';
import { calculatorList } from '@/lib/seo/structured/calculator';

export const metadata = calculatorsMetadata;

export default function Page() {
  return (
    <>
      <CalculatorsPage />
      <StructuredData metadata={metadata} parts={[calculatorList]} />
    </>
  );
}
