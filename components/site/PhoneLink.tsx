import { printedPhone, phoneLink } from '@/lib/content/outbound';

/** A phone number as a `tel:` link. */
export function PhoneLink({ phone, className }: { phone: string; className?: string }) {
  return (
    <a href={phoneLink(phone)} className={className}>
      {printedPhone(phone)}
    </a>
  );
}
