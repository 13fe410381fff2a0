import { readFileSync, writeFileSync } from "node:fs";
import { trainScamModel, type FraudMessage } from "../scam/scam-model.ts";

const MODEL = "app/features/chat/scam/scam-model.json";

const read = <Read>(name: string): Read =>
  JSON.parse(readFileSync(new URL(`../scam/messages/${name}.json`, import.meta.url), "utf8"));
const model = trainScamModel(read<string[]>("harmless"), read<FraudMessage[]>("fraud"));
writeFileSync(MODEL, `${JSON.stringify(model, null, 2)}\n`);
process.stdout.write(`${MODEL} written, threshold ${model.threshold.toFixed(2)}\n`);
