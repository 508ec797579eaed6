import type { ComponentType } from 'react';

import { parseState, type AddressInput } from '@/lib/calculators';
import { planStart } from '@/lib/calculators/plan-years';
import { calculatorBySlug } from '@/lib/calculators/registry';

import { Background } from './Background';
import styles from './Board.module.scss';
import { RESTS, type PlanSlug } from './boards/rests';
import { DeskSection, SumSection, YearsSection } from './sections';
import { textsOf } from './texts';
import type { BoardProps } from './view';

export interface CalculatorPageProps {
  slug: PlanSlug;
  /** The calculator's own client part, named by the route so that it alone is sent. */
  Board: ComponentType<BoardProps>;
  /** The query of the address; left out on the bare one. */
  query?: AddressInput;
  /** The moment of rendering: the table names the years after it. */
  now: Date;
}

/** A calculator's page: the sum at work, what lies behind it, and what people ask. */
export function CalculatorPage({ slug, Board, query = {}, now }: CalculatorPageProps) {
  const entry = calculatorBySlug(slug);
  if (!entry) throw new RangeError(`no calculator ${slug}`);
  const { calculator } = entry;
  const path = `/calculators/${slug}`;
  const given = textsOf(calculator.fields, query);
  const start = planStart(now);
  const { values } = parseState(calculator, given);
  const section = { slug, facts: { calculator, rest: RESTS[slug], values, path, start } };
  return (
    <>
      <Board key={JSON.stringify(given)} path={path} given={given} start={start}>
        <div className={styles.board}>
          <DeskSection {...section} />
          <YearsSection {...section} />
          <SumSection {...section} />
        </div>
      </Board>
      <Background slug={slug} />
    </>
  );
}
