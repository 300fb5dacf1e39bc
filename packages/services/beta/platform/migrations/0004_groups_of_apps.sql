ALTER TABLE "cw_beta_groups" ADD COLUMN "app_id" text;
