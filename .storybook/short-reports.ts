import type { StoryContext } from '@storybook/react-vite'
import { inTests } from './in-tests.ts'

/**
 * Leaves the details out of reports of passed checks: axe lists every element it has looked at, which a test run would
 * send from the page to the process with each update of a test. Storybook's accessibility panel shows them, so they
 * stay outside of tests.
 */
export function shortenReports({ reporting }: StoryContext): void {
  if (!inTests) return
  const add = reporting.addReport.bind(reporting)
  reporting.addReport = (report) => add(report.status === 'passed' ? { ...report, result: {} } : report)
}
