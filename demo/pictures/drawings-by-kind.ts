import { airCooling } from './drawings/air-cooling.ts';
import { body } from './drawings/body.ts';
import { brakeGrip } from './drawings/brake-grip.ts';
import { brakes } from './drawings/brakes.ts';
import { bulbs } from './drawings/bulbs.ts';
import { clutch } from './drawings/clutch.ts';
import { coolantFlow } from './drawings/coolant-flow.ts';
import { electrics } from './drawings/electrics.ts';
import { engine } from './drawings/engine.ts';
import { exhaust } from './drawings/exhaust.ts';
import { filters } from './drawings/filters.ts';
import { fluids } from './drawings/fluids.ts';
import { ignition } from './drawings/ignition.ts';
import { lamps } from './drawings/lamps.ts';
import { power } from './drawings/power.ts';
import { suspension } from './drawings/suspension.ts';
import { timing } from './drawings/timing.ts';
import { tools } from './drawings/tools.ts';
import { wheelGuides } from './drawings/wheel-guides.ts';
import { wheels } from './drawings/wheels.ts';
import type { Draw } from './pen/pen.ts';
import type { PictureKind } from './picture-kinds.ts';

/** Who draws which kind of part. */
export const drawingsByKind: Readonly<Record<PictureKind, Draw>> = {
  ...suspension,
  ...wheelGuides,
  ...engine,
  ...ignition,
  ...electrics,
  ...power,
  ...airCooling,
  ...coolantFlow,
  ...lamps,
  ...bulbs,
  ...fluids,
  ...filters,
  ...body,
  ...brakeGrip,
  ...brakes,
  ...clutch,
  ...exhaust,
  ...timing,
  ...tools,
  ...wheels,
};
