export { checkRegister } from './check';
export { ComplaintDataError } from './check-row';
export { complaintTables } from './tables';
export type * from './types';
