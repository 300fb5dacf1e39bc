CREATE TABLE "cw_beta_feedback" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"feedback_id" text PRIMARY KEY NOT NULL,
	"app_id" text NOT NULL,
	"version_id" text NOT NULL,
	"version_number" text,
	"user_id" text NOT NULL,
	"nick_name" text NOT NULL,
	"content" text NOT NULL,
	"device" text NOT NULL,
	"create_time" bigint NOT NULL
);

--> statement-breakpoint
CREATE TABLE "cw_beta_invite_links" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"invite_id" text PRIMARY KEY NOT NULL,
	"app_id" text NOT NULL,
	"group_id" text NOT NULL,
	"invitation_code" text NOT NULL,
	"valid_days" integer NOT NULL,
	"invite_limit" integer NOT NULL,
	"used" integer DEFAULT 0 NOT NULL,
	"status" integer NOT NULL,
	"expire_time" bigint NOT NULL,
	"delete_time" bigint,
	"create_time" bigint NOT NULL,
	"update_time" bigint NOT NULL
);

--> statement-breakpoint
CREATE TABLE "cw_beta_invitees" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"invitee_id" text PRIMARY KEY NOT NULL,
	"app_id" text NOT NULL,
	"group_id" text NOT NULL,
	"account_key" text NOT NULL,
	"invitation_code" text NOT NULL,
	"version_id" text NOT NULL,
	"invite_time" bigint NOT NULL,
	"user_id" text,
	"accept_time" bigint
);

--> statement-breakpoint
CREATE TABLE "cw_beta_groups" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"group_id" text PRIMARY KEY NOT NULL,
	"group_name" text NOT NULL,
	"group_type" text NOT NULL,
	"create_time" bigint NOT NULL,
	"update_time" bigint NOT NULL
);

--> statement-breakpoint
CREATE TABLE "cw_beta_testers" (
	"team_id" text DEFAULT current_setting('cw.team') NOT NULL,
	"tester_id" text PRIMARY KEY NOT NULL,
	"group_id" text NOT NULL,
	"hw_account" text,
	"account_key" text NOT NULL,
	"user_id" text,
	"nick_name" text NOT NULL,
	"country" text,
	"create_time" bigint NOT NULL,
	"update_time" bigint NOT NULL
);

--> statement-breakpoint
ALTER TABLE "cw_beta_invite_links" ADD CONSTRAINT "cw_beta_invite_links_group_id_cw_beta_groups_group_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."cw_beta_groups"("group_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "cw_beta_invitees" ADD CONSTRAINT "cw_beta_invitees_group_id_cw_beta_groups_group_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."cw_beta_groups"("group_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "cw_beta_testers" ADD CONSTRAINT "cw_beta_testers_group_id_cw_beta_groups_group_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."cw_beta_groups"("group_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "cw_beta_feedback_version" ON "cw_beta_feedback" USING btree ("team_id","version_id","create_time");
--> statement-breakpoint
CREATE INDEX "cw_beta_invite_links_group" ON "cw_beta_invite_links" USING btree ("team_id","group_id","create_time");
--> statement-breakpoint
CREATE UNIQUE INDEX "cw_beta_invite_links_code" ON "cw_beta_invite_links" USING btree ("invitation_code");
--> statement-breakpoint
CREATE UNIQUE INDEX "cw_beta_invitees_account" ON "cw_beta_invitees" USING btree ("team_id","account_key","app_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "cw_beta_invitees_code" ON "cw_beta_invitees" USING btree ("invitation_code");
--> statement-breakpoint
CREATE UNIQUE INDEX "cw_beta_groups_name" ON "cw_beta_groups" USING btree ("team_id",lower("group_name"));
--> statement-breakpoint
CREATE UNIQUE INDEX "cw_beta_testers_account" ON "cw_beta_testers" USING btree ("group_id","account_key");
--> statement-breakpoint
CREATE INDEX "cw_beta_testers_key" ON "cw_beta_testers" USING btree ("team_id","account_key");
--> statement-breakpoint
CREATE INDEX "cw_beta_subscriptions_app" ON "cw_beta_subscriptions" USING btree ("team_id","app_id","user_id");
--> statement-breakpoint
CREATE VIEW "public"."cw_beta_group_counts" AS (
  select g.group_id as counted_group_id,
    (select count(*)::int from cw_beta_testers t where t.group_id = g.group_id) as added_testers_num
  from cw_beta_groups g where g.team_id = current_setting('cw.team'));
--> statement-breakpoint
CREATE VIEW "public"."cw_public_invitation_codes" AS (
  select i.invitation_code, i.team_id as inviting_team_id, i.app_id as invited_app_id, i.group_id, 'person' as kind,
    null::int as status, null::bigint as expire_time, null::int as used, null::int as invite_limit
  from cw_beta_invitees i
  union all
  select l.invitation_code, l.team_id as inviting_team_id, l.app_id as invited_app_id, l.group_id, 'link' as kind,
    case when l.delete_time is null then l.status else 2 end as status, l.expire_time, l.used, l.invite_limit
  from cw_beta_invite_links l);
--> statement-breakpoint
CREATE VIEW "public"."cw_beta_tester_progress" AS (
  select t.tester_id, t.group_id, t.hw_account, t.nick_name, t.country, t.create_time, i.invite_time,
    mail.state as mail_state, mail.reason as mail_reason, i.accept_time, coalesce(s.downloads, 0) as downloads,
    case
      when s.state in ('left', 'removed') then s.state
      when exists (select from cw_beta_feedback f where f.version_id = s.version_id and f.user_id = s.user_id) then 'feedback'
      when s.downloads > 0 then 'downloaded'
      when s.state = 'joined' or i.accept_time is not null then 'accepted'
      when mail.state = 'failed' then 'returned'
      when i.invitee_id is not null then 'invited'
      else 'added' end as step
  from cw_beta_testers t
  left join lateral (
    select * from cw_beta_invitees told
    where told.team_id = t.team_id and told.account_key = t.account_key order by told.invite_time desc limit 1
  ) i on true
  left join lateral (
    select * from cw_beta_subscriptions place
    where place.team_id = t.team_id and place.app_id = i.app_id and place.user_id = i.user_id
    order by place.join_time desc limit 1
  ) s on true
  left join (
    select distinct on (sent.reference) sent.reference, sent.state, sent.reason from cw_outbox sent
    where sent.owner_team_id = current_setting('cw.team') and sent.topic = 'beta-invitation'
    order by sent.reference, sent.create_time desc
  ) mail on mail.reference = i.invitee_id
  where t.team_id = current_setting('cw.team'));
