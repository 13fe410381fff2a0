import { z } from "zod";
import { linkState } from "./time.ts";
import { crops } from "../profile.ts";

export const emailChangeInput = z.object({
  email: z.string().max(254),
  password: z.string().min(1).max(1_024),
});
export const emailLinkInput = z.object({ token: z.string().min(1).max(200) });
export const avatarQuery = z.object({ crop: z.enum(crops).catch("center") });

export const emailLink = z.object({ state: linkState, email: z.string().nullable() });
export const emailReverted = z.object({ resetToken: z.string() });
