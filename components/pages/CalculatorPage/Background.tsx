import { SiteLink } from '@/components/site/SiteLink';
import { Faq } from '@/components/ui/Faq/Faq';
import { Ledger, SideNote } from '@/components/ui/Ledger/Ledger';
import { calculatorBySlug, CALCULATORS, type CalculatorSlug } from '@/lib/calculators/registry';
import { CALCULATOR_COPY } from '@/lib/content/calculators';
import { pageOf, type SiteHref } from '@/lib/pages';

import styles from './CalculatorPage.module.scss';

/** The products that the calculator plans for. */
function Products({ slug }: { slug: CalculatorSlug }) {
  const products = calculatorBySlug(slug)?.products ?? [];
  return (
    <SideNote title="What it plans for">
      <ul className={styles.notes}>
        {products.map((path) => (
          <li key={path}>
            <SiteLink href={path as SiteHref}>{pageOf(path)?.title}</SiteLink>
          </li>
        ))}
      </ul>
    </SideNote>
  );
}

/** What lies behind the sum, and how to use the page. */
function Explanation({ slug }: { slug: CalculatorSlug }) {
  const { explanation, steps } = CALCULATOR_COPY[slug];
  return (
    <Ledger rule="oxford" labelledBy="explanation-heading" note={<Products slug={slug} />}>
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

/** The six other calculators, those that follow from this one first. */
function Others({ slug }: { slug: CalculatorSlug }) {
  const related = calculatorBySlug(slug)?.related ?? [];
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

/** The part of a calculator's page that no input changes: explanation, steps, questions, ways on. */
export function Background({ slug }: { slug: CalculatorSlug }) {
  const { faqHeading, faqs } = CALCULATOR_COPY[slug];
  return (
    <>
      <Explanation slug={slug} />
      <Ledger labelledBy="faq-heading" note={<Others slug={slug} />}>
        <Faq
          id="faq"
          heading={faqHeading}
          entries={faqs.map(({ question, response }) => ({
            question,
            answer: <p>{response}</p>,
          }))}
        />
      </Ledger>
    </>
  );
}
