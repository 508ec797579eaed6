import { SiteLink } from '@/components/site/SiteLink';
import { Faq } from '@/components/ui/Faq/Faq';
import { Ledger, SideNote } from '@/components/ui/Ledger/Ledger';
import { calculatorBySlug, CALCULATORS, type CalculatorEntry } from '@/lib/calculators/registry';
import type { CalculatorCopy } from '@/lib/content/calculators/types';
import { pageOf } from '@/lib/pages';

import styles from './CalculatorPage.module.scss';

interface BackgroundProps {
  entry: CalculatorEntry;
  copy: CalculatorCopy;
}

/** The products that the calculator plans for. */
function Products({ products }: CalculatorEntry) {
  return (
    <SideNote title="What it plans for">
      <ul className={styles.notes}>
        {products.map((path) => (
          <li key={path}>
            <SiteLink href={path}>{pageOf(path)?.title}</SiteLink>
          </li>
        ))}
      </ul>
    </SideNote>
  );
}

/** The explanation of the method, and how to use the page. */
function Explanation({ entry, copy: { explanation, steps } }: BackgroundProps) {
  return (
    <Ledger rule="oxford" labelledBy="explanation-heading" note={<Products {...entry} />}>
      <h2 id="explanation-heading">{explanation.heading}</h2>
      <div className={styles.explanation}>
        <div className={styles.text}>
          {explanation.paragraphs.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
        <div className={styles.steps}>
          <h3>How to use it</h3>
          <ol>
            {steps.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ol>
        </div>
      </div>
    </Ledger>
  );
}

/** The other calculators, the related ones first. */
function Others({ slug, related }: CalculatorEntry) {
  const others = CALCULATORS.filter((one) => one.slug !== slug && !related.includes(one.slug));
  const slugs = [...related, ...others.map((one) => one.slug)];
  return (
    <nav aria-labelledby="others-heading" className={styles.others}>
      <h2 id="others-heading">Other calculators</h2>
      <ul>
        {slugs.map((other) => (
          <li key={other}>
            <SiteLink href={`/calculators/${other}`}>
              {calculatorBySlug(other)?.shortTitle}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The part of a calculator's page that no input changes: explanation, steps, questions, links. */
export function Background({ entry, copy }: BackgroundProps) {
  return (
    <>
      <Explanation entry={entry} copy={copy} />
      <Ledger labelledBy="faq-heading" note={<Others {...entry} />}>
        <Faq
          id="faq"
          heading={copy.faqHeading}
          entries={copy.faqs.map(({ question, response }) => ({
            question,
            answer: <p>{response}</p>,
          }))}
        />
      </Ledger>
    </>
  );
}
