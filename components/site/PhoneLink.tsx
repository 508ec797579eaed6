import { printedPhone, phoneLink } from '@/lib/content/outbound';

/** A phone number as a `tel:` link. */
export function PhoneLink({ phone, ...rest }: { phone: string; className?: string }) {
  return (
    <a href={phoneLink(phone)} {...rest}>
      {printedPhone(phone)}
    </a>
  );
}
