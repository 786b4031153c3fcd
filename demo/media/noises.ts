const tau = 2 * Math.PI;

export const samplesPerSecond = 16_000;

/** Noise that is the same every time: a bench must not sound different after a restart. */
function hiss(): () => number {
  let state = 0x2545f491;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return state / 0x80000000;
  };
}

function sound(seconds: number, at: (time: number, noise: number) => number): number[] {
  const noise = hiss();
  return Array.from({ length: Math.round(seconds * samplesPerSecond) }, (_, index) => {
    const time = index / samplesPerSecond;
    const fade = Math.min(1, time / 0.15, (seconds - time) / 0.3);
    return fade * at(time, noise());
  });
}

/** Worn pads: a whistle that gets lower and louder while the disc slows down. */
export const brakeSqueal = (): number[] =>
  sound(3, (time, noise) => {
    const pitch = 2700 - 110 * time;
    const flutter = 0.75 + 0.25 * Math.sin(tau * 11 * time);
    const whistle = Math.sin(tau * pitch * time) + 0.4 * Math.sin(tau * 2 * pitch * time);
    return flutter * (0.12 + 0.05 * time) * whistle + 0.012 * noise;
  });

/** A warped disc: dull beats that come once per turn of the wheel, slower and slower. */
export const discBeat = (): number[] =>
  sound(3, (time, noise) => {
    const turns = 6 * time - 0.7 * time ** 2;
    const beat = Math.max(0, Math.sin(tau * turns)) ** 6;
    return 0.55 * beat * Math.sin(tau * 82 * time) + (0.03 + 0.08 * beat) * noise;
  });
