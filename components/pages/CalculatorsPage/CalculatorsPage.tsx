import { OpenAccount } from '@/components/site/header/OpenAccount';
import { SiteLink } from '@/components/site/SiteLink';
import { Ledger, SideNote } from '@/components/ui/Ledger/Ledger';
import { type CalculatorView, defaultsOf } from '@/lib/domain/calculator';
import { quantityText } from '@/lib/domain/calculator/quantity-text';
import { byGroup, type CalculatorEntry, findCalculators } from '@/lib/pages/calculators';

import { PageHead } from '@/components/sections/text/PageHead';
import { SearchForm } from '@/components/sections/text/SearchForm';
import { SubjectGroups } from '@/components/sections/text/SubjectGroups';

import basics from '@/components/ui/Basics.module.scss';
import styles from './CalculatorsPage.module.scss';

interface Example {
  /** The inputs in one line. */
  readonly given: string;
  readonly label: string;
  readonly result: string;
}

/** Replaces the example of the risk profile, which asks questions. */
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
  const result = quantityText({ value: figure.shown, unit: figure.unit });
  return { given: layout.example(values), label: figure.label, result };
}

function Entry({ slug, title, sentence, view }: CalculatorEntry) {
  const { given, label, result } = exampleOf(view);
  return (
    <li className={styles.entry}>
      <div>
        <h3>
          <SiteLink href={`/calculators/${slug}`}>{title}</SiteLink>
        </h3>
        <p>{sentence}</p>
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

function Notes() {
  return (
    <>
      <SideNote title="What they cost">
        <p>Nothing. No account, no name, no number.</p>
      </SideNote>
      <SideNote title="What they are not">
        <p>Illustrations, not advice and not promises. Returns are what you assume.</p>
      </SideNote>
    </>
  );
}

/** The heading states the result of a search. */
function headingOf(found: number, query: string): string {
  if (!query) return 'Calculators that show their working';
  if (found === 0) return `No calculator for “${query}”`;
  return `${found} calculator${found === 1 ? '' : 's'} for “${query}”`;
}

/**
 * The calculators in groups, each with its result for the default inputs.
 * @param query words that a calculator is looked for by; empty for all
 */
export function CalculatorsPage({ query }: { query: string }) {
  const found = findCalculators(query);
  return (
    <>
      <PageHead
        path="/calculators"
        heading={headingOf(found.length, query)}
        lead="Change a figure and the answer follows, with the formula and every year in a table. Every result has an address of its own that you can keep or send."
        note={<Notes />}
      >
        <SearchForm
          action="/calculators"
          name="Calculators"
          label="What to work out"
          query={query}
          hint={query ? <SiteLink href="/calculators">Show all calculators</SiteLink> : undefined}
        />
      </PageHead>
      <SubjectGroups
        groups={byGroup(found).map(({ title, entries }) => ({ name: title, items: entries }))}
        empty={
          <p>
            Try one word, such as <SiteLink href="/calculators?q=goal">goal</SiteLink> or{' '}
            <SiteLink href="/calculators?q=tax">tax</SiteLink>.
          </p>
        }
      >
        {(entries) => (
          <ol className={basics.ruledList}>
            {entries.map((entry) => (
              <Entry key={entry.slug} {...entry} />
            ))}
          </ol>
        )}
      </SubjectGroups>
      <Ledger
        ground="tint"
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
              say so. Ours say so: each page names the day on which money moves and how a yearly
              rate becomes a monthly one, and offers the other way where sites disagree.
            </p>
            <p>
              Nothing is rounded on the way, and the tiles add up to the paisa. The table can be
              saved as a file and checked in a spreadsheet.
            </p>
            <OpenAccount placement="page" mainAction />
          </div>
        </div>
      </Ledger>
    </>
  );
}
