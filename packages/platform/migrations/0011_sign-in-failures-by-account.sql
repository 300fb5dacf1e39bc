DROP TABLE "cw_sign_in_failures";
--> statement-breakpoint
CREATE TABLE "cw_failed_sign_ins" (
	"account" text,
	"address" text,
	"failures" integer NOT NULL,
	"window_end" bigint NOT NULL,
	CONSTRAINT "cw_failed_sign_ins_pkey" PRIMARY KEY("account","address")
);

--> statement-breakpoint
CREATE INDEX "cw_failed_sign_ins_address" ON "cw_failed_sign_ins" ("address");
