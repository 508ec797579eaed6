import { investorServices, type Authority } from '../authorities';
import { firm } from '../firm';
import { phoneLink } from '../outbound';

const linked = ({ name, href }: Authority): string => `[${name}](${href})`;

/** Markdown link to an e-mail address. */
export const mail = (address: string): string => `[${address}](mailto:${address})`;

/** Markdown link to a phone number. */
export const call = (phone: string): string => `[${phone}](${phoneLink(phone)})`;

/** A mailbox on the domain of the firm's support address. */
export const mailbox = (name: string): string =>
  `${name}@${firm.customerCare.email.split('@')[1] ?? ''}`;

export const scores = linked(investorServices.scores);
export const sebiInvestor = linked(investorServices.sebiInvestor);
