import { SiteLink } from '@/components/site/SiteLink';
import { Ledger, SideNote } from '@/components/ui/Ledger/Ledger';
import { PROFILES } from '@/lib/domain/calculator/records/risk-profile-calculator';
import { phraseText } from '@/lib/domain/calculator/quantity-text';

import { Background } from '../Background';
import { CalculatorHead } from '../CalculatorHead';
import type { CalculatorPageProps } from '../CalculatorPage';
import { Notes } from '../Notes';
import { LazyRiskProfile } from './LazyRiskProfile.client';
import styles from './Risk.module.scss';

/** The profiles with their scores and the mix often suggested for each. */
function Profiles() {
  return (
    <table className={styles.profiles}>
      <caption className="visually-hidden">
        The five profiles, their scores and the shares often set next to them
      </caption>
      <thead>
        <tr>
          <th scope="col">Profile</th>
          <th scope="col">Score</th>
          <th scope="col">Equity, debt and gold</th>
        </tr>
      </thead>
      <tbody>
        {PROFILES.map(({ name, upTo, mix }, at) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>
              {at === 0 ? 0 : upTo - 19} to {upTo}
            </td>
            <td>
              <svg aria-hidden="true">
                <rect width={`${mix.equity}%`} data-part="equity" />
                <rect x={`${mix.equity}%`} width={`${mix.debt}%`} data-part="debt" />
                <rect x={`${mix.equity + mix.debt}%`} width={`${mix.gold}%`} data-part="gold" />
              </svg>
              <span>
                {mix.equity}%, {mix.debt}%, {mix.gold}%
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The page of the risk profile: questions one at a time, the profiles, and the background. */
export function RiskProfilePage({ entry, copy }: Pick<CalculatorPageProps, 'entry' | 'copy'>) {
  return (
    <>
      <Ledger space="tight" note={<Notes title="How it counts" texts={copy.counts} />}>
        <CalculatorHead entry={entry} lead={copy.lead} />
        <LazyRiskProfile path={`/calculators/${entry.slug}`} />
      </Ledger>
      <Ledger
        ground="tint"
        note={
          <>
            <Notes title="Assumptions" texts={copy.assumptions} />
            <SideNote title="From profile to money">
              <p>
                <SiteLink href="/calculators/asset-allocation-calculator">
                  Work out a mix for your age
                </SiteLink>
              </p>
            </SideNote>
          </>
        }
      >
        <h2 id="profiles-heading">Five profiles, from 0 to 100</h2>
        <p className={styles.method}>
          {phraseText(entry.view.explanation.method({ answers: '' }))}
        </p>
        <Profiles />
      </Ledger>
      <Background entry={entry} copy={copy} />
    </>
  );
}
