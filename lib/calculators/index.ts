export { defaultsOf, parseState, serialiseState } from './address';
export type { AddressInput, CalculatorState } from './address';
export { csvRows, csvText } from './csv';
export type * from './types';
