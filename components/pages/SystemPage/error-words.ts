/** What a visitor reads after an error during rendering. */
export const ERROR_WORDS = {
  heading: 'Something went wrong on our side',
  lead: 'This page could not be put together. Trying again often helps; if it doesn’t, the rest of the site still works.',
  retry: 'Try again',
  /** @param digest Next.js' digest of the error, by which it is found in the log */
  number: (digest: string) => `When you write to us, add this number: ${digest}`,
} as const;
