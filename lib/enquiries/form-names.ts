/** The name of the consent box. */
export const CONSENT = 'consent';

/**
 * The honeypot: a field that nobody sees and that programs fill in. The site's script leaves it out,
 * so that autofill can't have a person's enquiry discarded.
 */
export const TRAP = 'homepage';

/** The button of a form whose answers are checked before they are sent: `send` or `change`. */
export const STEP = 'step';

/** The page with the reference number, after a form without JavaScript. */
export const RECEIVED_PATH = '/support/get-in-touch/received';

/** Where the site's script sends a form of a kind. */
export const endpointOf = (kind: string): string => `/api/enquiries/${kind}`;

/** The page of what this device stores and what was sent, where consent is withdrawn. */
export const CHOICES_PATH = '/privacy/choices';

/** The parameter of that page after a withdrawal without JavaScript. */
export const SENT = { name: 'sent', value: 'yes' } as const;

/** Where the site's script sends a withdrawal. */
export const WITHDRAWAL_ENDPOINT = '/api/enquiries/withdrawal';

/** The anchor of that page's form. */
export const WITHDRAW_ANCHOR = 'withdraw';
