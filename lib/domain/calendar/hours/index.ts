export { calendarFrom, marketStatus, tradingDay } from './status';
export type { Holiday, Segment, SegmentCalendar, Session } from './types';
export { PHASE_NAMES, statusDetail } from './status-text';
