import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from "@simplewebauthn/server";
import type { Database } from "../../../db/database.ts";
import type { UserRow } from "../../../db/schema.ts";
import { ServiceError } from "../../../errors.ts";
import { findUserById } from "../users/users.repository.ts";
import type { Challenges } from "./challenges.ts";
import {
  deletePasskey,
  findPasskey,
  insertPasskey,
  listPasskeys,
  notePasskeyUse,
  renamePasskey,
} from "./second-factor.repository.ts";
import type { PasskeyRow } from "./second-factor.repository.ts";

export type Ceremony<Options> = {
  options: Options;
  challenge: string;
};

export type Passkeys = {
  startRegistration(user: UserRow): Promise<Ceremony<PublicKeyCredentialCreationOptionsJSON>>;
  /** @throws {ServiceError} `auth.challenge_over`, `auth.invalid_second_factor` */
  finishRegistration(
    userId: string,
    answer: { challenge: string; response: unknown; name: string },
  ): Promise<void>;
  startLogin(): Promise<Ceremony<PublicKeyCredentialRequestOptionsJSON>>;
  /**
   * Returns the owner of the key. @throws {ServiceError} `auth.challenge_over`,
   * `auth.invalid_second_factor`
   */
  finishLogin(answer: { challenge: string; response: unknown }): Promise<UserRow>;
  /** The member whose key the answer names, without checking its proof. */
  findOwnerId(response: unknown): Promise<string | null>;
  list(userId: string): Promise<PasskeyRow[]>;
  /** @throws {ServiceError} `not_found`, like `remove` */
  rename(userId: string, id: string, name: string): Promise<void>;
  remove(userId: string, id: string): Promise<void>;
};

export type PasskeysDeps = {
  db: Database;
  challenges: Challenges;
  publicOrigin: string;
  now: () => Date;
};

/** Loaded on first use: it is a fifth of the service's code, and startup is faster without it. */
const loadWebAuthn = () => import("@simplewebauthn/server");

const RP_NAME = "Portal Suíça";

export function createPasskeys({ db, challenges, publicOrigin, now }: PasskeysDeps): Passkeys {
  const rpID = new URL(publicOrigin).hostname;
  const expected = (challenge: string | null) => ({
    expectedChallenge: challenge ?? "",
    expectedOrigin: publicOrigin,
    expectedRPID: rpID,
    requireUserVerification: true,
  });

  return {
    async startRegistration(user) {
      const known = await listPasskeys(db, user.id);
      const { generateRegistrationOptions } = await loadWebAuthn();
      const options = await generateRegistrationOptions({
        rpName: RP_NAME,
        rpID,
        userName: user.email,
        userDisplayName: user.firstName,
        userID: new TextEncoder().encode(user.id),
        attestationType: "none",
        excludeCredentials: known.map(({ id, transports }) => ({ id, transports })),
        authenticatorSelection: { residentKey: "required", userVerification: "required" },
      });
      const about = { userId: user.id, challenge: options.challenge };
      return { options, challenge: await challenges.open("passkey_registration", about) };
    },

    async finishRegistration(userId, { challenge, response, name }) {
      const open = await challenges.take("passkey_registration", challenge);
      if (open.userId !== userId) throw new ServiceError("auth.challenge_over");
      const { verifyRegistrationResponse } = await loadWebAuthn();
      const checked = await orRefused(() =>
        verifyRegistrationResponse({
          response: response as RegistrationResponseJSON,
          ...expected(open.challenge),
        }),
      );
      if (!checked.verified) throw new ServiceError("auth.invalid_second_factor");
      const { credential, credentialBackedUp } = checked.registrationInfo;
      const isNew = await insertPasskey(db, {
        id: credential.id,
        userId,
        publicKey: Buffer.from(credential.publicKey),
        counter: credential.counter,
        transports: [...(credential.transports ?? [])],
        name,
        isBackedUp: credentialBackedUp,
        createdAt: now(),
      });
      if (!isNew) throw new ServiceError("auth.invalid_second_factor");
    },

    async startLogin() {
      const { generateAuthenticationOptions } = await loadWebAuthn();
      const options = await generateAuthenticationOptions({ rpID, userVerification: "required" });
      const about = { challenge: options.challenge };
      return { options, challenge: await challenges.open("passkey_login", about) };
    },

    async finishLogin({ challenge, response }) {
      const open = await challenges.take("passkey_login", challenge);
      const answer = response as AuthenticationResponseJSON;
      const passkey = await findPasskey(db, answer.id);
      const user = passkey && (await findUserById(db, passkey.userId));
      if (!passkey || !user) throw new ServiceError("auth.invalid_second_factor");
      const { verifyAuthenticationResponse } = await loadWebAuthn();
      const checked = await orRefused(() =>
        verifyAuthenticationResponse({
          response: answer,
          ...expected(open.challenge),
          credential: { ...passkey, publicKey: Uint8Array.from(passkey.publicKey) },
        }),
      );
      if (!checked.verified) throw new ServiceError("auth.invalid_second_factor");
      const counter = checked.authenticationInfo.newCounter;
      await notePasskeyUse(db, passkey.id, { counter, lastUsedAt: now() });
      return user;
    },

    async findOwnerId(response) {
      const passkey = await findPasskey(db, (response as AuthenticationResponseJSON).id);
      return passkey?.userId ?? null;
    },

    list: (userId) => listPasskeys(db, userId),

    async rename(userId, id, name) {
      if (!(await renamePasskey(db, userId, id, name))) throw new ServiceError("not_found");
    },

    async remove(userId, id) {
      if (!(await deletePasskey(db, userId, id))) throw new ServiceError("not_found");
    },
  };
}

/** The library throws for any fault in an answer. Everything in an answer comes from the browser. */
async function orRefused<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw new ServiceError("auth.invalid_second_factor", { cause: error });
  }
}
