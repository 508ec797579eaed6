import { printedPhone, telephoneLink } from '@/lib/content/outbound';

/** A phone number as a `tel:` link. */
export function PhoneLink({ phone, className }: { phone: string; className?: string }) {
  return (
    <a href={telephoneLink(phone)} className={className}>
      {printedPhone(phone)}
    </a>
  );
}
