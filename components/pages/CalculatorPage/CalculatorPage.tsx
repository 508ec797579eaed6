import { OpenAccount } from '@/components/site/header/OpenAccount';
import { type AddressInput, type Fields, textsOf } from '@/lib/calculators';
import { planStart } from '@/lib/calculators/plan-years';
import type { CalculatorEntry } from '@/lib/calculators/registry';
import type { CalculatorCopy } from '@/lib/content/calculators/types';

import { Background } from './Background';
import { CalculatorHead } from './CalculatorHead';
import { LazyCalculator } from './LazyCalculator.client';
import { Notes } from './Notes';

export interface CalculatorPageProps {
  entry: CalculatorEntry;
  copy: CalculatorCopy;
  fields: Fields;
  query: AddressInput;
  /** The time of rendering: the table names the years after it. */
  now: Date;
}

/** The page of a calculator with a form. */
export function CalculatorPage({ entry, copy, fields, query, now }: CalculatorPageProps) {
  const given = textsOf(fields, query);
  return (
    <>
      <LazyCalculator
        key={JSON.stringify(given)}
        slug={entry.slug}
        path={`/calculators/${entry.slug}`}
        given={given}
        start={planStart(now)}
        head={<CalculatorHead entry={entry} lead={copy.lead} />}
        conventions={<Notes title="How it counts" texts={copy.counts} />}
        assumptions={<Notes title="Assumptions" texts={copy.assumptions} />}
        action={copy.isNotOffered ? null : <OpenAccount placement="page" mainAction />}
      />
      <Background entry={entry} copy={copy} />
    </>
  );
}
