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

/** What is stored of a candidate, as counts. */
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
  /** The person asked about. */
  people: z.array(FoundPerson),
  /** Others in whose data the address is written. They are not deleted with the person. */
  mentions: z.array(FoundPerson),
  /** Candidates hidden in blind review, if there are any, were not searched. Says nothing about the address. */
  leavesOutHidden: z.boolean(),
});
export type PersonData = z.infer<typeof PersonData>;

/** More hits than this are no person's. */
export const maxFoundPeople = 200;
