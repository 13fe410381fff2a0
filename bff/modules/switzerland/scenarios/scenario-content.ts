import { scenarioContent, type ScenarioContent } from "../../../../contract/api/scenarios-v1.ts";
import type { Sealer } from "../../../db/seal.ts";

export const SCENARIO_SEAL = "saved-scenario";

export function sealScenario(sealer: Sealer, content: ScenarioContent): Buffer {
  return sealer.seal(SCENARIO_SEAL, content);
}

/** @throws {Error} if the bytes are not sealed content */
export function openScenario(sealer: Sealer, sealed: Buffer): ScenarioContent {
  return scenarioContent.parse(sealer.open(SCENARIO_SEAL, sealed));
}
