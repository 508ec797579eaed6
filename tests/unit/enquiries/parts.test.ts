import { createHmac } from 'node:crypto';

import { parse } from 'csv-parse/sync';

import { BACK_OFF, waitAfter } from '@/lib/enquiries/back-off';
import { toCsv, toJson } from '@/lib/enquiries/export';
import { ENQUIRIES } from '@/lib/enquiries/kinds';
import { privacyNotice } from '@/lib/enquiries/privacy-notice';
import { isOwnPost } from '@/lib/enquiries/origin';
import { indianTime, isReference, makeReference, readReference } from '@/lib/enquiries/reference';
import { isSignedBy, signatureOf } from '@/lib/enquiries/signature';
import { CHOICES_PATH } from '@/lib/enquiries/form-names';
import { isFormPage } from '@/lib/enquiries/form-pages';
import { digestOf } from '@/lib/enquiries/rate';
import { firm } from '@/lib/content/firm';
import { purposeOf } from '@/lib/content/purposes';
import fc, { anyText } from '@/tests/support/properties';

describe('reference numbers', () => {
  test('contain the kind and the day in India, and can be read out on the phone', () => {
    const reference = makeReference('CB', new Date('2026-11-20T18:30:00Z'));
    expect(reference).toMatch(/^CB-20261121-[\dA-HJKMNP-TV-Z]{6}$/);
    expect(isReference(reference)).toBe(true);
  });

  test('are random: of ten thousand on a day at most a handful are equal', () => {
    const at = new Date();
    const many = Array.from({ length: 10_000 }, () => makeReference('GR', at));
    expect(new Set(many).size).toBeGreaterThan(9_995);
    const used = new Set(many.flatMap((reference) => [...reference.slice(12)]));
    expect(used.size).toBe(32);
  });

  test.each([
    ['cb 20261121 7k3f9q', 'CB-20261121-7K3F9Q'],
    ['CB-2O26ll2I-7K3F9Q', 'CB-20261121-7K3F9Q'],
    ['CB202611217K3F9O', 'CB-20261121-7K3F90'],
    ['CB-20261121-7K3F9', null],
    ['CB-20261121-7K3F9U', null],
    ['', null],
  ])('%s is read as %s', (written, reference) => {
    expect(readReference(written)).toBe(reference);
  });

  test('are distinguished from any other text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(isReference(text)).toBe(/^[A-Z]{2}-20\d{6}-[0-9A-HJKMNP-TV-Z]{6}$/.test(text));
      }),
    );
    for (const forged of [
      '<b>',
      'CB-20261121-7K3F9Q\n',
      'CB-20261121-7K3F9Qx',
      'CB-20261121-ILOU00',
    ]) {
      expect(isReference(forged)).toBe(false);
    }
  });

  test('time is the local time in India', () => {
    expect(indianTime(new Date('2026-11-21T04:45:30.900Z'))).toBe('2026-11-21T10:15:30+05:30');
    expect(Date.parse(indianTime(new Date('2026-11-21T04:45:30Z')))).toBe(
      Date.parse('2026-11-21T04:45:30Z'),
    );
  });
});

describe('signatures', () => {
  test('are the HMAC of the raw body (RFC 4231)', () => {
    // Test case 2 of RFC 4231.
    expect(signatureOf('what do ya want for nothing?', 'Jefe')).toBe(
      'sha256=5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
    );
  });

  test('are valid for one body and one secret only', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.string({ minLength: 1 }),
        fc.string({ minLength: 1 }),
        (body, one, other) => {
          const signature = signatureOf(body, one);
          expect(signature).toBe(`sha256=${createHmac('sha256', one).update(body).digest('hex')}`);
          expect(isSignedBy(body, one, signature)).toBe(true);
          expect(isSignedBy(`${body}.`, one, signature)).toBe(false);
          // HMAC pads keys with zeros, so trailing zeros make no difference.
          if (one.replace(/\0+$/, '') !== other.replace(/\0+$/, '')) {
            expect(isSignedBy(body, other, signature)).toBe(false);
          }
        },
      ),
    );
    expect(isSignedBy('a', 'b', '')).toBe(false);
  });
});

