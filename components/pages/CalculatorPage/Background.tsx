import { SiteLink } from '@/components/site/SiteLink';
import { ExternalLink } from '@/components/ui/ExternalLink';
import { Faq } from '@/components/ui/Faq/Faq';
import { Ledger, SideNote } from '@/components/ui/Ledger/Ledger';
import { calculatorBySlug, CALCULATORS, type CalculatorEntry } from '@/lib/pages/calculators';
import type { CalculatorCopy, CalculatorSource } from '@/lib/content/calculators/types';
import { formatDate } from '@/lib/tools/format';
import { pageOf } from '@/lib/pages';

import styles from './CalculatorPage.module.scss';

interface BackgroundProps {
  entry: CalculatorEntry;
  copy: CalculatorCopy;
}

interface MarginProps {
  products: CalculatorEntry['products'];
  sources: readonly CalculatorSource[];
}

/** The products that the calculator is for, and the sources of its rules. */
function Margin({ products, sources }: MarginProps) {
  return (
    <>
      {products.length > 0 && (
        <SideNote title="What it plans for">
          <ul className={styles.notes}>
            {products.map((path) => (
              <li key={path}>
                <SiteLink href={path}>{pageOf(path)?.title}</SiteLink>
              </li>
            ))}
          </ul>
        </SideNote>
      )}
      {sources.length > 0 && (
        <SideNote title="Sources">
          <ul className={styles.notes}>
            {sources.map(({ name, text, asOn, href }) => (
              <li key={name}>
                {href ? <ExternalLink href={href}>{name}</ExternalLink> : name}: {text}
                {asOn && ` Read on ${formatDate(asOn)}.`}
              </li>
            ))}
          </ul>
        </SideNote>
      )}
    </>
  );
}

/** The explanation of the method, and how to use the page. */
function Explanation({ entry, copy }: BackgroundProps) {
  const { explanation, steps, worked, sources = [] } = copy;
  return (
    <Ledger rule="oxford" note={<Margin products={entry.products} sources={sources} />}>
      <h2 id="explanation-heading">{explanation.heading}</h2>
      <div className={styles.explanation}>
        <div className={styles.text}>
          {explanation.paragraphs.map((text) => (
            <p key={text}>{text}</p>
          ))}
          <h3>{worked.heading}</h3>
          {worked.paragraphs.map((text) => (
            <p key={text}>{text}</p>
          ))}
          <p>
            <SiteLink href={`/calculators/${entry.slug}?${worked.query}`}>
              Open this example in the calculator
            </SiteLink>
          </p>
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

/** The related calculators, then the others of the group. */
function Others({ slug, group, related }: CalculatorEntry) {
  const others = CALCULATORS.filter(
    (one) => one.group === group && one.slug !== slug && !related.includes(one.slug),
  );
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
        <li>
          <SiteLink href="/calculators">All calculators</SiteLink>
        </li>
      </ul>
    </nav>
  );
}

/**
 * The part of a calculator's page that does not depend on inputs: explanation, steps, questions,
 * links.
 */
export function Background({ entry, copy }: BackgroundProps) {
  return (
    <>
      <Explanation entry={entry} copy={copy} />
      <Ledger note={<Others {...entry} />}>
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
