import { adviserComplaints } from './adviser';
import { brokerComplaints } from './broker';
import { depositoryComplaints } from './depository';
import { portfolioComplaints } from './portfolio';
import { researchComplaints } from './research';

/** The registers, in the order of their tabs. */
export const complaintRegisters = [
  brokerComplaints,
  depositoryComplaints,
  researchComplaints,
  adviserComplaints,
  portfolioComplaints,
] as const;
/** The footnotes of every table; they define resolved, pending and average time. */
export const complaintNotes = [
  {
    term: 'Resolved',
    text: 'includes complaints of earlier months or years that were resolved in this one.',
  },
  {
    term: 'Pending',
    text: 'counts every complaint open at the end of the last day of the month or year, whenever it came.',
  },
  {
    term: 'Average resolution time',
    text: 'is the sum of the days that each complaint resolved in the month took, divided by the number resolved in the month; with none resolved it is 0.',
  },
] as const;
