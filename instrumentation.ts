import { setListCheck } from '@/lib/availability';
import { isLoaded } from '@/lib/provider/lists';

/** Runs once when the server starts, before the first request. */
export function register(): void {
  setListCheck(isLoaded);
}
