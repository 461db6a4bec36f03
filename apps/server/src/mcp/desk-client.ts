import { readFile } from "node:fs/promises";
import { basename, extname } from "node:path";
import { acceptedExtensions } from "@resume-picker/domain/file-types";
import { maxFileBytes, uploadMessages } from "@resume-picker/domain/uploads/upload-rules";
import { stat } from "node:fs/promises";

/** The server's address and the API token used for its calls. */
export type Desk = { url: string; token: string };

/** @throws Error with the server's own message. */
export async function getJson(desk: Desk, path: string): Promise<unknown> {
  return answerOf(await send(desk, path, {}));
}

/** Uploads one CV from this computer to a job. */
export async function uploadFile(desk: Desk, jobId: number, path: string): Promise<unknown> {
  // A prompt injection could make an assistant upload any file, so only possible CVs are sent.
  if (!acceptedExtensions.includes(extname(path).toLowerCase())) {
    throw new Error(uploadMessages.wrongType);
  }
  if ((await stat(path)).size > maxFileBytes) throw new Error(uploadMessages.tooLarge);
  const form = new FormData();
  form.append("files", new File([await readFile(path)], basename(path)));
  form.append("jobId", String(jobId));
  return answerOf(await send(desk, "/api/upload", { method: "POST", body: form }));
}

async function send({ url, token }: Desk, path: string, request: RequestInit): Promise<Response> {
  const headers = { Authorization: `Bearer ${token}` };
  try {
    return await fetch(new URL(path, url), { ...request, headers });
  } catch (cause) {
    throw new Error(`The server at ${url} can't be reached. Start it, or set RESUME_PICKER_URL.`, {
      cause,
    });
  }
}

async function answerOf(response: Response): Promise<unknown> {
  const answer: unknown = await response.json();
  if (response.ok) return answer;
  const message: unknown = Reflect.get(Object(answer), "message");
  if (response.status === 401) throw new Error("The API token isn't valid. Create another one.");
  throw new Error(typeof message === "string" ? message : `The server answered ${response.status}`);
}
