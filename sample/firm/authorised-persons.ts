import type {
  AuthorisedPerson,
  AuthorisedPersonStatus,
} from '@/lib/domain/support/authorised-persons';

const PLACES = [
  ['Mumbai', 'Maharashtra'],
  ['Pune', 'Maharashtra'],
  ['Nagpur', 'Maharashtra'],
  ['Nashik', 'Maharashtra'],
  ['Ahmedabad', 'Gujarat'],
  ['Surat', 'Gujarat'],
  ['Vadodara', 'Gujarat'],
  ['Rajkot', 'Gujarat'],
  ['Panaji', 'Goa'],
  ['Delhi', 'Delhi'],
  ['Gurugram', 'Haryana'],
  ['Noida', 'Uttar Pradesh'],
  ['Lucknow', 'Uttar Pradesh'],
  ['Kanpur', 'Uttar Pradesh'],
  ['Jaipur', 'Rajasthan'],
  ['Udaipur', 'Rajasthan'],
  ['Chandigarh', 'Chandigarh'],
  ['Ludhiana', 'Punjab'],
  ['Indore', 'Madhya Pradesh'],
  ['Bhopal', 'Madhya Pradesh'],
  ['Kolkata', 'West Bengal'],
  ['Patna', 'Bihar'],
  ['Ranchi', 'Jharkhand'],
  ['Guwahati', 'Assam'],
  ['Bhubaneswar', 'Odisha'],
  ['Chennai', 'Tamil Nadu'],
  ['Coimbatore', 'Tamil Nadu'],
  ['Bengaluru', 'Karnataka'],
  ['Mysuru', 'Karnataka'],
  ['Hyderabad', 'Telangana'],
  ['Kochi', 'Kerala'],
  ['Visakhapatnam', 'Andhra Pradesh'],
] as const;

const CONSTITUTIONS = ['Individual', 'Partnership', 'LLP', 'Company'] as const;
const EXCHANGES = ['NSE', 'BSE', 'NSE', 'MCX'] as const;
const TRADES = ['Securities', 'Investments'] as const;

function statusOf(at: number): AuthorisedPersonStatus {
  if (at % 19 === 18) return 'Cancelled';
  return at % 13 === 12 ? 'Surrendered' : 'Active';
}

/** Sample authorised persons: two to a city, with registrations that are visibly samples. */
export const authorisedPersons: readonly AuthorisedPerson[] = TRADES.flatMap((trade, round) =>
  PLACES.map(([city, state], place): AuthorisedPerson => {
    const at = round * PLACES.length + place;
    return {
      name: `Sample ${trade}, ${city}`,
      constitution: CONSTITUTIONS[(place + round) % CONSTITUTIONS.length] ?? 'Individual',
      address: 'Sample House, Station Road',
      city,
      state,
      phone: `0000 000 ${String(at + 101).padStart(4, '0')}`,
      exchange: EXCHANGES[(place + 2 * round) % EXCHANGES.length] ?? 'NSE',
      registration: `AP0000000${String(at + 1).padStart(3, '0')}`,
      // The sample firm has no history.
      since: null,
      status: statusOf(at),
    };
  }),
);
