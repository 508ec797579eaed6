export { complaintTables } from './tables';
export type * from './types';
