process.argv.push("--dev");
await import("./start.ts");
export {};
