CREATE TABLE "cw_price_proposals" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"proposal_id" text PRIMARY KEY,
	"app_id" text NOT NULL,
	"state" text NOT NULL,
	"rate_day" text NOT NULL,
	"last_day" text NOT NULL,
	"countries" text[] NOT NULL,
	"create_time" bigint NOT NULL,
	"decide_time" bigint,
	"decided_by" text
);

--> statement-breakpoint
CREATE TABLE "cw_price_watches" (
	"team_id" text PRIMARY KEY DEFAULT current_setting('cw.team')
);

--> statement-breakpoint
ALTER TABLE "cw_price_changes" ADD COLUMN "proposal_id" text;
--> statement-breakpoint
CREATE UNIQUE INDEX "cw_price_proposals_open" ON "cw_price_proposals" ("team_id","app_id") WHERE state = 'open';
--> statement-breakpoint
CREATE INDEX "cw_price_proposals_app" ON "cw_price_proposals" ("team_id","app_id","create_time");
--> statement-breakpoint
-- Teams that have prices already are watched from the next day of the platform's clock, which the job knows.
INSERT INTO "cw_price_watches" ("team_id") SELECT DISTINCT "team_id" FROM "cw_price_sheets";
--> statement-breakpoint
INSERT INTO "cw_jobs" ("job_id", "kind", "owner_team_id", "payload", "due_time", "record_id")
SELECT 'propose-prices-' || "team_id", 'pricing.propose-prices', "team_id", '{}'::jsonb, 0, '' FROM "cw_price_watches";
