import type { BranchWire } from '@/lib/provider/schemas/content';

import records from './branches.json';

/** The firm's branches. */
export const branches: readonly BranchWire[] = records;