describe('back-off', () => {
  test('doubles, stays within its bounds and has jitter', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 5_000 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (failures, chance) => {
          const wait = waitAfter(failures, BACK_OFF, chance);
          const span = Math.min(BACK_OFF.longestMs, BACK_OFF.firstMs * 2 ** failures);
          expect(wait).toBeGreaterThanOrEqual(Math.floor(span / 2));
          expect(wait).toBeLessThanOrEqual(Math.ceil(span));
        },
      ),
    );
    expect(waitAfter(1, BACK_OFF, 0)).toBe(1_000);
    expect(waitAfter(3, BACK_OFF, 1)).toBe(8_000);
    expect(waitAfter(1_000, BACK_OFF, 1)).toBe(15 * 60 * 1_000);
  });
});

describe('the privacy notice', () => {
  test.each(Object.values(ENQUIRIES))(
    'of $purpose names every field, the receiver, the time and the way back',
    ({ fields, purpose }) => {
      const days = { retentionDays: 90, undeliveredDays: 400 };
      const notice = privacyNotice(purpose, days).toLowerCase();
      const { why, who } = purposeOf(purpose);
      for (const { label } of fields) expect(notice).toContain(label.toLowerCase());
      for (const words of ['90 days', '400 days', firm.privacyEmail, why, who]) {
        expect(notice).toContain(words.toLowerCase());
      }
    },
  );
});

describe('posts of other origins', () => {
  const SITE = 'https://www.example.in';
  test.each([
    [{ 'sec-fetch-site': 'same-origin', origin: 'null' }, true],
    [{ 'sec-fetch-site': 'none' }, true],
    [{ 'sec-fetch-site': 'same-site', origin: SITE }, false],
    [{ 'sec-fetch-site': 'cross-site' }, false],
    [{ origin: 'http://localhost:3000' }, true],
    [{ origin: SITE }, true],
    [{ origin: 'https://evil.example' }, false],
    [{ origin: 'https://www.example.in.evil.example' }, false],
    [{ origin: 'http://localhost:3001' }, false],
    [{ origin: 'null' }, false],
    [{}, true],
  ])('%j: own is %s', (headers, own) => {
    expect(isOwnPost(new Headers({ host: 'localhost:3000', ...headers }), SITE)).toBe(own);
  });
});

describe('export', () => {
  const enquiry = {
    reference: 'CB-20261121-7K3F9Q',
    kind: 'call-back' as const,
    receivedAt: '2026-11-21T10:15:00+05:30',
    deliveredAt: null,
    fields: { name: '=HYPERLINK("http://x","a")', message: 'one, "two"\nthree' },
    consent: {
      words: 'I agree',
      notice: 'We take …',
      purpose: 'call-back' as const,
      version: 2,
      hash: 'abc',
    },
  };

  test('as CSV is read back completely, and no cell is a formula', () => {
    const [row] = parse<Record<string, string>>(toCsv([enquiry]), { columns: true });
    expect(row?.reference).toBe(enquiry.reference);
    expect(row?.message).toBe(enquiry.fields.message);
    expect(row).toMatchObject({ purpose: 'call-back', purposeVersion: '2', wordsHash: 'abc' });
    expect(row?.name).toBe(`'${enquiry.fields.name}`);
  });

  test('as CSV preserves every text, and none starts a formula', () => {
    fc.assert(
      fc.property(anyText(), (message) => {
        const csv = toCsv([{ ...enquiry, fields: { message } }]);
        const [row] = parse<Record<string, string>>(csv, { columns: true, bom: false });
        expect([message, `'${message}`]).toContain(row?.message);
        expect(row?.message).not.toMatch(/^[=+\-@\t\r\n＝＋－＠]/);
      }),
    );
  });

  test('as JSON is read back completely', () => {
    expect(JSON.parse(toJson([enquiry, enquiry]))).toEqual([enquiry, enquiry]);
    expect(JSON.parse(toJson([]))).toEqual([]);
  });
});

test('pages with a form are recognised by their path', () => {
  for (const { path } of Object.values(ENQUIRIES)) expect(isFormPage(path)).toBe(true);
  expect(isFormPage(CHOICES_PATH)).toBe(true);
  for (const path of ['/', '/support', '/franchisee/', '/api/enquiries/contact']) {
    expect(isFormPage(path)).toBe(false);
  }
});

test('networks are counted by a digest', () => {
  expect(digestOf('203.0.113.7')).not.toBe(digestOf('203.0.113.8'));
  expect(digestOf('203.0.113.7')).not.toContain('203');
});
