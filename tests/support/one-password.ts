import {
  createPasswordHasher,
  type PasswordHasher,
} from "../../bff/modules/identity/users/password-hasher.ts";

const hashers = new Map<string, Promise<PasswordHasher>>();

async function create(password: string): Promise<PasswordHasher> {
  const hasher = await createPasswordHasher();
  const hash = await hasher.hash(password);
  return { ...hasher, hash: async (other) => (other === password ? hash : hasher.hash(other)) };
}

/**
 * Made members of all tests share a password, which a process hashes once: hashing is slow on purpose.
 * Logins compare as in production.
 */
export function hasherOf(password: string): Promise<PasswordHasher> {
  const hasher = hashers.get(password) ?? create(password);
  hashers.set(password, hasher);
  return hasher;
}
