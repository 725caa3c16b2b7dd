import { pigments } from '@storefront/brand/pigments'
import type { CSSProperties } from 'react'

const display = "Italiana, 'Palatino Linotype', Palatino, 'Book Antiqua', Georgia, serif"
const text = "Jost, 'Avenir Next', 'Segoe UI', Helvetica, Arial, sans-serif"

/** A long word, such as an address without spaces, breaks rather than make the letter wider than a phone. Mail programs know one or the other. */
const wrap = { overflowWrap: 'anywhere', wordBreak: 'break-word' } as const

const paragraph = {
  ...wrap,
  margin: '0 0 16px',
  fontSize: 16,
  lineHeight: '26px',
  color: pigments.ink,
}
const cell = { padding: '10px 0', borderBottom: `1px solid ${pigments.paperLine}`, fontSize: 16 }

/**
 * The letters' inline styles, in px: mail programs drop style sheets and load no fonts, so these are fonts that computers
 * have. Every text has a colour as well as a background, so that a mail program's dark mode changes both.
 */
export const style = {
  ground: { margin: 0, padding: 0, backgroundColor: pigments.paperDeep, fontFamily: text },
  letter: { width: '100%', maxWidth: 600, backgroundColor: pigments.paper },
  header: {
    padding: '28px 24px',
    backgroundColor: pigments.night,
    borderBottom: `3px solid ${pigments.pitahaya}`,
  },
  brand: {
    margin: 0,
    textAlign: 'center',
    fontFamily: display,
    fontSize: 26,
    lineHeight: '32px',
    letterSpacing: '0.18em',
    textTransform: 'uppercase',
    color: pigments.ivory,
  },
  body: { padding: '36px 24px 12px', backgroundColor: pigments.paper },
  title: {
    ...wrap,
    margin: '0 0 20px',
    fontFamily: display,
    fontSize: 32,
    fontWeight: 400,
    lineHeight: '38px',
    color: pigments.ink,
  },
  heading: {
    margin: '32px 0 8px',
    fontFamily: display,
    fontSize: 22,
    fontWeight: 400,
    lineHeight: '28px',
    color: pigments.ink,
  },
  paragraph,
  note: {
    ...paragraph,
    margin: '12px 0 0',
    fontSize: 14,
    lineHeight: '22px',
    color: pigments.inkSoft,
  },
  frame: {
    margin: '28px 0',
    padding: '4px 20px 20px',
    backgroundColor: pigments.paperDeep,
    borderTop: `2px solid ${pigments.goldInk}`,
    borderBottom: `2px solid ${pigments.goldInk}`,
  },
  framedHeading: {
    margin: '16px 0 8px',
    fontFamily: display,
    fontSize: 24,
    fontWeight: 400,
    lineHeight: '30px',
    color: pigments.ink,
  },
  table: { width: '100%', borderCollapse: 'collapse' },
  factName: {
    ...cell,
    width: '42%',
    paddingRight: 16,
    textAlign: 'left',
    verticalAlign: 'top',
    fontSize: 14,
    fontWeight: 400,
    lineHeight: '24px',
    color: pigments.inkSoft,
  },
  fact: {
    ...cell,
    verticalAlign: 'top',
    ...wrap,
    lineHeight: '24px',
    whiteSpace: 'pre-line',
    color: pigments.ink,
  },
  columnName: {
    ...cell,
    textAlign: 'left',
    fontSize: 13,
    fontWeight: 400,
    lineHeight: '20px',
    color: pigments.inkSoft,
  },
  product: {
    ...cell,
    paddingRight: 16,
    textAlign: 'left',
    ...wrap,
    fontWeight: 400,
    lineHeight: '24px',
    color: pigments.ink,
  },
  each: { fontSize: 14, color: pigments.inkSoft },
  quantity: { ...cell, width: 72, textAlign: 'right', lineHeight: '24px', color: pigments.ink },
  amount: {
    ...cell,
    width: 104,
    textAlign: 'right',
    lineHeight: '24px',
    whiteSpace: 'nowrap',
    color: pigments.ink,
  },
  total: { fontSize: 20, fontWeight: 600, borderBottom: 'none' },
  strong: { fontWeight: 600 },
  link: { color: pigments.goldInk, textDecoration: 'underline' },
  button: {
    padding: '15px 28px',
    backgroundColor: pigments.ink,
    fontSize: 16,
    lineHeight: '20px',
    textDecoration: 'none',
    color: pigments.paper,
  },
  open: { margin: '32px 0 0' },
  footer: { marginTop: 28, padding: '24px', backgroundColor: pigments.night },
  small: {
    margin: '0 0 8px',
    textAlign: 'center',
    fontSize: 13,
    lineHeight: '20px',
    color: pigments.ivorySoft,
  },
  smallLink: { color: pigments.ivory, textDecoration: 'underline' },
} as const satisfies Readonly<Record<string, CSSProperties>>
