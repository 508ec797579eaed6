import type { CopyWithSlots } from './types';

export const copy: CopyWithSlots = {
  lead: 'Every charge of a trade, line by line as on the contract note.',
  counts: [
    'The trade date picks the rates, from {charge:ratesFrom} on. An earlier date has no result here.',
    'STT, CTT and stamp duty are rounded to the rupee once for the note, the other lines to the paisa.',
    'An option is charged on its premium. Give quantities in units, not in lots.',
  ],
  steps: [
    'Choose what you trade, the exchange and the trade date.',
    'Keep our tariff, or enter another broker’s fee to compare.',
    'Enter what you buy and what you sell. Further orders of the same day open below.',
    'Read the charges, the net amount and the break-even price; the contract note below has each line.',
    'Copy the link to keep the result, or download the lines as a CSV file.',
  ],
  explanation: {
    heading: 'Brokerage is our line; the rest is tax and fees',
    paragraphs: [
      'Brokerage is the only line of a contract note that a broker sets. Ours is {charge:brokerage.delivery} of the value for shares taken to your demat account, {charge:brokerage.intraday} for shares bought and sold on the same day, and {charge:brokerage.futures} for futures and options. All other lines are set by law, by the exchange and by SEBI, and are the same at every broker.',
      'Securities transaction tax (STT) is {charge:transactionTax.delivery} of the value on both sides of a delivery trade. On intraday, futures and options, STT is charged on the sale only. Commodities have their own tax, CTT, and currency contracts have none. Stamp duty is paid on the purchase.',
      'GST of {charge:gst} is added to brokerage, to the exchange’s charge and to SEBI’s fee, not to the taxes. So a lower brokerage also means less GST.',
      'The break-even price answers the question that matters before you buy: how far must the price rise until all charges are covered? On delivery that is mostly tax and brokerage. On a small intraday or option order a flat fee is the larger part, and two orders are charged even if the trade makes nothing.',
      'Several orders of one day in one segment are settled in one note. Brokerage is counted for each order, the taxes once for the whole note. That is why the charges of two notes may differ by a rupee from those of one note with both trades.',
    ],
  },
  assumptions: [
    'All orders are carried out on the same day, in one segment and on one exchange.',
    'An order is carried out in full at the price that you give.',
    'The break-even price is for one sale of everything bought, all of one share or contract.',
    'Charges outside the note, such as the depository (DP) charge, are not part of the sum.',
  ],
  sources: ['LEVIES'],
  worked: {
    heading: 'A thousand shares, bought and sold on one day',
    query: 'segment=intraday&buy1=1000&buyat1=250&sell1=1000&sellat1=252',
    paragraphs: [
      'Farida buys 1,000 shares at ₹250.00 in the morning and sells them at ₹252.00 in the afternoon, on the NSE at our tariff. She buys for {bought} and sells for {sold}.',
      'The charges come to {charges}, so she receives {net} of her gain. She would have broken even at {breakeven} a share.',
    ],
  },
  faqHeading: 'Questions about charges of a trade',
  faqs: [
    {
      question: 'How much is charged when I buy shares for delivery?',
      response:
        '{charge:sample.shares} shares at {charge:sample.price} cost {charge:sample.total} in charges at our tariff on the NSE: {charge:sample.brokerage} of it is brokerage, the rest is STT, stamp duty, GST and fees.',
    },
    {
      question: 'Why does the DP charge not appear on the note?',
      response:
        'It arises in the depository, when sold shares leave your demat account. We charge {charge:depository.fee} + GST, {charge:depository.withGst} in all, once a day for each company, and book it in your ledger. Intraday trades and purchases have none.',
    },
    {
      question: 'What happens to an option that is exercised?',
      response:
        'Its buyer pays STT of {charge:transactionTax.exercise} of the intrinsic value in place of STT on a sale. This page counts sales of the option itself; it does not count an exercise or the delivery of shares.',
    },
    {
      question: 'Why is no date before this possible?',
      response:
        'Before {charge:ratesFrom} the exchanges charged by slabs that differed between brokers, so one figure for all would be wrong. Our own tariff begins on {charge:tariffFrom}; for an earlier trade enter the fee that you paid.',
    },
    {
      question: 'Is brokerage charged on an order that was not carried out?',
      response:
        'No. An order that is cancelled or expires without a trade costs nothing. One that is carried out in several parts on the same day counts as one order.',
    },
    {
      question: 'What is the most that a broker may charge?',
      response:
        'The exchanges’ rules stop brokerage on shares at {charge:brokerage.limit} of the value. The tariff must be given to you before you trade, and every contract note shows what was charged.',
    },
  ],
};
