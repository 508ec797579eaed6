export { companyMaster, quarterlyData, stockHistory } from './answers/companies';
export { indexHistory, indexQuotes } from './answers/indices';
export { etfs, fundNavs, marketSnapshot } from './answers/market';
export { movers, type MoverKind } from './answers/movers';
export { type HistoryRange } from './answers/range';
export { nothing } from './answers/reply';
