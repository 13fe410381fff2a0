import {
  listMissing,
  shelfNames,
  shelfRules,
  type ShelfRule,
} from "../../../../contract/collections/shelf-rules.ts";
import { closeShelves, shelfTitle, type ShelfName } from "../../../../contract/shared/shelves.ts";
import { DAY_MS } from "../../../../contract/shared/time.ts";
import type { CmsShelves, StoredShelf } from "../../../cms/cms-shelves.ts";
import type { Database } from "../../../db/database.ts";
import { OUTLASTING_DIRECTUS, type JobKind } from "../../../jobs/jobs.ts";
import { countOwnGoods } from "./stock.repository.ts";

export const JUDGE_SHELVES = "shelves-judge";

export type JudgeShelvesDeps = { db: Database; cmsShelves: CmsShelves; now: () => Date };

const namesOfClosed = (shelves: readonly Pick<StoredShelf, "name" | "isOpen">[]): string[] =>
  shelves.flatMap(({ name, isOpen }) => (isOpen ? [] : [name]));

export function createShelves({ db, cmsShelves, now }: JudgeShelvesDeps) {
  async function findMissing(rule: ShelfRule): Promise<string[]> {
    const { goods, freshness } = rule;
    const since = freshness
      ? new Date(now().getTime() - freshness.days * DAY_MS).toISOString().slice(0, 10)
      : null;
    const stock =
      goods.in === "cms"
        ? await cmsShelves.count(goods, rule, since)
        : { count: await countOwnGoods(db, goods, since), filled: {} };
    return listMissing(rule, stock);
  }

  async function judge(name: ShelfName) {
    const missing = await findMissing(shelfRules[name]);
    return {
      name,
      title: shelfTitle(name),
      isOpen: missing.length === 0,
      missing: missing.join("; ") || null,
      judgedAt: now().toISOString(),
    };
  }

  /** Reads the last judgement, also that of another process. */
  async function learn(): Promise<void> {
    closeShelves(namesOfClosed(await cmsShelves.list()));
  }

  const judging: JobKind<object> = {
    name: JUDGE_SHELVES,
    cron: "*/10 * * * *",
    retries: OUTLASTING_DIRECTUS,
    async handle() {
      const judged = await Promise.all(shelfNames.map(judge));
      const known = new Map((await cmsShelves.list()).map((shelf) => [shelf.name, shelf]));
      const added = judged.filter(({ name }) => !known.has(name));
      if (added.length > 0) await cmsShelves.create(added);
      for (const shelf of judged) {
        const before = known.get(shelf.name);
        const isChanged = before?.isOpen !== shelf.isOpen || before.missing !== shelf.missing;
        if (before && isChanged) await cmsShelves.update(before.id, shelf);
      }
      closeShelves(namesOfClosed(judged));
    },
  };

  return { judging, learn };
}
