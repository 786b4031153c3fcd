import type { CSSProperties } from 'react';

// Mail clients support neither style sheets nor custom properties: the shop's look in inline styles, its colour from `mail-look.ts`.
const ink = '#16181D';
const quiet = '#5B5E66';
const line = '#E4E2DC';
const family = 'Inter, "Helvetica Neue", Arial, sans-serif';

export const mailStyle = {
  body: {
    margin: 0,
    padding: '24px 12px',
    backgroundColor: '#FAFAF7',
    color: ink,
    fontFamily: family,
    fontSize: 15,
    lineHeight: '22px',
  },
  card: {
    width: '100%',
    maxWidth: 600,
    margin: '0 auto',
    backgroundColor: '#FFFFFF',
    border: `1px solid ${line}`,
  },
  inner: { padding: '28px 28px 24px' },
  brand: { margin: 0, fontSize: 20, fontWeight: 700, letterSpacing: '-0.01em' },
  logo: { display: 'block', border: 0, maxWidth: '100%' },
  heading: { margin: '24px 0 8px', fontSize: 22, lineHeight: '28px', fontWeight: 700 },
  subheading: { margin: '28px 0 8px', fontSize: 16, fontWeight: 700 },
  text: { margin: '0 0 12px' },
  // as it was written, line by line
  note: {
    margin: '0 0 12px',
    padding: '4px 0 4px 12px',
    borderLeft: `3px solid ${line}`,
    whiteSpace: 'pre-line',
  },
  quiet: { margin: 0, color: quiet, fontSize: 13, lineHeight: '19px' },
  table: { width: '100%', borderCollapse: 'collapse' },
  headCell: {
    padding: '8px 0',
    borderBottom: `2px solid ${ink}`,
    textAlign: 'left',
    fontSize: 13,
    fontWeight: 600,
  },
  headNumber: {
    padding: '8px 0 8px 12px',
    borderBottom: `2px solid ${ink}`,
    textAlign: 'right',
    fontSize: 13,
    fontWeight: 600,
  },
  cell: { padding: '10px 0', borderBottom: `1px solid ${line}`, verticalAlign: 'top' },
  number: {
    padding: '10px 0 10px 12px',
    borderBottom: `1px solid ${line}`,
    verticalAlign: 'top',
    textAlign: 'right',
    whiteSpace: 'nowrap',
  },
  sumLabel: { padding: '8px 0', textAlign: 'left', fontWeight: 400 },
  sum: { padding: '8px 0 8px 12px', textAlign: 'right', whiteSpace: 'nowrap' },
  // an IBAN is longer than a telephone is wide
  transfer: { padding: '8px 0 8px 12px', textAlign: 'right' },
  totalLabel: {
    padding: '12px 0',
    borderTop: `2px solid ${ink}`,
    textAlign: 'left',
    fontWeight: 700,
    fontSize: 17,
  },
  total: {
    padding: '12px 0 12px 12px',
    borderTop: `2px solid ${ink}`,
    textAlign: 'right',
    fontWeight: 700,
    fontSize: 17,
    whiteSpace: 'nowrap',
  },
  button: {
    display: 'inline-block',
    padding: '12px 20px',
    color: '#FFFFFF',
    fontWeight: 600,
    textDecoration: 'none',
    borderRadius: 4,
  },
  address: { width: '50%', paddingRight: 16, verticalAlign: 'top', fontSize: 14, lineHeight: '21px' },
} as const satisfies Record<string, CSSProperties>;
