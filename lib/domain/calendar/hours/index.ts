export { calendarFrom, marketStatus, tradingDay } from './status';
export type {
  Holiday,
  MarketStatus,
  Phase,
  Segment,
  SegmentCalendar,
  Session,
  SpecialSession,
} from './types';
export { PHASE_NAMES, statusDetail } from './status-text';
