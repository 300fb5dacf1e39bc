/** Current version of the export-compliance statement. Every team must sign again when it changes. */
export const exportComplianceVersion = '2026-01'
