/** Whether a name is NSE or BSE, without regard to case and outer blanks. */
export function isExchange(name: string): boolean {
  return exchangeOf(name) !== null;
}

/** The exchange that a name stands for, or `null`. */
export function exchangeOf(name: string): 'nse' | 'bse' | null {
  const plain = name.trim().toLowerCase();
  return plain === 'nse' || plain === 'bse' ? plain : null;
}
