import type { ShownDocument } from "@resume-picker/domain/candidates/document";
import { api } from "../../../lib/api.ts";
import { CvLoading } from "./cv-loading.tsx";
import type { MarkedLine } from "./cv-target.ts";
import { LayoutView } from "./layout-view.tsx";
import { TextView } from "./text-view.tsx";

type Props = {
  candidate: { id: number; version: number };
  document: ShownDocument;
  marks: readonly MarkedLine[];
  zoom: number;
  onShown: () => void;
};

/** Shows a DOCX with its layout, or as parsed lines with the reason. */
export function DocumentView({ candidate: { id, version }, ...shown }: Props) {
  const { data, isPending } = api.candidates.layout.useQuery({ id, version });
  if (isPending) return <CvLoading />;
  if (data?.nodes) return <LayoutView nodes={data.nodes} {...shown} />;
  const note = data?.whyPlain ?? "Shown as plain lines: the layout could not be fetched.";
  return <TextView note={note} {...shown} />;
}
