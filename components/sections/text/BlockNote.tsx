import { ExternalLink } from '@/components/ui/ExternalLink';
import { SideNote } from '@/components/ui/Ledger/Ledger';
import { investorServices } from '@/lib/content/authorities';
import { firm } from '@/lib/content/firm';
import { phoneLink } from '@/lib/content/outbound';

/** The first steps when money or access is at risk. */
export function BlockNote() {
  const { phone, hours } = firm.freezeLine;
  return (
    <SideNote title="Account at risk?">
      <p>
        <a href={phoneLink(phone)}>{phone}</a>
        <br />
        Ask for a freeze. {hours}
      </p>
      <p>
        <a href="tel:1930">1930</a>
        <br />
        Report fraud there, or on
        <br />
        <ExternalLink href={investorServices.cyberCrime.href}>cybercrime.gov.in</ExternalLink>
      </p>
      <p>We never ask for a password or OTP.</p>
    </SideNote>
  );
}
