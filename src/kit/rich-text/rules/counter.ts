/** How long a counter takes to its number, and how long each of its steps is, in milliseconds (SITE-20). */
export const counterMs = 1000;
export const counterStepMs = 10;

const firstNumber = /\d+(?:[.,]\d+)*/;

type Written = {
  readonly value: number;
  readonly decimals: number;
  readonly point: string;
  readonly groups: string;
};

/** A number as people write it: `12.500` and `12,500` are thousands, `98,5` and `4.25` have decimals. */
function read(number: string): Written {
  const marks = number.match(/[.,]/g) ?? [];
  const last = marks.at(-1) ?? '';
  const tail = last === '' ? '' : number.slice(number.lastIndexOf(last) + 1);
  const hasDecimals = last !== '' && (tail.length !== 3 || new Set(marks).size > 1);
  const groups = marks.find((mark) => !hasDecimals || mark !== last) ?? '';
  const whole = hasDecimals ? number.slice(0, -tail.length - 1) : number;
  return {
    value: Number(`${whole.replace(/[.,]/g, '')}.${hasDecimals ? tail : '0'}`),
    decimals: hasDecimals ? tail.length : 0,
    point: hasDecimals ? last : '',
    groups,
  };
}

function write(value: number, { decimals, point, groups }: Written): string {
  const [whole = '0', tail = ''] = value.toFixed(decimals).split('.');
  const grouped = groups === '' ? whole : whole.replace(/\B(?=(?:\d{3})+$)/g, groups);
  return decimals === 0 ? grouped : `${grouped}${point}${tail}`;
}

/**
 * What a counter says so many milliseconds after it began: the first number of its text counts up from 0 in steps, what
 * stands around it stays; at the end it is its text (SITE-19, SITE-20).
 */
export function counterText(text: string, elapsedMs: number): string {
  const number = firstNumber.exec(text)?.[0];
  if (number === undefined || elapsedMs >= counterMs) return text;
  const step = Math.floor(Math.max(0, elapsedMs) / counterStepMs);
  const written = read(number);
  return text.replace(firstNumber, write((written.value * step * counterStepMs) / counterMs, written));
}
