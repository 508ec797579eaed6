import { ExternalLink } from '@/components/ui/ExternalLink';
import { SideNote } from '@/components/ui/Ledger/Ledger';
import { investorServices } from '@/lib/content/authorities';
import { firm } from '@/lib/content/firm';

import { DataTable } from '@/components/sections/text/DataTable';

import { Part } from './Part';
import basics from '@/components/ui/Basics.module.scss';

/** The bank accounts and UPI handles into which clients pay, which MITC refers to. */
export function ClientAccounts() {
  const { clientAccounts, upiHandles, areAccountsSample } = firm;
  return (
    <Part
      id="client-accounts"
      heading="Bank accounts and UPI handles for your payments"
      space="tight"
      note={
        <SideNote title="Before you pay">
          <p>
            Look the account or handle up in{' '}
            <ExternalLink href={investorServices.sebiCheck.href}>SEBI Check</ExternalLink>. We take
            no cash, and nobody may ask you to pay to a personal account.
          </p>
        </SideNote>
      }
    >
      {areAccountsSample && (
        <p className={basics.bottom16}>
          <strong>Sample: do not pay.</strong> These accounts and this handle are made up and exist
          at no bank.
        </p>
      )}
      <DataTable
        caption="Client bank accounts (up streaming client nodal bank accounts, USCNBA)"
        header={['Bank', 'Branch', 'Account number', 'IFSC', 'Account holder']}
        rows={clientAccounts.map(({ bank, branch, number, ifsc }) => [
          bank,
          branch,
          number,
          ifsc,
          firm.name,
        ])}
      />
      <p className={basics.top16}>Validated UPI handle: {upiHandles.join(', ')}</p>
    </Part>
  );
}
