/** Variable that the runner sets for tests of a running stack. @throws {Error} naming a missing one */
export function requiredEnv(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: these tests need a running stack`);
  return value;
}
