import type { Metadata } from 'next';

import MissingPage, { metadata as missing } from '@/app/missing/page';
import { CalculatorPage } from '@/components/pages/CalculatorPage/CalculatorPage';
import { RiskProfilePage } from '@/components/pages/CalculatorPage/risk/RiskProfilePage';
import { ReadLine } from '@/components/site/ReadLine';
import { StructuredData } from '@/components/site/StructuredData';
import { textsOf } from '@/lib/domain/calculator';
import { calculatorBySlug } from '@/lib/pages/calculators';
import { loadCopy } from '@/lib/pages/calculators/load-copy';
import { loadSchemeOfCode } from '@/lib/pages/funds/load-funds';
import { loadRead } from '@/lib/pages/publications/load-read';
import { calculatorMetadata } from '@/lib/pages/seo/calculators';
import { headOf } from '@/lib/pages/seo/metadata';
import { calculatorParts } from '@/lib/pages/seo/structured/calculator';
import { parameter } from '@/lib/tools/parameters';

interface Props {
  params: Promise<{ calculator: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const entry = calculatorBySlug((await params).calculator);
  if (!entry) return missing;
  const { fields } = entry.view.calculator;
  const query = await searchParams;
  const hasState =
    Object.keys(textsOf(fields, query)).length > 0 || parameter(query, 'fund') !== '';
  return headOf(calculatorMetadata(entry, hasState), query);
}

/** The page of every calculator; its query is the state of the form. */
export default async function Page({ params, searchParams }: Props) {
  const entry = calculatorBySlug((await params).calculator);
  if (!entry) return <MissingPage />;
  const query = await searchParams;
  const now = new Date();
  const [copy, fund, read] = await Promise.all([
    loadCopy(entry, now),
    entry.fundPart ? loadSchemeOfCode(parameter(query, 'fund')) : null,
    loadRead(`/calculators/${entry.slug}`),
  ]);
  const page = { entry, copy, query };
  return (
    <>
      {entry.view.layout ? (
        <CalculatorPage {...page} fund={fund} now={now} />
      ) : (
        <RiskProfilePage {...page} />
      )}
      <ReadLine texts={read} />
      <StructuredData metadata={calculatorMetadata(entry)} parts={calculatorParts(entry, copy)} />
    </>
  );
}
