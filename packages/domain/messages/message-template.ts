import { z } from "zod";
import { oneLine, unknownVariables } from "./fill-template.ts";
import {
  maxMessageText,
  maxSubject,
  maxTemplateName,
  messageKinds,
  templateVariables,
} from "./message-rules.ts";

const line = (max: number, missing: string) =>
  z
    .string()
    .max(max)
    .transform(oneLine)
    .refine((text) => text !== "", missing);

const known = Object.keys(templateVariables)
  .map((name) => `{${name}}`)
  .join(", ");

export const MessageTemplateInput = z
  .object({
    kind: z.enum(messageKinds),
    name: line(maxTemplateName, "Give the template a name"),
    subject: line(maxSubject, "Enter a subject"),
    text: z
      .string()
      .max(maxMessageText)
      .transform((text) =>
        text
          .replaceAll(/\r\n?/g, "\n")
          .replaceAll(/(?!\n)\p{Cc}/gu, "")
          .trim(),
      )
      .refine((text) => text !== "", "Enter a message"),
  })
  .superRefine((template, ctx) => {
    const [unknown] = unknownVariables(template);
    if (unknown === undefined) return;
    const message = `There is no {${unknown}}. Templates can use ${known}.`;
    ctx.addIssue({ code: "custom", path: ["text"], message });
  });
export type MessageTemplateInput = z.infer<typeof MessageTemplateInput>;

export const MessageTemplate = z.object({
  id: z.number().int(),
  kind: z.enum(messageKinds),
  name: z.string(),
  subject: z.string(),
  text: z.string(),
  updatedAt: z.date(),
});
export type MessageTemplate = z.infer<typeof MessageTemplate>;
