/** The `tel:` address of a printed Indian number: `022 0000 0000` gives `tel:+912200000000`. */
export function phoneLink(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  return `tel:+91${digits.startsWith('0') ? digits.slice(1) : digits}`;
}

/** A phone number with no-break spaces, so that it is not broken over lines. */
export function printedPhone(phone: string): string {
  return phone.replaceAll(' ', '\u00a0');
}
