/** The name of the box that the visitor ticks. */
export const CONSENT = 'consent';

/**
 * A field that no person sees and that programs fill in. The site's script leaves it out, so that
 * nothing that fills in forms by itself can get a person dropped.
 */
export const TRAP = 'homepage';

/** Where one is sent after a form that was taken. */
export const RECEIVED_PATH = '/support/get-in-touch/received';

/** Where a form of a kind is sent to. */
export const actionOf = (kind: string): string => `/api/enquiries/${kind}`;
