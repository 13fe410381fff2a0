import { scenarioContent, type ScenarioContent } from "../../../contract/api/scenarios-v1.ts";
import type { Sealer } from "../../db/seal.ts";

export const SCENARIO_SEAL = "saved-scenario";

/** Shuts name, values and results away from whoever reads the database. */
export function sealScenario(sealer: Sealer, content: ScenarioContent): Buffer {
  return sealer.seal(SCENARIO_SEAL, content);
}

/** @throws {Error} when the bytes are not what was sealed */
export function openScenario(sealer: Sealer, sealed: Buffer): ScenarioContent {
  return scenarioContent.parse(sealer.open(SCENARIO_SEAL, sealed));
}
