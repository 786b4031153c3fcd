import { batteryParts } from './batteries.data.ts';
import { bodyworkParts } from './bodywork.data.ts';
import { brakingParts } from './braking.data.ts';
import { clutchParts } from './clutch.data.ts';
import { coolingParts } from './cooling.data.ts';
import { electricsParts } from './electrics.data.ts';
import { engineParts } from './engine.data.ts';
import { filterParts } from './filters.data.ts';
import { fluidParts } from './fluids.data.ts';
import { ignitionParts } from './ignition.data.ts';
import { lightingParts } from './lighting.data.ts';
import type { PartKind } from './part-kind.ts';
import { suspensionParts } from './suspension.data.ts';
import { timingParts } from './timing.data.ts';
import { toolParts } from './tools.data.ts';
import { tyreParts } from './tyres.data.ts';

/** Every kind of part that the demo shop sells. */
export const allParts: readonly PartKind[] = [
  ...brakingParts,
  ...filterParts,
  ...suspensionParts,
  ...timingParts,
  ...clutchParts,
  ...engineParts,
  ...ignitionParts,
  ...coolingParts,
  ...lightingParts,
  ...bodyworkParts,
  ...electricsParts,
  ...batteryParts,
  ...fluidParts,
  ...tyreParts,
  ...toolParts,
];
