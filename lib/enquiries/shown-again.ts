import { headers } from 'next/headers';

/** Whether a page is rendered for a post: only where a form without JavaScript is shown again. */
export const isFormShownAgain = async (): Promise<boolean> =>
  (await headers()).get('content-type') !== null;
