export { defaultsOf, parseState, serialiseState } from './address';
export type { AddressInput, CalculatorState } from './address';
export { csvRows } from './csv';
export type * from './types';
