import { Breadcrumbs } from '@/components/ui/Breadcrumbs/Breadcrumbs';
import type { CalculatorEntry } from '@/lib/calculators/registry';

import styles from './CalculatorPage.module.scss';

/** From this many letters on a title is set narrower. */
const LONG_TITLE = 16;

interface CalculatorHeadProps {
  entry: CalculatorEntry;
  lead: string;
}

/** Breadcrumbs, the calculator's name and what it answers. */
export function CalculatorHead({ entry: { title, shortTitle }, lead }: CalculatorHeadProps) {
  return (
    <>
      <Breadcrumbs
        crumbs={[
          { name: 'Home', href: '/' },
          { name: 'Calculators', href: '/calculators' },
          { name: shortTitle },
        ]}
      />
      <header className={styles.head} data-long={title.length > LONG_TITLE ? '' : undefined}>
        <h1 id="page-heading">{title}</h1>
        <p>{lead}</p>
      </header>
    </>
  );
}
