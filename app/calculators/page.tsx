import { CalculatorsPage } from '@/components/pages/CalculatorsPage/CalculatorsPage';
import { calculatorsMetadata } from '@/lib/seo/calculators';

export const metadata = calculatorsMetadata;

export default function Page() {
  return <CalculatorsPage />;
}
