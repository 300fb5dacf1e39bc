ALTER TABLE "cw_recall_sends" ADD COLUMN "opt_out_code" text;
--> statement-breakpoint
CREATE UNIQUE INDEX "cw_recall_sends_opt_out" ON "cw_recall_sends" ("opt_out_code");
