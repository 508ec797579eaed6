import { list, section, table, text } from '../types';

import type { Charter } from './types';

export const depositoryCharter: Charter = {
  id: 'depository-participant',
  name: 'Depository participant',
  source: 'SEBI’s investor charter for depositories and depository participants, revised in 2024.',
  parts: [
    section(
      'vision',
      '1. Vision',
      text(
        'Towards making Indian Securities Market - Transparent, Efficient, & Investor friendly by providing safe, reliable, transparent and trusted record keeping platform for investors to hold and transfer securities in dematerialized form.',
      ),
    ),
    section(
      'mission',
      '2. Mission',
      list(
        'To hold securities of investors in dematerialised form and facilitate its transfer, while ensuring safekeeping of securities and protecting interest of investors.',
        'To provide timely and accurate information to investors with regard to their holding and transfer of securities held by them.',
        'To provide the highest standards of investor education, investor awareness and timely services so as to enhance Investor Protection and create awareness about Investor Rights.',
      ),
    ),
    section(
      'business',
      '3. Details of business transacted by the Depository and Depository Participant (DP)',
      text(
        'A Depository is an organization which holds securities of investors in electronic form. Depositories provide services to various market participants - Exchanges, Clearing Corporations, Depository Participants (DPs), Issuers and Investors in both primary as well as secondary markets. The depository carries out its activities through its agents which are known as Depository Participants (DP).',
      ),
    ),
    section(
      'services',
      '4. Description of services provided by the Depository through Depository Participants (DP) to investors',
      table(
        '(1) Basic Services',
        [
          'Brief about the Activity / Service',
          'Expected Timelines for processing by the DP after receipt of proper documents',
        ],
        ['Dematerialization of securities', '7 days'],
        ['Rematerialization of securities', '7 days'],
        ['Mutual Fund Conversion / Destatementization', '5 days'],
        ['Re-conversion / Restatementisation of Mutual fund units', '7 days'],
        ['Transmission of securities', '7 days'],
        ['Registering pledge request', '15 days'],
        ['Closure of demat account', '30 days'],
        [
          'Settlement Instruction',
          'For T+1 day settlements, Participants shall accept instructions from the Clients, in physical form up to 4 p.m. (in case of electronic instructions up to 6.00 p.m.) on T day for pay-in of securities. For T+0 day settlements, Participants shall accept EPI instructions from the clients, till 11:00 AM on T day. Note: ‘T’ refers ‘Trade Day’',
        ],
      ),
      table(
        '(2) Depositories provide special services like pledge, hypothecation, internet based services etc. in addition to their core services and these include',
        ['Type of Activity / Service', 'Brief about the Activity / Service'],
        [
          'Value Added Services',
          'Depositories also provide value added services such as a. Basic Services Demat Account (BSDA) b. Transposition cum dematerialization c. Linkages with Clearing System d. Distribution of cash and non-cash corporate benefits (Bonus, Rights, IPOs etc.), stock lending, demat of NSC / KVP, demat of warehouse receipts etc.',
        ],
        [
          'Consolidated Account statement (CAS)',
          'CAS is issued 10 days from the end of the month (if there were transactions in the previous month) or half yearly (if no transactions).',
        ],
        [
          'Digitalization of services provided by the depositories',
          'Depositories offer below technology solutions and e-facilities to their demat account holders through DPs: a. E-account opening b. Online instructions for execution c. e-DIS / Demat Gateway d. e-CAS facility e. Miscellaneous services',
        ],
      ),
    ),
    section(
      'grievances',
      '5. Details of Grievance Redressal Mechanism',
      text(
        'Investor can lodge complaint/ grievance against the Depository/DP in the following ways:',
      ),
      list(
        'SCORES 2.0 (a web based centralized grievance redressal system of SEBI) ([https://scores.sebi.gov.in](https://scores.sebi.gov.in/)). Two Level Review for complaint/grievance against DP: First review done by Designated Body. Second review done by SEBI.',
        'Respective Depository’s web portal dedicated for the filing of complaint',
        'Emails to designated email IDs of Depository',
      ),
      text(
        'If the Investor is not satisfied with the resolution provided by DP or other Market Participants, then the Investor has the option to file the complaint/ grievance on SMARTODR platform for its resolution through by online conciliation or arbitration.',
      ),
      list(
        'Investor to approach Market Participant for redressal of complaint',
        'If investor is not satisfied with response of Market Participant, he/she can escalate the complaint on SEBI SCORES portal.',
        'Alternatively, the investor may also file a complaint on SMARTODR portal for its resolution through online conciliation and arbitration.',
        'Upon receipt of complaint on SMARTODR portal, the relevant MII will review the matter and endeavour to resolve the matter between the Market Participant and investor within 21 days.',
        'If the matter could not be amicably resolved, then the Investor may request the MII to refer the matter case for conciliation.',
        'During the conciliation process, the conciliator will endeavor for amicable settlement of the dispute within 21 days, which may be extended with 10 days by the conciliator.',
        'If the conciliation is unsuccessful, then the investor may request to refer the matter for arbitration.',
        'The arbitration process to be concluded by arbitrator(s) within 30 days, which is extendable by 30 days.',
      ),
    ),
    section(
      'default',
      '6. Guidance pertaining to special circumstances related to market activities: Termination of the Depository Participant',
      table(
        'Special circumstances and their timelines',
        ['Type of special circumstances', 'Timelines for the Activity/ Service'],
        [
          'Depositories to terminate the participation in case a participant no longer meets the eligibility criteria and/or any other grounds as mentioned in the bye laws like suspension of trading member by the Stock Exchanges. Participant surrenders the participation by its own wish.',
          'Client will have a right to transfer all its securities to any other Participant of its choice without any charges for the transfer within 30 days from the date of intimation by way of letter/email.',
        ],
      ),
    ),
    section(
      'dos',
      '7. Dos and Don’ts for Investors',
      list(
        'Always deal with a SEBI registered Depository Participant for opening a demat account.',
        'Read all the documents carefully before signing them.',
        'Before granting Power of attorney to operate your demat account to an intermediary like Stock Broker, Portfolio Management Services (PMS) etc., carefully examine the scope and implications of powers being granted.',
        'Always make payments to registered intermediary using banking channels. No payment should be made in name of employee of intermediary.',
        'Accept the Delivery Instruction Slip (DIS) book from your DP only (pre-printed with a serial number along with your Client ID) and keep it in safe custody and do not sign or issue blank or partially filled DIS slips. Always mention the details like ISIN, number of securities accurately. In case of any queries, please contact your DP or broker and it should be signed by all demat account holders. Strike out any blank space on the slip and Cancellations or corrections on the DIS should be initialed or signed by all the account holder(s). Do not leave your instruction slip book with anyone else. Do not sign blank DIS as it is equivalent to a bearer cheque.',
        'Inform any change in your Personal Information (for example address or Bank Account details, email ID, Mobile number) linked to your demat account in the prescribed format and obtain confirmation of updation in system.',
        'Mention your Mobile Number and email ID in account opening form to receive SMS alerts and regular updates directly from depository.',
        'Always ensure that the mobile number and email ID linked to your demat account are the same as provided at the time of account opening/updation.',
        'Do not share password of your online trading and demat account with anyone.',
        'Do not share One Time Password (OTP) received from banks, brokers, etc. These are meant to be used by you only.',
        'Do not share login credentials of e-facilities provided by the depositories such as e-DIS/demat gateway, SPEED-e/easiest etc. with anyone else.',
        'Demat is mandatory for any transfer of securities of Listed public limited companies.',
        'If you have any grievance in respect of your demat account, please write to designated email IDs of depositories or you may lodge the same with SEBI online at https://scores.sebi.gov.in',
        'Keep a record of documents signed, DIS issued and account statements received.',
        'As Investors you are required to verify the transaction statement carefully for all debits and credits in your account. In case of any unauthorized debit or credit, inform the DP or your respective Depository.',
        'Appoint a nominee to facilitate your heirs in obtaining the securities in your demat account, on completion of the necessary procedures.',
        'Register for Depository’s internet based facility or download mobile app of the depository to monitor your holdings.',
        'Ensure that, both, your holding and transaction statements are received periodically as instructed to your DP. You are entitled to receive a transaction statement every month if you have any transactions.',
        'Do not follow herd mentality for investments. Seek expert and professional advice for your investments.',
        'Beware of assured/fixed returns.',
      ),
    ),
    section(
      'rights',
      '8. Rights of investors',
      list(
        'Receive a copy of KYC, copy of account opening documents.',
        'No minimum balance is required to be maintained in a demat account.',
        'No charges are payable for opening of demat accounts.',
        'If executed, receive a copy of Power of Attorney. However, Power of Attorney is not a mandatory requirement as per SEBI / Stock Exchanges. You have the right to revoke any authorization given at any time.',
        'You can open more than one demat account in the same name with single DP/ multiple DPs.',
        'Receive statement of accounts periodically. In case of any discrepancies in statements, take up the same with the DP immediately. If the DP does not respond, take up the matter with the Depositories.',
        'Pledge and /or any other interest or encumbrance can be created on demat holdings.',
        'Right to give standing instructions with regard to the crediting of securities in demat account.',
        'Investor can exercise its right to freeze/defreeze his/her demat account or specific securities / specific quantity of securities in the account, maintained with the DP.',
        'In case of any grievances, Investor has right to approach Participant or Depository or SEBI for getting the same resolved within prescribed timelines.',
        'Every eligible investor shareholder has a right to cast its vote on various resolutions proposed by the companies for which Depositories have developed an internet based ‘e-Voting’ platform.',
        'Receive information about charges and fees. Any charges/tariff agreed upon shall not increase unless a notice in writing of not less than thirty days is given to the Investor.',
        'Right to indemnification for any loss caused due to the negligence of the Depository or the participant.',
        'Right to opt out of the Depository system in respect of any security.',
      ),
    ),
    section(
      'responsibilities',
      '9. Responsibilities of Investors',
      list(
        'Deal with a SEBI registered DP for opening demat account, KYC and Depository activities.',
        'Provide complete documents for account opening and KYC (Know Your Client). Fill all required details in Account Opening Form / KYC form in own handwriting and cancel out blanks.',
        'Read all documents and conditions being agreed before signing the account opening form.',
        'Accept Delivery Instruction Slip (DIS) book from DP only (preprinted with serial number and client ID), keep in safe custody, and do not sign blank DIS.',
        'Always mention details like ISIN, number of securities accurately.',
        'Inform any change in information linked to demat account and obtain confirmation of updation in the system.',
        'Regularly verify balances and demat statement and reconcile with trades / transactions.',
        'Appoint nominee(s) to facilitate heirs in obtaining securities in their demat account.',
        'Do not fall prey to fraudsters sending emails and SMSs luring to trade in stocks / securities promising huge profits.',
      ),
    ),
  ],
};
