/** The id in an address, where it can be one at all. */
export const idIn = (text = ''): readonly number[] => (Number(text) <= 2_147_483_647 ? [Number(text)] : []);
