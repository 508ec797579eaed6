import { env } from '@/lib/tools/env';

/** Whether videos, reports, awards and pictures are the sample firm's. */
export const hasSampleContent = (): boolean => env().bases.content === null;
