import { ExternalLink } from '@/components/ui/ExternalLink';
import { firm } from '@/lib/content/firm';
import type { RegistrationKind } from '@/lib/content/firm-profile';
import type { FirmFact, FirmSection } from '@/lib/content/products/types';
import type { ReactNode } from 'react';

import basics from '@/components/ui/Basics.module.scss';
import styles from './ProductPage.module.scss';
import { Rich } from '@/components/sections/text/Rich';

interface FactRow {
  readonly label: string;
  readonly value: ReactNode;
}

const REGISTRATION: Partial<Record<FirmFact, RegistrationKind>> = {
  broker: 'stock-broker',
  depository: 'depository-participant',
  research: 'research-analyst',
  'portfolio-manager': 'portfolio-manager',
  'investment-adviser': 'investment-adviser',
  distributor: 'mutual-fund-distributor',
  agent: 'corporate-agent',
};

/** More lines than these are set in two columns. */
const MOST_IN_ONE = 4;

function rowsOf(fact: FirmFact): readonly FactRow[] {
  const kind = REGISTRATION[fact];
  if (kind) {
    return firm.registrations
      .filter((registration) => registration.kind === kind)
      .map(({ label, number, validity }) => ({ label, value: `${number} · ${validity}` }));
  }
  switch (fact) {
    case 'memberships':
      return firm.memberships.map(({ label, number }) => ({ label, value: number }));
    case 'insurers':
      return [{ label: 'Insurers we represent', value: firm.insurers.join(', ') }];
    case 'us-partner':
      return [
        {
          label: 'Partner platform',
          value: (
            <ExternalLink href={firm.usPartner.href} arrow>
              {firm.usPartner.name}
            </ExternalLink>
          ),
        },
      ];
    case 'group':
      return firm.groupCompanies.map(({ name, href }) => ({
        label: 'Group company',
        value: (
          <ExternalLink href={href} arrow>
            {name}
          </ExternalLink>
        ),
      }));
    case 'own-account':
      return [
        {
          label: 'Trading on our own account',
          value: firm.tradesOnOwnAccount ? 'Yes, besides trading for clients' : 'No',
        },
      ];
    default:
      return [];
  }
}

/** The firm's profile, line by line. */
export function FirmFacts({ section: { facts, after } }: { section: FirmSection }) {
  const rows = facts.flatMap(rowsOf);
  return (
    <>
      <dl className={styles.firmFacts} data-many={rows.length > MOST_IN_ONE ? '' : undefined}>
        <div className={styles.firmFact}>
          <dt>Name</dt>
          <dd>{firm.name}</dd>
        </div>
        {rows.map(({ label, value }, at) => (
          <div key={`${label} ${at}`} className={styles.firmFact}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {after && (
        <p className={basics.top24}>
          <Rich text={after} />
        </p>
      )}
    </>
  );
}
