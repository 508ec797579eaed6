import { judge } from '@/lib/provider/judge';
import { appoint } from '@/lib/verdict';

/** Runs once when the server starts, before the first request. */
export function register(): void {
  appoint(judge);
}
