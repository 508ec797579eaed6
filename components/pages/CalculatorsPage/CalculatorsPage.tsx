import { OpenAccount } from '@/components/site/header/OpenAccount';
import { SiteLink } from '@/components/site/SiteLink';
import { Breadcrumbs } from '@/components/ui/Breadcrumbs/Breadcrumbs';
import { Ledger, SideNote } from '@/components/ui/Ledger/Ledger';
import { type CalculatorView, defaultsOf } from '@/lib/calculators';
import { CALCULATORS, type CalculatorEntry } from '@/lib/calculators/registry';
import { formatWholeRupees } from '@/lib/format';

import styles from './CalculatorsPage.module.scss';

interface Example {
  /** The inputs in one line. */
  readonly given: string;
  readonly label: string;
  readonly result: string;
}

/** In place of an example for the risk profile, which asks questions. */
const QUESTIONS: Example = {
  given: 'Twelve questions, five profiles',
  label: 'Score from',
  result: '0 to 100',
};

/** The result that a calculator shows for its default inputs. */
function exampleOf({ calculator, layout }: CalculatorView): Example {
  const values = defaultsOf(calculator);
  const figure = calculator.results(values).find(({ id }) => id === layout?.main);
  if (!layout || !figure) return QUESTIONS;
  const result = figure.unit === '%' ? `${figure.shown}%` : formatWholeRupees(figure.shown);
  return { given: layout.example(values), label: figure.label, result };
}

async function Entry({ slug, title, description, load }: CalculatorEntry) {
  const { given, label, result } = exampleOf((await load()).view);
  return (
    <li className={styles.entry}>
      <div>
        <h2>
          <SiteLink href={`/calculators/${slug}`}>{title}</SiteLink>
        </h2>
        <p>{description}</p>
      </div>
      <div>
        <p className={styles.given}>{given}</p>
        <dl>
          <dt>{label}</dt>
          <dd>{result}</dd>
        </dl>
      </div>
    </li>
  );
}

/** The list of calculators, each with its result for the default inputs. */
export function CalculatorsPage() {
  return (
    <>
      <Ledger
        space="tight"
        labelledBy="page-heading"
        note={
          <>
            <SideNote title="What they cost">
              <p>Nothing. No account, no name, no number.</p>
            </SideNote>
            <SideNote title="What they show">
              <p>
                The result, how it comes about year by year, and the formula with your own figures
                in it.
              </p>
            </SideNote>
            <SideNote title="What they are not">
              <p>Illustrations, not advice and not promises. Returns are what you assume.</p>
            </SideNote>
          </>
        }
      >
        <Breadcrumbs crumbs={[{ name: 'Home', href: '/' }, { name: 'Calculators' }]} />
        <header className={styles.head}>
          <h1 id="page-heading">Seven sums, worked in the open</h1>
          <p>
            Change a figure and the answer follows. Every result has an address of its own that you
            can keep or send.
          </p>
        </header>
        <ol className={styles.entries}>
          {CALCULATORS.map((entry) => (
            <Entry key={entry.slug} {...entry} />
          ))}
        </ol>
      </Ledger>
      <Ledger
        ground="tint"
        labelledBy="method-heading"
        note={
          <SideNote title="Other tools">
            <p>
              <SiteLink href="/support/tools-and-resources">Tools and resources</SiteLink>
            </p>
          </SideNote>
        }
      >
        <div className={styles.method}>
          <h2 id="method-heading">Counted the way the products count</h2>
          <div>
            <p>
              Two sites can give two answers for one SIP because they count differently and do not
              say so. Ours say so: instalments fall at the start of a month, nothing is rounded on
              the way, and the tiles add up to the rupee.
            </p>
            <p>
              PPF follows the scheme’s own rule of the 5th, month by month, and inflation is divided
              out rather than taken off. The year table can be saved as a file and checked in a
              spreadsheet.
            </p>
            <OpenAccount placement="page" mainAction />
          </div>
        </div>
      </Ledger>
    </>
  );
}
