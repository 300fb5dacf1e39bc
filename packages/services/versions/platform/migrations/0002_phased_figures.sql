ALTER TABLE "cw_phased_release_history" DROP COLUMN "users";
