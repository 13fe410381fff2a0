import { resolve } from "node:path";
import { measureHouse } from "../checks/house-aims.ts";

for (const { name, value, aim, isMet } of measureHouse(resolve(import.meta.dirname, "../..")))
  console.log(`| ${name} | ${value} | ${aim} | ${isMet ? "met" : "open"} |`);
