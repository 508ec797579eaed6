import { firm } from './firm';
import type { OwnLinks, RegistrationKind } from './firm-profile';

/** Where on the site an outbound link stands. */
export type Placement = 'header' | 'menu' | 'footer' | 'home' | 'product' | 'company' | 'page';

/**
 * The one form in which the firm's own outbound links carry their campaign: source, medium,
 * campaign (what is linked) and content (where the link stands).
 */
export function withCampaign(href: string, campaign: string, placement: Placement): string {
  const address = new URL(href);
  address.searchParams.set('utm_source', firm.campaignSource);
  address.searchParams.set('utm_medium', 'referral');
  address.searchParams.set('utm_campaign', campaign);
  address.searchParams.set('utm_content', placement);
  return address.toString();
}

const kebab = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** One of the firm's own outside addresses, ready to be followed: `firmLink('reKyc', 'footer')`. */
export function firmLink(link: keyof OwnLinks, placement: Placement): string {
  return withCampaign(firm.links[link], kebab(link), placement);
}

/** A registration number of the firm, `null` where the firm has no such registration. */
export function registrationNumber(kind: RegistrationKind): string | null {
  return firm.registrations.find((registration) => registration.kind === kind)?.number ?? null;
}

/** `tel:` address of an Indian number as it is printed: `022 0000 0000`. */
export function phoneLink(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  return `tel:+91${digits.startsWith('0') ? digits.slice(1) : digits}`;
}

/** A phone number as it is printed, in one piece: no line breaks within it. */
export function printedPhone(phone: string): string {
  return phone.replaceAll(' ', '\u00a0');
}
