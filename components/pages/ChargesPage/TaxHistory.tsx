import { AnyLink } from '@/components/site/AnyLink';
import { Fold } from '@/components/ui/Fold';
import {
  chargeSources,
  shareTax,
  SINCE_HEADER,
  sinceRows,
  taxHistory,
} from '@/lib/content/charges-page';
import { formatDate } from '@/lib/tools/format';

import { DataTable } from '@/components/sections/text/DataTable';

import basics from '@/components/ui/Basics.module.scss';
import styles from './ChargesPage.module.scss';

const HISTORY_HEADER = ['From', 'Futures, on the sale', 'Options, on the premium', 'Exercise'];

/** Rates by date, with their sources. */
export function TaxHistory() {
  return (
    <div id="history">
      <Fold
        name="segment"
        heading="h3"
        title="How the tax on futures and options has risen"
        unfoldedFrom="desktop"
      >
        <p className={styles.lead}>
          Securities transaction tax (STT). The tax on shares has been {shareTax} throughout.
        </p>
        <DataTable
          caption="STT on equity derivatives since 2019"
          header={HISTORY_HEADER}
          figures={[1, 2, 3]}
          rows={taxHistory.map(({ from, rates }) => [formatDate(from), ...rates])}
          isNarrow
        />
        <h4 className={styles.subheading}>Since when each present rate applies</h4>
        <DataTable
          caption="First day of each present rate by segment"
          header={SINCE_HEADER}
          rows={sinceRows}
        />
        <h4 className={styles.subheading}>Where the rates come from</h4>
        <ul className={basics.notes}>
          {chargeSources.map(({ name, href }) => (
            <li key={name}>{href ? <AnyLink href={href}>{name}</AnyLink> : name}</li>
          ))}
        </ul>
      </Fold>
    </div>
  );
}
