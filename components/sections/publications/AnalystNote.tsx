import { SiteLink } from '@/components/site/SiteLink';
import { SideNote } from '@/components/ui/Ledger/Ledger';
import { firm } from '@/lib/content/firm';
import { registrationNumber } from '@/lib/content/outbound';
import { researchWarning, standardWarning } from '@/lib/content/prescribed';

/** The research analyst, in the margin of every research page. */
export function AnalystNote() {
  const number = registrationNumber('research-analyst');
  return (
    <SideNote title="Research analyst">
      <p>
        {firm.name}
        {number && <>, SEBI registration {number}</>}.
      </p>
      <p>
        <a href="#disclosures">Disclosures and warnings</a>
      </p>
    </SideNote>
  );
}

/** The prescribed lines at reading size, with a link to the whole text. */
export function AnalystLines() {
  return (
    <>
      <p>{standardWarning.text}</p>
      <p>{researchWarning.text}</p>
      <p>
        <SiteLink href="/support/updates/disclosures">Policies and disclosures</SiteLink> ·{' '}
        <SiteLink href="/support/tools-and-resources/investor-charter">Investor charter</SiteLink> ·{' '}
        <SiteLink href="/support/tools-and-resources/complaint-status">Complaint status</SiteLink>
      </p>
    </>
  );
}
