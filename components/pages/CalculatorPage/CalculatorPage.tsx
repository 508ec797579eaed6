import { OpenAccount } from '@/components/site/header/OpenAccount';
import { type AddressInput, parseState, textsOf } from '@/lib/domain/calculator';
import { planStart } from '@/lib/domain/calculator/plan-years';
import type { CalculatorEntry } from '@/lib/pages/calculators';
import type { CalculatorCopy } from '@/lib/content/calculators/types';

import { Background } from './Background';
import { CalculatorHead, type CalculatorHeadProps } from './CalculatorHead';
import { Details } from './Details';
import { LazyCalculator } from './LazyCalculator.client';
import { Notes } from './Notes';

export interface CalculatorPageProps {
  entry: CalculatorEntry;
  copy: CalculatorCopy;
  query: AddressInput;
  fund?: CalculatorHeadProps['fund'];
  /** The time of rendering: the table names the years after it. */
  now: Date;
}

/** The page of a calculator with a form; renders nothing for one without. */
export function CalculatorPage({ entry, copy, query, fund, now }: CalculatorPageProps) {
  const { calculator, explanation, layout } = entry.view;
  if (!layout) return null;
  const given = textsOf(calculator.fields, query);
  const { values } = parseState(calculator, given);
  const common = {
    path: `/calculators/${entry.slug}`,
    start: planStart(now),
    assumptions: <Notes title="Assumptions" texts={copy.assumptions} />,
  };
  return (
    <>
      <LazyCalculator
        key={JSON.stringify(given)}
        slug={entry.slug}
        {...common}
        given={given}
        startRate={entry.savingsRate?.value}
        head={<CalculatorHead entry={entry} lead={copy.lead} fund={fund} />}
        conventions={<Notes title="How it counts" texts={copy.counts} />}
        details={
          calculator.problem?.(values) ? null : (
            <Details
              {...common}
              calculator={calculator}
              explanation={explanation}
              layout={layout}
              values={values}
            />
          )
        }
        action={entry.isNotOffered ? null : <OpenAccount placement="page" mainAction />}
      />
      <Background entry={entry} copy={copy} />
    </>
  );
}
