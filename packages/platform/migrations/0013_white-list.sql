CREATE TABLE "cw_white_list" (
	"team_id" text DEFAULT current_setting('cw.team'),
	"feature" text,
	CONSTRAINT "cw_white_list_pkey" PRIMARY KEY("team_id","feature")
);

