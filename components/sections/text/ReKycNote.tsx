import { ExternalLink } from '@/components/ui/ExternalLink';
import { SideNote } from '@/components/ui/Ledger/Ledger';
import { firmLink } from '@/lib/content/outbound';
import { reKyc } from '@/lib/content/re-kyc';

/** Where a client changes details without a form or a call. */
export function ReKycNote() {
  return (
    <SideNote title="New details?">
      <p>
        <ExternalLink href={firmLink('reKyc', 'page')}>{reKyc.name}</ExternalLink>
      </p>
      <p>{reKyc.text}</p>
    </SideNote>
  );
}
