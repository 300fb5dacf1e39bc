CREATE TABLE "cw_sign_in_attempts" (
	"attempt_id" text PRIMARY KEY NOT NULL,
	"account" text NOT NULL,
	"address" text NOT NULL,
	"expire_time" bigint NOT NULL
);

