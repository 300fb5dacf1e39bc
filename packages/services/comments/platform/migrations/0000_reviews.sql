CREATE TABLE "cw_abuse_reports" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"abuse_report_id" text PRIMARY KEY NOT NULL,
	"app_id" text NOT NULL,
	"review_id" text NOT NULL,
	"reason" text NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"user_id" text NOT NULL,
	"create_time" bigint NOT NULL,
	"answer_time" bigint
);

--> statement-breakpoint
CREATE TABLE "cw_review_reply_edits" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"edit_id" text PRIMARY KEY NOT NULL,
	"app_id" text NOT NULL,
	"reply_id" text NOT NULL,
	"content" text NOT NULL,
	"user_id" text NOT NULL,
	"end_time" bigint NOT NULL
);

--> statement-breakpoint
CREATE TABLE "cw_review_changes" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"change_id" text PRIMARY KEY NOT NULL,
	"app_id" text NOT NULL,
	"review_id" text NOT NULL,
	"rating" smallint NOT NULL,
	"content" text NOT NULL,
	"app_version" text NOT NULL,
	"time" bigint NOT NULL,
	"end_time" bigint NOT NULL
);

--> statement-breakpoint
CREATE TABLE "cw_review_leases" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"review_id" text PRIMARY KEY NOT NULL,
	"app_id" text NOT NULL,
	"user_id" text NOT NULL,
	"until_time" bigint NOT NULL
);

--> statement-breakpoint
CREATE TABLE "cw_review_replies" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"reply_id" text PRIMARY KEY NOT NULL,
	"app_id" text NOT NULL,
	"review_id" text NOT NULL,
	"content" text NOT NULL,
	"lang" text,
	"user_id" text NOT NULL,
	"time" bigint NOT NULL,
	"edit_time" bigint NOT NULL
);

--> statement-breakpoint
CREATE TABLE "cw_review_states" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"next_day" bigint NOT NULL,
	"past_until" bigint NOT NULL
);

--> statement-breakpoint
CREATE TABLE "cw_reviews" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"review_id" text PRIMARY KEY NOT NULL,
	"app_id" text NOT NULL,
	"person" integer NOT NULL,
	"rating" smallint NOT NULL,
	"rating_before" smallint,
	"content" text NOT NULL,
	"lang" text NOT NULL,
	"country" text NOT NULL,
	"app_version" text NOT NULL,
	"device_name" text NOT NULL,
	"problem" text,
	"time" bigint NOT NULL,
	"edit_time" bigint NOT NULL,
	"dev_reply_state" smallint DEFAULT 0 NOT NULL,
	"first_reply_time" bigint,
	"last_reply_time" bigint,
	"rating_answered" smallint,
	"abuse_state" text
);

--> statement-breakpoint
CREATE TABLE "cw_saved_replies" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"saved_reply_id" text PRIMARY KEY NOT NULL,
	"saved_reply_name" text NOT NULL,
	"lang" text NOT NULL,
	"content" text NOT NULL,
	"create_time" bigint NOT NULL,
	"update_time" bigint NOT NULL
);

--> statement-breakpoint
CREATE UNIQUE INDEX "cw_abuse_reports_review" ON "cw_abuse_reports" USING btree ("review_id");
--> statement-breakpoint
CREATE INDEX "cw_review_reply_edits_reply" ON "cw_review_reply_edits" USING btree ("reply_id","end_time");
--> statement-breakpoint
CREATE INDEX "cw_review_changes_review" ON "cw_review_changes" USING btree ("review_id","end_time");
--> statement-breakpoint
CREATE INDEX "cw_review_replies_review" ON "cw_review_replies" USING btree ("review_id","time");
--> statement-breakpoint
CREATE UNIQUE INDEX "cw_reviews_person" ON "cw_reviews" USING btree ("team_id","app_id","person");
--> statement-breakpoint
CREATE INDEX "cw_reviews_edit_time" ON "cw_reviews" USING btree ("team_id","app_id","edit_time");
--> statement-breakpoint
CREATE INDEX "cw_reviews_time" ON "cw_reviews" USING btree ("team_id","time");
--> statement-breakpoint
CREATE UNIQUE INDEX "cw_saved_replies_name" ON "cw_saved_replies" USING btree ("team_id",lower("saved_reply_name"));
