UPDATE "cw_app_check_findings" SET "evidence" = ("evidence" - 'value') || jsonb_build_object('bytes', (
	SELECT jsonb_agg(round("part"[1]::numeric * CASE "part"[2] WHEN 'KB' THEN 1024 WHEN 'MB' THEN 1048576 ELSE 1073741824 END) ORDER BY "place")
	FROM regexp_matches("evidence" ->> 'value', '([0-9]{1,9}\.[0-9]{2}) (KB|MB|GB)', 'g') WITH ORDINALITY AS "sizes"("part", "place")
)) WHERE "rule" IN ('duplicate-files', 'package-grew', 'png-as-webp') AND "evidence" ->> 'value' ~ '([0-9]{1,9}\.[0-9]{2}) (KB|MB|GB)';
--> statement-breakpoint
UPDATE "cw_app_check_findings" SET "evidence" = "evidence" || (
	SELECT jsonb_build_object(
		'items', jsonb_agg(regexp_replace("item", ': [0-9.]+ (KB|MB|GB) → [0-9.]+ (KB|MB|GB)$', '') ORDER BY "position"),
		'itemBytes', jsonb_agg(coalesce((
			SELECT jsonb_agg(round("part"[1]::numeric * CASE "part"[2] WHEN 'KB' THEN 1024 WHEN 'MB' THEN 1048576 ELSE 1073741824 END) ORDER BY "place")
			FROM regexp_matches(substring("item" FROM ': [0-9.]+ (?:KB|MB|GB) → [0-9.]+ (?:KB|MB|GB)$'), '([0-9]{1,9}\.[0-9]{2}) (KB|MB|GB)', 'g') WITH ORDINALITY AS "sizes"("part", "place")
		), '[]'::jsonb) ORDER BY "position")
	)
	FROM jsonb_array_elements_text("evidence" -> 'items') WITH ORDINALITY AS "listed"("item", "position")
) WHERE "rule" = 'png-as-webp' AND jsonb_array_length("evidence" -> 'items') > 0 AND NOT "evidence" ? 'itemBytes';
