CREATE TABLE "cw_qualification_reviews" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"task_id" text,
	"round" integer,
	"documents" jsonb NOT NULL,
	"result" jsonb NOT NULL,
	CONSTRAINT "cw_qualification_reviews_pkey" PRIMARY KEY("task_id","round")
);

--> statement-breakpoint
ALTER TABLE "cw_qualification_reviews" ADD CONSTRAINT "cw_qualification_reviews_0IsI7KoUuU7k_fkey" FOREIGN KEY ("task_id") REFERENCES "cw_qualification_tasks"("task_id") ON DELETE CASCADE;

--> statement-breakpoint
-- The reviews that are known: the latest of each submission.
INSERT INTO "cw_qualification_reviews" ("team_id", "task_id", "round", "documents", "result")
SELECT t."team_id", t."task_id", t."round",
	(SELECT coalesce(jsonb_agg(d.document - 'fileIds'), '[]'::jsonb) FROM jsonb_array_elements(t."documents") AS d(document)),
	t."last_audit_result"
FROM "cw_qualification_tasks" t WHERE t."last_audit_result" IS NOT NULL AND t."last_audit_result" <> 'null'::jsonb;
