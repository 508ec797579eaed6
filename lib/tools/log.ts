import { pino } from 'pino';

import { env } from './env';
import { singleton } from '@/lib/tools/singleton';

/** The server's structured log: one JSON line per event, no personal data. */
export const log = singleton('log', () => pino({ level: env().logLevel, base: null }));
