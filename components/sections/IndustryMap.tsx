import { SiteLink } from '@/components/site/SiteLink';
import { Change } from '@/components/ui/Change';
import { formatCount, formatNumber } from '@/lib/tools/format';
import { type IndustryDays, industriesOf, isOneIndustry } from '@/lib/domain/market/industries';
import { industryPath } from '@/lib/pages/addresses/paths';
import type { SnapshotRow } from '@/lib/domain/company/records';
import type { SiteHref } from '@/lib/tools/site-path';

import styles from './IndustryMap.module.scss';
import { Treemap } from './Treemap';

const LAKH = 100_000;

/** Tiles for single industries; the others share one. */
const MOST = { wide: 17, narrow: 11 } as const;

function IndustryTable({ days, measure }: IndustryDays) {
  const byValue = measure === 'value';
  return (
    <details className={styles.more}>
      <summary>Industries as a table</summary>
      <table className={styles.table}>
        <caption className="visually-hidden">Industries by size</caption>
        <thead>
          <tr>
            <th scope="col">Industry</th>
            <th scope="col">Companies</th>
            {byValue && <th scope="col">Market value, ₹ lakh crore</th>}
            <th scope="col">Average change</th>
          </tr>
        </thead>
        <tbody>
          {days.map((day) => (
            <tr key={day.name}>
              <th scope="row">
                {isOneIndustry(day) ? (
                  <SiteLink href={industryPath(day.name)}>{day.name}</SiteLink>
                ) : (
                  day.name
                )}
              </th>
              <td>{formatCount(day.companies)}</td>
              {byValue && <td>{formatNumber(day.marketCapCrore && day.marketCapCrore / LAKH)}</td>}
              <td>
                <Change change={null} percent={day.changePercent} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

interface IndustryMapProps {
  snapshot: readonly SnapshotRow[];
  /** Link to the table of the industries, if it is elsewhere; so is then a phone's map. */
  tableAt?: SiteHref;
  /** The page is about them and has their table anyway: the map comes first. */
  isOwnPage?: boolean;
}

/** The industries as a treemap, with a table of their figures. */
export function IndustryMap({ snapshot, tableAt, isOwnPage = false }: IndustryMapProps) {
  const industries = industriesOf(snapshot, MOST.wide);
  if (industries.days.length < 2) return null;
  const byValue = industries.measure === 'value';
  const lead = (
    <p className={styles.lead}>
      The larger a tile, the {byValue ? 'more its companies are worth' : 'more companies it holds'}.
      Colour and sign show their average change.
    </p>
  );
  return (
    <section>
      {!isOwnPage && (
        <>
          <h3>By industry</h3>
          {lead}
        </>
      )}
      <Treemap industries={industries} width={976} height={430} place="wide" />
      {!tableAt && (
        <Treemap
          industries={industriesOf(snapshot, MOST.narrow)}
          width={320}
          height={440}
          place="narrow"
        />
      )}
      {tableAt && (
        <p className={styles.more}>
          <SiteLink href={tableAt}>Industries as a table</SiteLink>
        </p>
      )}
      {isOwnPage && lead}
      {!tableAt && !isOwnPage && <IndustryTable {...industries} />}
    </section>
  );
}
