import { Breadcrumbs } from '@/components/ui/Breadcrumbs/Breadcrumbs';
import { calculatorBySlug, type CalculatorSlug } from '@/lib/calculators/registry';
import { CALCULATOR_COPY } from '@/lib/content/calculators';

import styles from './CalculatorPage.module.scss';

/** From this many letters on a title is set narrower. */
const LONG_TITLE = 16;

/** The way here, the calculator's name and what it answers. */
export function Head({ slug }: { slug: CalculatorSlug }) {
  const { title = '', shortTitle = '' } = calculatorBySlug(slug) ?? {};
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
        <p>{CALCULATOR_COPY[slug].lead}</p>
      </header>
    </>
  );
}
