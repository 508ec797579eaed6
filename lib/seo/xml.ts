import { escapeXml } from '@/lib/tools/escape';

/** Halves of characters, which no XML document may hold. */
const LONE_HALVES = /\p{Surrogate}/gu;

/** Text for an element or an attribute: escaped, and without what XML forbids. */
export const xmlText = (text: string): string => escapeXml(text.replace(LONE_HALVES, ''));

/** An element with text, nothing where there is none. */
export const element = (name: string, text: string | null | undefined): string =>
  text ? `<${name}>${xmlText(text)}</${name}>` : '';

export const XML_DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>';
