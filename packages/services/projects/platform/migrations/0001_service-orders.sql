CREATE TABLE "cw_service_requests" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"request_id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"project_id" text NOT NULL,
	"service" text NOT NULL,
	"region" text NOT NULL,
	"purpose" text NOT NULL,
	"usage" text NOT NULL,
	"state" text NOT NULL,
	"user_id" text NOT NULL,
	"create_time" bigint NOT NULL,
	"answer_time" bigint
);

--> statement-breakpoint
CREATE TABLE "cw_service_terms" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"service" text NOT NULL,
	"version" integer NOT NULL,
	"user_id" text NOT NULL,
	"sign_time" bigint NOT NULL,
	CONSTRAINT "cw_service_terms_team_id_service_pk" PRIMARY KEY("team_id","service")
);

--> statement-breakpoint
CREATE INDEX "cw_service_requests_project" ON "cw_service_requests" USING btree ("project_id","create_time");
