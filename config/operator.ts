import { z } from "zod";

export type Operator = {
  name: string;
  addressLines: string[];
  email: string;
  /** Swiss enterprise number; null if the operator has none. */
  uid: string | null;
  isDemo: boolean;
};

const NO_UID = "none";

/** Defaults are for demo and tests; production refuses to start with them. */
export const operatorVariables = {
  OPERATOR_NAME: z.string().min(2).default("Demonstração: operadora fictícia"),
  // Lines are separated by semicolons.
  OPERATOR_ADDRESS: z.string().min(8).default("Rua do Exemplo 1; 8000 Zurique; Suíça"),
  OPERATOR_EMAIL: z.email().default("operadora@example.com"),
  OPERATOR_UID: z
    .string()
    .regex(
      /^(CHE-\d{3}\.\d{3}\.\d{3}( (MWST|TVA|IVA))?|none)$/,
      "is neither CHE-123.456.789 nor none",
    )
    .default("CHE-000.000.000"),
};

const names = Object.keys(operatorVariables);

export function operatorRefusals(
  read: readonly string[],
  present: Readonly<Record<string, string | undefined>>,
): string[] {
  return names
    .filter((name) => read.includes(name) && !present[name])
    .map((name) => `${name} is missing, which production refuses`);
}

type OperatorEnvironment = z.infer<z.ZodObject<typeof operatorVariables>> & { PORTAL_MODE: string };

export function operatorOf(environment: OperatorEnvironment): Operator {
  const { OPERATOR_NAME, OPERATOR_ADDRESS, OPERATOR_EMAIL, OPERATOR_UID } = environment;
  return {
    name: OPERATOR_NAME,
    addressLines: OPERATOR_ADDRESS.split(";").flatMap((line) => line.trim() || []),
    email: OPERATOR_EMAIL,
    uid: OPERATOR_UID === NO_UID ? null : OPERATOR_UID,
    isDemo: environment.PORTAL_MODE !== "production",
  };
}

export function operatorLine({ name, addressLines, uid, email }: Operator): string {
  return [name, ...addressLines, ...(uid ? [uid] : []), email].join(", ");
}
