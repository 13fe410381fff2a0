import { createHash, randomBytes, randomUUID } from "node:crypto";
import {
  scenarioVersion,
  type SavedScenario,
  type ScenarioContent,
  type ScenarioEdit,
  type ScenarioInput,
} from "../../../../contract/api/scenarios-v1.ts";
import {
  MOST_SCENARIOS,
  sharedScenario,
  type SharedScenario,
} from "../../../../contract/calculators/scenario.ts";
import type { Database } from "../../../db/database.ts";
import type { Sealer } from "../../../db/seal.ts";
import { ServiceError } from "../../../errors.ts";
import { openScenario, sealScenario } from "./scenario-content.ts";
import {
  countScenarios,
  deleteScenario,
  findSharedScenario,
  insertScenario,
  listScenarios,
  lockScenario,
  lockScenarios,
  updateScenario,
} from "./scenarios.repository.ts";
import type { ScenarioRow } from "./scenarios.repository.ts";
import type { StartCalculation } from "./work-out.ts";

/** A member's own scenarios. @throws {ServiceError} `not_found` for another member's or an unknown one. */
export type ScenariosService = {
  list(userId: string): Promise<SavedScenario[]>;
  /**
   * Calculates with the current parameters. @throws {ServiceError} `scenario.limit`, `scenario.not_covered`
   */
  create(userId: string, input: ScenarioInput): Promise<{ id: string }>;
  /**
   * Replaces a scenario and calculates it with the current parameters.
   * @throws {ServiceError} `scenario.not_covered`, `edit_conflict` if another version was saved since
   */
  replace(userId: string, id: string, edit: ScenarioEdit): Promise<void>;
  remove(userId: string, id: string): Promise<void>;
  /** Token of the scenario's link; the same until it is revoked. */
  share(userId: string, id: string): Promise<{ token: string }>;
  stopSharing(userId: string, id: string): Promise<void>;
  /** The view for anyone with the link: rounded amounts. */
  findShared(token: string): Promise<SharedScenario>;
};

export type ScenariosDeps = {
  db: Database;
  sealer: Sealer;
  startCalculation: StartCalculation;
  now: () => Date;
};

const hashOf = (token: string): Buffer => createHash("sha256").update(token).digest();

export function createScenarios(deps: ScenariosDeps): ScenariosService {
  const { db, sealer, startCalculation, now } = deps;

  async function workOut({ name, scenario }: ScenarioInput) {
    const calculation = await startCalculation();
    const result = await calculation.now(scenario);
    if (!result) throw new ServiceError("scenario.not_covered");
    return { name, scenario, result, changes: await calculation.changes(scenario, result) };
  }

  async function change(
    userId: string,
    id: string,
    work: (content: ScenarioContent, row: ScenarioRow) => Partial<ScenarioRow>,
  ): Promise<void> {
    await db.transaction(async (transaction) => {
      const row = await lockScenario(transaction, userId, id);
      if (!row) throw new ServiceError("not_found");
      await updateScenario(transaction, id, work(openScenario(sealer, row.content), row));
    });
  }

  return {
    async list(userId) {
      const rows = await listScenarios(db, userId);
      return rows.map(({ id, content, wantsNotice: wantsNotification, updatedAt }) => {
        const { reruns: _reruns, ...opened } = openScenario(sealer, content);
        return {
          id,
          wantsNotice: wantsNotification,
          updatedAt: updatedAt.toISOString(),
          ...opened,
        };
      });
    },

    async create(userId, input) {
      const worked = await workOut(input);
      const content = sealScenario(sealer, { ...worked, reruns: 0, shareToken: null });
      const id = randomUUID();
      await db.transaction(async (transaction) => {
        await lockScenarios(transaction, userId);
        if ((await countScenarios(transaction, userId)) >= MOST_SCENARIOS) {
          throw new ServiceError("scenario.limit");
        }
        const { wantsNotice: wantsNotification } = input;
        const at = { createdAt: now(), updatedAt: now() };
        await insertScenario(transaction, {
          ...{ id, userId, content, wantsNotice: wantsNotification, shareTokenHash: null },
          ...at,
        });
      });
      return { id };
    },

    async replace(userId, id, { seenVersion, ...input }) {
      const worked = await workOut(input);
      await change(
        userId,
        id,
        ({ reruns, shareToken, ...stored }, { wantsNotice: wantsNotification }) => {
          const version = scenarioVersion({ ...stored, wantsNotice: wantsNotification });
          // A repeated request after a lost response: it is already saved.
          const isKnown = version === seenVersion || version === scenarioVersion(input);
          if (!isKnown) throw new ServiceError("edit_conflict");
          return {
            content: sealScenario(sealer, { ...worked, reruns, shareToken }),
            wantsNotice: input.wantsNotice,
            updatedAt: now(),
          };
        },
      );
    },

    async remove(userId, id) {
      if (!(await deleteScenario(db, userId, id))) throw new ServiceError("not_found");
    },

    async share(userId, id) {
      let token = randomBytes(32).toString("base64url");
      await change(userId, id, (content) => {
        token = content.shareToken ?? token;
        return {
          content: sealScenario(sealer, { ...content, shareToken: token }),
          shareTokenHash: hashOf(token),
        };
      });
      return { token };
    },

    stopSharing: (userId, id) =>
      change(userId, id, (content) => ({
        content: sealScenario(sealer, { ...content, shareToken: null }),
        shareTokenHash: null,
      })),

    async findShared(token) {
      const row = await findSharedScenario(db, hashOf(token));
      if (!row) throw new ServiceError("not_found");
      const { scenario, result } = openScenario(sealer, row.content);
      return sharedScenario(scenario, result);
    },
  };
}
