ALTER TABLE "cw_questionnaire_responses" ADD COLUMN "hidden" jsonb DEFAULT '{}' NOT NULL;
