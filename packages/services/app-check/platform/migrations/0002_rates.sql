-- Rates were stored as English text: they are a share and a number of devices, which reports word in their language.
UPDATE "cw_app_check_findings" SET "evidence" = ("evidence" - 'value') || jsonb_build_object(
	'share', round(split_part("evidence" ->> 'value', ' %', 1)::numeric / 100, 4),
	'devices', split_part("evidence" ->> 'value', 'n = ', 2)::integer
) WHERE "rule" IN ('crash-rate', 'freeze-rate') AND "evidence" ->> 'value' ~ '^[0-9]{1,3}\.[0-9]{2} %, n = [0-9]{1,9}$';
