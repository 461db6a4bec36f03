import { z } from "zod";
import { isEmailAddress } from "../accounts/account-rules.ts";
import { normalizeAddress } from "../accounts/names.ts";
import { addressPlaces } from "./address-places.ts";

export const PersonAddress = z.object({
  email: z
    .string()
    .max(254)
    .transform(normalizeAddress)
    .refine(isEmailAddress, "Enter a full email address, such as name@example.com"),
});

/** The stored data of a candidate, as counts. */
export const FoundPerson = z.object({
  id: z.number().int(),
  name: z.string().nullable(),
  fileName: z.string(),
  places: z.array(z.enum(addressPlaces)),
  jobs: z.array(z.string()),
  files: z.number().int(),
  decisions: z.number().int(),
  notes: z.number().int(),
  messages: z.number().int(),
  reviewLinks: z.number().int(),
  isHeld: z.boolean(),
});
export type FoundPerson = z.infer<typeof FoundPerson>;

export const PersonData = z.object({
  email: z.string(),
  /** Candidates who are the person in question. */
  people: z.array(FoundPerson),
  /** Others whose data contains the address. They are not deleted with the person. */
  mentions: z.array(FoundPerson),
  /**
   * Candidates hidden in blind review, if any, were not searched. This is independent of the
   * address.
   */
  leavesOutHidden: z.boolean(),
});
export type PersonData = z.infer<typeof PersonData>;

/** One person can't have more matches than this. */
export const maxFoundPeople = 200;
