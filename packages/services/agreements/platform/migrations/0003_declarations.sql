CREATE TABLE "cw_privacy_declarations" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"declaration_id" text PRIMARY KEY NOT NULL,
	"app_id" text NOT NULL,
	"number" integer NOT NULL,
	"entries" jsonb NOT NULL,
	"confirmed" text[] NOT NULL,
	"user_id" text NOT NULL,
	"sign_time" bigint NOT NULL
);

--> statement-breakpoint
CREATE UNIQUE INDEX "cw_privacy_declarations_number" ON "cw_privacy_declarations" USING btree ("app_id","number");
