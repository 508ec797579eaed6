import { Section } from '@/components/sections/text/Section';
import { SiteLink } from '@/components/site/SiteLink';
import { Badge } from '@/components/ui/Badge';
import { SideNote } from '@/components/ui/Ledger/Ledger';
import {
  finderProducts,
  finderTimes,
  finderLabels,
  swingWords,
  type FinderProduct,
} from '@/lib/content/finder';
import { finder } from '@/lib/content/home';
import type { FinderAnswer } from '@/lib/domain/product/finder';

import { Finder } from './Finder.client';
import styles from './HomePage.module.scss';
import { TimeBar } from './TimeBar.client';

function ProductRow({ product }: { product: FinderProduct }) {
  return (
    <tr>
      <th scope="row" className={styles.productName}>
        <SiteLink href={product.href}>{product.name}</SiteLink>
        {product.isNew && (
          <>
            {' '}
            <Badge kind="new" />
          </>
        )}
      </th>
      <td className={styles.productUse}>{product.what}</td>
      <td className={styles.timeCell} data-time={product.timeInWords}>
        <TimeBar
          time={product.time}
          label={`Usually left in for ${product.timeInWords}`}
          steps={finderTimes.length}
        />
      </td>
      <td className={styles.swings}>{swingWords[product.facts.swings]}</td>
      <td className={styles.start}>{product.start}</td>
    </tr>
  );
}

function Head() {
  return (
    <tr>
      <th scope="col">Product</th>
      <th scope="col" className={styles.productUse}>
        What you get
      </th>
      <th scope="col" className={styles.timeCell}>
        <span className="visually-hidden">Time: from {finderTimes[0].long} to ten years</span>
        <span className={styles.timeAxis} aria-hidden="true">
          {finderTimes.map(({ short }) => (
            <span key={short}>{short}</span>
          ))}
        </span>
      </th>
      <th scope="col" className={styles.swings}>
        Its value moves
      </th>
      <th scope="col" className={styles.start}>
        Start with
      </th>
    </tr>
  );
}

/** The product finder: a sentence with three choices, and a table with the products that fit first. */
export function ProductFinder({ answer }: { answer: FinderAnswer }) {
  return (
    <Section
      id="finder"
      heading={finder.heading}
      rule="oxford"
      note={
        <>
          <SideNote title="How to read this">
            <p>
              Its value moves: how far, usually, up or down. Where it moves to nil or below, you can
              lose all of it or more.
              <span className={styles.ofBars}> Bars: how long money is usually left in.</span>
            </p>
          </SideNote>
          <SideNote title="A guide, not advice">
            <p>
              First sums are typical. For an answer about you, take the{' '}
              <SiteLink href="/calculators/risk-profile-calculator">risk profile</SiteLink>.
            </p>
          </SideNote>
        </>
      }
    >
      <Finder
        key={Object.values(answer).join()}
        initial={answer}
        labels={finderLabels}
        head={<Head />}
        products={finderProducts.map((product) => ({
          facts: product.facts,
          row: <ProductRow key={product.href} product={product} />,
        }))}
        othersTitle={finder.groups.rest}
      />
    </Section>
  );
}
