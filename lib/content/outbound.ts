import { firm } from './firm';
import type { OwnLinks, RegistrationKind } from './firm-profile';

/** The place of an outbound link on the site. */
export type Placement =
  | 'header'
  | 'bar'
  | 'menu'
  | 'footer'
  | 'home'
  | 'product'
  | 'company'
  | 'page';

/**
 * Adds the campaign parameters to a link to one of the firm's other sites: source, medium, campaign
 * (the link's target) and content (its placement).
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

/** Link to one of the firm's other sites, with campaign parameters: `firmLink('reKyc', 'footer')`. */
export function firmLink(link: keyof OwnLinks, placement: Placement): string {
  return withCampaign(firm.links[link], kebab(link), placement);
}

/**
 * Where the account button leads: to this site's page about opening an account, or straight to the
 * other site with campaign parameters, as the firm's profile says.
 */
export const accountLink = (placement: Placement): '/open-account' | `https://${string}` =>
  firm.accountButtonLeadsTo === 'page'
    ? '/open-account'
    : (firmLink('accountOpening', placement) as `https://${string}`);

/** A registration number of the firm; `null` if it has no such registration. */
export function registrationNumber(kind: RegistrationKind): string | null {
  return firm.registrations.find((registration) => registration.kind === kind)?.number ?? null;
}

export { phoneLink, printedPhone } from '../tools/phone';
