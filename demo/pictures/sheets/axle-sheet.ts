import type { Axle } from '../picture-spec.ts';

const ink = '#16181d';
const quiet = '#b9b6ad';
const red = '#c8102e';
const front = 330;
const rear = 880;

function axle(y: number, isMeant: boolean): string {
  const colour = isMeant ? red : quiet;
  const wheel = (x: number) =>
    `<rect x="${x}" y="${y - 105}" width="96" height="210" rx="30" fill="${isMeant ? red : ink}"/>`;
  return `<rect x="320" y="${y - 16}" width="560" height="32" fill="${colour}"/>${wheel(262)}${wheel(842)}`;
}

/** A car seen from above, its nose up, with one of its axles in red: a picture that is read at 52 px. */
export function axleSheet(meant: Axle): string {
  const shell =
    'M600 90C720 90 800 120 815 210L830 480V990C830 1075 780 1110 600 1110S370 1075 370 990V480L385 210C400 120 480 90 600 90Z';
  const windscreen = 'M440 470C480 435 720 435 760 470L725 575H475Z';
  const rearWindow = 'M455 960H745L715 875H485Z';
  return (
    '<rect width="1200" height="1200" fill="#f3f2ee"/>' +
    `<path d="${shell}" fill="#ffffff" stroke="${ink}" stroke-width="26"/>` +
    `<path d="${windscreen}" fill="#dfe3e8" stroke="${ink}" stroke-width="16"/>` +
    `<path d="${rearWindow}" fill="#dfe3e8" stroke="${ink}" stroke-width="16"/>` +
    axle(front, meant === 'anteriore') +
    axle(rear, meant === 'posteriore')
  );
}
