export { checkRegister, ComplaintDataError } from './check';
export { complaintTables } from './tables';
export type * from './types';
