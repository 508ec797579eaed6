import type { Sent } from '@/lib/domain/fields';
import type { branch } from '@/lib/domain/support/records';

import records from './branches.json';

/** The firm's branches. */
export const branches: readonly Sent<typeof branch>[] = records;
