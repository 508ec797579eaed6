import type { Charter } from './types';

/**
 * Depository participant: SEBI’s charter for depositories and their participants, point by point,
 * paraphrased; the timelines are the charter’s.
 */
export const depositoryCharter: Charter = {
  id: 'depository-participant',
  name: 'Depository participant',
  vision:
    'A market that is open, efficient and kind to investors, with a record of holdings that is safe and can be trusted.',
  mission: [
    'Hold securities in electronic form and move them on instruction, with your interest protected.',
    'Give right and timely information on holdings and transfers.',
    'Make investors aware of their rights by education and prompt service.',
  ],
  services: [
    'Opening and keeping demat accounts, among them the Basic Services Demat Account.',
    'Turning certificates into electronic holdings and back.',
    'Carrying out settlement and transfer instructions, on paper or online.',
    'Registering and releasing pledges, and margin pledges.',
    'Nomination, transmission, freezing and closing.',
    'Crediting corporate actions such as bonus, split and rights.',
    'The consolidated account statement, and alerts of debits by text message and e-mail.',
    'Online services of the depositories, with e-voting on resolutions of companies.',
  ],
  rights: [
    'To a copy of KYC and account opening papers.',
    'To no minimum balance in a demat account.',
    'To a Basic Services Demat Account where you are entitled to one, at its lower charges.',
    'To a consolidated account statement as often as the rules say.',
    'To dividends, bonus and other benefits on pledged shares too.',
    'To freeze the account, a security or a quantity, and to choose what standing instructions apply.',
    'To sign a DDPI or not, and to take it back at any time.',
    'To close the account, or move it to another participant, without a closing charge.',
    'To complain to us, to the depository and to SEBI.',
  ],
  timelinesCaption: 'Activities of a depository participant and by when they are done',
  timelines: [
    { activity: 'Dematerialisation of securities', time: '7 days' },
    { activity: 'Rematerialisation of securities', time: '7 days' },
    { activity: 'Mutual fund conversion or destatementisation', time: '5 days' },
    { activity: 'Reconversion of mutual fund units', time: '7 days' },
    { activity: 'Transmission of securities', time: '7 days' },
    { activity: 'Registering a pledge request', time: '15 days' },
    { activity: 'Closure of a demat account', time: '30 days' },
    {
      activity: 'Settlement instruction, T+1',
      time: 'Paper until 4:00 pm and electronic until 6:00 pm on the T day',
    },
    {
      activity: 'Settlement instruction, T+0',
      time: 'Early pay-in instructions until 11:00 am on the T day',
    },
    {
      activity: 'Redressal of investor grievances',
      time: '21 calendar days from receipt of the complaint',
    },
  ],
  dos: [
    'Deal with a registered participant, and note your 16-digit demat number.',
    'Keep delivery instruction slips locked away, and strike out blank rows.',
    'Give your own mobile number and e-mail for the depository’s alerts.',
    'Check every statement and alert, and object at once to a debit that you did not order.',
    'Nominate, or declare that you opt out.',
    'Read a DDPI before you sign it; it covers four purposes only.',
    'Confirm each pledge yourself with the depository’s OTP.',
  ],
  donts: [
    'Do not sign blank delivery instruction slips or leave them with anyone.',
    'Do not share the password or OTP of the depository’s portal.',
    'Do not give a general power of attorney over your holdings.',
    'Do not transfer shares to another account as margin.',
    'Do not leave an account without watch because nothing moves in it.',
  ],
  grievance: [
    'Write to us first; we answer within 21 calendar days.',
    'Then the depository: CDSL or NSDL, whichever holds your account, by its website or its investor desk.',
    'Or SCORES 2.0, where the depository is the designated body for the first review and SEBI for the second, each within 15 days of the reply before.',
    'Or SMART ODR for conciliation and arbitration online.',
  ],
  onDefault: [
    'Your securities stand in your own name in the depository’s record. A participant’s default does not touch them.',
    'The depository tells clients and lets them move their accounts to another participant, without a charge.',
    'If a participant’s negligence caused you a loss, the depository makes it good as the Depositories Act, 1996 provides, and recovers it from the participant.',
    'Complaints that are open are taken on by the depository.',
  ],
};
