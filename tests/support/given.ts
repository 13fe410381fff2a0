/** What the runner tells the tests of a running stack. @throws Error that names the missing variable */
export function given(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: these tests need a running stack`);
  return value;
}
