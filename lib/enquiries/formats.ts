import type { FormatName } from './types';

interface Format {
  readonly pattern: RegExp;
  readonly message: string;
  /** Stored in capitals, without the blanks and hyphens that people write in it. */
  readonly isCode?: true;
}

/** Every format that a field may ask for. Each pattern is anchored and free of nested repeats. */
export const FORMATS: Readonly<Record<FormatName, Format>> = {
  letters: {
    // A name has letters of some script, and no signs of an address or of markup.
    pattern: /^(?=.*\p{L})[^<>{}[\]\\|^`~@#$%*=+;:"!?_/\d]*$/u,
    message: 'has figures or signs in it. Write it in letters.',
  },
  pincode: {
    pattern: /^[1-9]\d{2} ?\d{3}$/,
    message: 'is not a PIN code. Write its six digits, like 400001.',
  },
  'client-code': {
    pattern: /^[a-z\d]{2,15}$/i,
    message: 'is not a client code. Copy its letters and digits from a contract note.',
    isCode: true,
  },
  'demat-number': {
    // CDSL: 16 digits. NSDL: IN, 6 digits of the participant, 8 of the client.
    pattern: /^(?:\d{16}|IN\d{14})$/i,
    message: 'is not a demat number. It has 16 digits, or IN and 14 digits.',
    isCode: true,
  },
  arn: {
    pattern: /^(?:ARN[- ]?)?\d{1,6}$/i,
    message: 'is not an AMFI number. Write it like ARN-12345.',
  },
  reference: {
    // As people write it: in small letters, with blanks, with O for 0 and I or L for 1.
    pattern: /^[A-Z]{2}[- ]?2[0O][\dOIL]{6}[- ]?[\dA-TV-Z]{6}$/i,
    message:
      'is not a reference number. Copy it from the page that confirmed the form, like CB-20261121-7K3F9Q.',
  },
  contact: {
    pattern: /^(?:[^\s@]+@[^\s@]+|[+\d][\d\s().-]{8,})$/,
    message: 'is neither a mobile number nor an e-mail. Write the one that you gave in the form.',
  },
};
