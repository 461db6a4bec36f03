import { Candidate } from "@resume-picker/domain/candidates/candidate";
import { JobPhrase } from "@resume-picker/domain/scoring/reviews/review-input";
import { z } from "zod";
import { route } from "./route.ts";

/** The paths for reviewing whether lines of CVs count for a requirement. */
export const evidenceRoutes = [
  route("POST   /api/jobs/:id/candidates/:candidateId/reviews", (api) => api.evidence.review, {
    returns: Candidate,
  }),
  route(
    "DELETE /api/jobs/:id/candidates/:candidateId/reviews/:reviewId",
    (api) => api.evidence.undoReview,
    { returns: Candidate },
  ),
  route("GET    /api/jobs/:id/accepted-phrases", (api) => api.evidence.phrases, {
    returns: z.array(JobPhrase),
  }),
  route("POST   /api/jobs/:id/accepted-phrases", (api) => api.evidence.acceptPhrase, {
    returns: z.array(JobPhrase),
  }),
  route("DELETE /api/jobs/:id/accepted-phrases/:phraseId", (api) => api.evidence.removePhrase, {
    returns: z.array(JobPhrase),
  }),
];
