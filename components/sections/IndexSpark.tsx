import { Spark } from '@/components/ui/charts/Spark';
import type { IndexPoint } from '@/lib/domain/company/records';
import type { IndexQuote } from '@/lib/domain/index/records';

interface IndexSparkProps {
  quote: IndexQuote;
  points: readonly IndexPoint[];
}

/** A sparkline of an index's day against its previous close, if both are known. */
export function IndexSpark({ quote, points }: IndexSparkProps) {
  const base =
    quote.value !== null && quote.change !== null ? quote.value - quote.change : undefined;
  return <Spark values={points.map(({ value }) => value)} base={base} size="card" />;
}
