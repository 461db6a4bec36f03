import { randomBytes } from "node:crypto";

/** Random, so no text can contain the closing fence. */
export const makeFence = () => `=====${randomBytes(9).toString("base64url")}=====`;

export const fenced = (fence: string, text: string) => `${fence}\n${text}\n${fence}`;
