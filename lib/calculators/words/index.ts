export { allocationWords } from './asset-allocation';
export { compoundingWords } from './compounding-magic';
export { inflationWords } from './inflation';
export { numberWord, yearsTitle } from './parts';
export { ppfWords } from './ppf';
export { riskWords } from './risk-profile';
export { sipWords } from './sip';
export { wealthWords } from './wealth-accumulation';
