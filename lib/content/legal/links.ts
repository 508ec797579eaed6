import { investorServices, type Authority } from '../authorities';
import { firm } from '../firm';
import { phoneLink } from '../outbound';

const linked = ({ name, href }: Authority): string => `[${name}](${href})`;

/** An e-mail address as running text links it. */
export const mail = (address: string): string => `[${address}](mailto:${address})`;

/** A telephone number as running text links it. */
export const call = (phone: string): string => `[${phone}](${phoneLink(phone)})`;

/** Another mailbox on the host of the firm's support address. */
export const mailbox = (name: string): string =>
  `${name}@${firm.customerCare.email.split('@')[1] ?? ''}`;

export const scores = linked(investorServices.scores);
export const smartOdr = linked(investorServices.smartOdr);
export const sebiInvestor = linked(investorServices.sebiInvestor);
