import { resolve } from "node:path";
import { measureCode } from "../checks/house-aims.ts";

for (const { name, value, aim, isMet } of measureCode(resolve(import.meta.dirname, "../..")))
  console.log(`| ${name} | ${value} | ${aim} | ${isMet ? "met" : "open"} |`);
