DROP VIEW "cw_version_reasons";
--> statement-breakpoint
CREATE VIEW "cw_version_reasons" WITH (security_invoker = true) AS (
  select a.app_id, null::text as country, r.reason, 'publishCountry' as field
  from cw_apps a
    join (select 'versions.no-version' as reason union all select 'versions.removed' as reason) r
      on r.reason = case when (select v.release_state from cw_app_versions v where v.app_id = a.app_id and v.release_type <> 6 order by v.on_shelf_time desc nulls last limit 1) = 2 then 'versions.removed' else 'versions.no-version' end
  where not exists (select from cw_app_versions v where v.app_id = a.app_id and v.release_type <> 6 and v.release_state in (0, 6, 9, 12, 4, 5, 3, 7, 1, 8, 11, 13))
  union all
  select a.app_id, c.code as country, 'versions.not-selected' as reason, 'publishCountry' as field
  from cw_apps a cross join unnest(string_to_array('CN HK MO TW AD AL AT AX BA BE BG BY CH CY CZ DE DK EE ES FI FO FR GB GG GI GR HR HU IE IM IS IT JE LI LT LU LV MC MD ME MK MT NL NO PL PT RO RS RU SE SI SK SM UA VA AO BF BI BJ BW CD CF CG CI CM CV DJ DZ EG EH ER ET GA GH GM GN GQ GW KE KM LR LS LY MA MG ML MR MU MW MZ NA NE NG RE RW SC SD SH SL SN SO SS ST SZ TD TG TN TZ UG YT ZA ZM ZW AE BH IL IQ IR JO KW LB OM PS QA SA SY TR YE BM CA GL PM US AM AZ GE KG KZ TJ TM UZ AF AS AU BD BN BT CK FJ FM GU ID IN JP KH KI KP KR LA LK MH MM MN MP MV MY NC NP NR NU NZ PF PG PH PK PW SB SG TH TL TO TV VN VU WF WS AG AI AR AW BB BO BQ BR BS BZ CL CO CR CU CW DM DO EC FK GD GF GP GT GY HN HT JM KN KY LC MF MQ MS MX NI PA PE PR PY SR SV SX TC TT UY VC VE VG VI', ' ')) as c(code)
  where exists (select from cw_app_versions v where v.app_id = a.app_id and v.release_type <> 6 and v.release_state in (0, 6, 9, 12, 4, 5, 3, 7, 1, 8, 11, 13))
    and not exists (select from cw_app_versions v where v.app_id = a.app_id and v.release_type <> 6 and v.release_state in (0, 6, 9, 12, 4, 5, 3, 7, 1, 8, 11, 13) and c.code = any(v.publish_country)));
