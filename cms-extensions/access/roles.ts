import { policyIds, roleIds } from "../../contract/account/roles.ts";
import { memberRolesOf, type MemberRoles } from "./member-roles.ts";

export type Role = {
  id: string;
  name: string;
  icon: string;
  description: string;
  policies: readonly string[];
};

const paying = [policyIds.payingContent, policyIds.payingWork];
const tierBase = [policyIds.reference, policyIds.community, policyIds.reviews];
const memberBase = [policyIds.reference, policyIds.community, policyIds.ownData];

/** Roles as sets of policies. Flat: the member-auth hook does not support parent roles. */
export const rolesFor = (memberRoles: MemberRoles): readonly Role[] => [
  {
    id: roleIds.editor,
    name: "Editor",
    icon: "edit",
    description: "Escreve, revisa e publica",
    policies: [policyIds.editor],
  },
  {
    id: memberRoles.free,
    name: "Membro",
    icon: "person",
    description: "Membro que não paga",
    policies: [...memberBase, policyIds.freeContent],
  },
  {
    id: memberRoles.paying,
    name: "Assinante",
    icon: "paid",
    description: "Membro que paga",
    policies: [...memberBase, ...paying],
  },
  {
    id: memberRoles.youtube,
    name: "Membro do YouTube",
    icon: "smart_display",
    description: "Membro pelo canal, com os direitos de assinante",
    policies: [...memberBase, ...paying],
  },
  {
    id: roleIds.accounts,
    name: "Serviço de contas",
    icon: "manage_accounts",
    description: "Conta técnica que cuida dos usuários dos membros",
    policies: [policyIds.accounts],
  },
  {
    id: roleIds.tierTeaser,
    name: "Leitor da vitrine",
    icon: "visibility",
    description: "Conta técnica que lê títulos e resumos",
    policies: [policyIds.reference, policyIds.teaserContent],
  },
  {
    id: roleIds.tierFree,
    name: "Leitor gratuito",
    icon: "lock_open",
    description: "Conta técnica que lê o que todo membro lê",
    policies: [...tierBase, policyIds.freeContent],
  },
  {
    id: roleIds.tierPaying,
    name: "Leitor de assinante",
    icon: "lock",
    description: "Conta técnica que lê o que o assinante lê",
    policies: [...tierBase, policyIds.payingContent],
  },
];

export const roles = rolesFor(memberRolesOf({}));
