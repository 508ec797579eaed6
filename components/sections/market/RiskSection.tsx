import { Disclosure } from '@/components/sections/text/Disclosure';
import { SiteLink } from '@/components/site/SiteLink';
import { Ledger, SideNote } from '@/components/ui/Ledger/Ledger';
import { standardWarning } from '@/lib/content/prescribed';

/** SEBI's risk disclosure, verbatim and at reading size. */
export function RiskSection() {
  return (
    <Ledger
      id="risks"
      rule="oxford"
      note={
        <SideNote title="Prescribed">
          <p>{standardWarning.text}</p>
          <p>
            <SiteLink href="/support/updates/disclosures">All risk disclosures</SiteLink>
          </p>
        </SideNote>
      }
    >
      <Disclosure section={{ id: 'risks' }} />
    </Ledger>
  );
}
