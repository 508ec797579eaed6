export { defaultsOf, parseState, serialiseState, textsOf } from './address';
export type { AddressInput, CalculatorState, Texts } from './address';
export { csvRows } from './csv';
export type * from './types';
