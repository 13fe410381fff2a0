/** Like `start`, with reload: Vite for the app, --watch for the service, a rebuilt extension. */
process.argv.push("--dev");
await import("./start.ts");
export {};
