/** The calls that clients rely on, one per line. Their paths must not be removed or changed. */
export const specifiedCalls = `
GET /api/auth/user
GET /api/jobs
GET /api/jobs/candidate-counts
POST /api/jobs
GET /api/jobs/{id}
PUT /api/jobs/{id}
DELETE /api/jobs/{id}
POST /api/jobs/analyze-skills
GET /api/jobs/{id}/candidates
DELETE /api/candidates/{id}
POST /api/upload
POST /api/jobs/{id}/manual-rank
POST /api/jobs/{id}/ai-rank
POST /api/jobs/{id}/rescore
GET /api/candidates/{id}/download
POST /api/export/shortlist
POST /api/support/contact
POST /api/login
POST /api/register
POST /api/logout
POST /api/auth/change-password
POST /api/verify-email
POST /api/forgot-password
POST /api/validate-reset-token
POST /api/reset-password
GET /api/admin/users
GET /api/admin/stats/users
GET /api/admin/stats/usage
GET /api/admin/users/usage
PATCH /api/admin/users/{userId}/role
PATCH /api/admin/users/{userId}/status
PUT /api/jobs/{id}/candidates/{candidateId}/decision
GET /api/jobs/{id}/decisions
GET /api/candidates/{id}/notes
POST /api/candidates/{id}/notes
PATCH /api/notes/{id}
DELETE /api/notes/{id}
GET /api/blog/posts
GET /api/blog/posts/slug/{slug}
POST /api/blog/posts
PUT /api/blog/posts/{id}
POST /api/blog/posts/{id}/publish
DELETE /api/blog/posts/{id}
GET /api/blog/categories
POST /api/blog/categories
POST /api/media/upload
GET /api/logs/summary
POST /api/logs/client-error
`
  .trim()
  .split("\n");
