import { SiteLink } from '@/components/site/SiteLink';
import { Ledger, SideNote } from '@/components/ui/Ledger/Ledger';
import type { AddressInput } from '@/lib/calculators';
import { PROFILES, riskFields } from '@/lib/calculators/risk-profile';
import { riskWords } from '@/lib/calculators/words/risk-profile';
import { CALCULATOR_COPY } from '@/lib/content/calculators';

import { Background } from '../Background';
import { Head } from '../Head';
import { Notes } from '../Notes';
import { phraseText } from '../quantities';
import { textsOf } from '../texts';
import styles from './Risk.module.scss';
import { RiskBoard } from './RiskBoard.client';

const SLUG = 'risk-profile-calculator';
const PATH = `/calculators/${SLUG}`;

/** The profiles with their bands and the mix that often stands beside each. */
function Profiles() {
  return (
    <table className={styles.profiles}>
      <caption className="visually-hidden">
        The five profiles, their scores and the shares often set beside them
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

/** The risk profile: questions one at a time, the profiles they lead to, and what lies behind. */
export function RiskPage({ query = {} }: { query?: AddressInput }) {
  const copy = CALCULATOR_COPY[SLUG];
  const given = textsOf(riskFields, query);
  return (
    <>
      <Ledger
        space="tight"
        labelledBy="page-heading"
        note={<Notes title="How it counts" texts={copy.counts} />}
      >
        <Head slug={SLUG} />
        <RiskBoard key={JSON.stringify(given)} path={PATH} given={given} />
      </Ledger>
      <Ledger
        ground="tint"
        labelledBy="profiles-heading"
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
        <p className={styles.method}>{phraseText(riskWords.method({ answers: '' }))}</p>
        <Profiles />
      </Ledger>
      <Background slug={SLUG} />
    </>
  );
}
