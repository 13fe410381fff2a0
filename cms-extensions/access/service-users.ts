import { roleIds } from "../../contract/account/roles.ts";

/** Static tokens of the technical accounts; they come from the environment, never from this file. */
export type ServiceTokens = { teaser: string; free: string; paying: string; accounts: string };

export type ServiceUser = {
  id: string;
  email: string;
  first_name: string;
  role: string;
  token: keyof ServiceTokens;
};

export const serviceUsers: readonly ServiceUser[] = [
  user(1, "accounts", "Contas", roleIds.accounts),
  user(2, "teaser", "Vitrine", roleIds.tierTeaser),
  user(3, "free", "Leitor gratuito", roleIds.tierFree),
  user(4, "paying", "Leitor de assinante", roleIds.tierPaying),
];

function user(number: number, token: keyof ServiceTokens, name: string, role: string): ServiceUser {
  return {
    id: `40000000-0000-4000-8000-00000000000${number}`,
    email: `service-${token}@example.com`,
    first_name: name,
    role,
    token,
  };
}
