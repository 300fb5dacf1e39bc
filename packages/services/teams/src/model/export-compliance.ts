/** Version of the export-compliance statement that a team signs. A new one asks every team to sign again. */
export const exportComplianceVersion = '2026-01'
