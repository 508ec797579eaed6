export { defaultsOf, parseState, serialiseState, textsOf } from './address';
export type { AddressInput, CalculatorState, Texts } from './address';
export { csvRows, csvText } from './csv';
export type * from './types';
