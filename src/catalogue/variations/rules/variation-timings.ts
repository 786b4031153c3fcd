/** After how many milliseconds a form looks at the choices that it came with (VAR-23). */
export const presetCheckMs = 100;

/** After how many milliseconds a found variation is shown (VAR-24). */
export const showFoundMs = 300;
