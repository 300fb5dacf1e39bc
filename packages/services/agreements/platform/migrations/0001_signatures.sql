CREATE TABLE "cw_agreement_signatures" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"signature_id" text PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"version" text NOT NULL,
	"language" text NOT NULL,
	"title" text NOT NULL,
	"signed_text" text NOT NULL,
	"sha256" text NOT NULL,
	"user_id" text NOT NULL,
	"signer_name" text NOT NULL,
	"address" text NOT NULL,
	"sign_time" bigint NOT NULL
);

--> statement-breakpoint
CREATE UNIQUE INDEX "cw_agreement_signatures_version" ON "cw_agreement_signatures" USING btree ("team_id","code","version");
