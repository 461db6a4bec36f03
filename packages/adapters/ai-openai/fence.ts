import { randomBytes } from "node:crypto";

/** No text can close a fence that it can't foresee. */
export const makeFence = () => `=====${randomBytes(9).toString("base64url")}=====`;

export const fenced = (fence: string, text: string) => `${fence}\n${text}\n${fence}`;
