import type { Zone } from '@console-widgets/core'
import {
  exportLinkSeconds,
  exportRows,
  type ExportType,
  type ReportId,
  type ReportLanguage,
} from '@console-widgets/reports/model'
import { announceObject, forgetObjects } from '@console-widgets/platform/files/objects'
import { receiveObject } from '@console-widgets/platform/files/receive'
import { signAddress } from '@console-widgets/platform/files/signed-address'
import { streamOf } from '@console-widgets/platform/files/stream-of'
import type { PlatformParts } from '@console-widgets/platform/calls/platform-parts'
import { sendNotice, type Notice } from '@console-widgets/platform/notices/send-notice'
import type { TaskRun } from '@console-widgets/platform/tasks/task-runner'
import { reportReady } from '../notices.ts'
import type { Asked } from '../query/question.ts'
import { exportTable, type InTeam } from './export-table.ts'
import { writeCsv, writeWorkbook, type Told } from './write-file.ts'

/** Request for an export file. */
export interface WantedFile {
  reportId: ReportId
  asked: Asked
  exportType: ExportType
  language: ReportLanguage
  fileName: string
  zone: Zone
  /** Total rows, if known. */
  rows: number
}

/** Author and context of an export. */
export interface Writer {
  teamId: string
  userId: string
  now(): number
  inTeam: InTeam
  services: PlatformParts
  told: Told
}

/** Result of the task. */
export interface WrittenFile {
  objectId: string
  fileName: string
}

export const exportKind = 'reports.export'
/** Maximum file size, in bytes. */
const largestFile = 512 * 1024 * 1024

const contentTypes: Record<ExportType, string> = {
  CSV: 'text/csv; charset=utf-8',
  EXCEL: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

/** Registers the task that writes large exports. */
export function defineExportTask(services: PlatformParts): void {
  services.tasks.define<WantedFile>(
    exportKind,
    async (wanted, { taskId, teamId, userId, signal, now, inTeam, progress }) => {
      await progress(0, wanted.rows)
      const told: Told = (rows) => progress(Math.min(rows, wanted.rows), wanted.rows)
      const tell = async (message: keyof typeof reportReady.messages) => {
        await inTeam((db) => sendNotice(db, noticeOf(wanted, { taskId, teamId, userId }, message), now()))
        void services.jobs.wake()
      }
      try {
        const written = await writeFile(wanted, { teamId, userId, now, inTeam, services, told })
        await tell('ready')
        return written
      } catch (error) {
        // Who cancels an export knows.
        if (!signal.aborted) await tell('failed')
        throw error
      }
    },
    { repeatable: true },
  )
}

/** Notice to the person who asked for an export, which leads to the report, with the export above it. */
function noticeOf(
  { reportId, asked, fileName }: WantedFile,
  { taskId, teamId, userId }: Pick<TaskRun, 'taskId' | 'teamId' | 'userId'>,
  message: keyof typeof reportReady.messages,
): Notice<keyof typeof reportReady.messages> {
  const { appId } = asked
  const values = { report: reportId, export: taskId }
  return {
    teamId,
    topic: reportReady,
    message,
    values: { file: fileName },
    ...(appId === undefined
      ? { page: { id: 'reports.dashboards', values } }
      : { appId, page: { id: 'reports.app', values: { appId, ...values } } }),
    to: [userId],
  }
}

/** Writes a report to an object of the file service. Nothing claims the object, so it is swept after a day. */
export async function writeFile(wanted: WantedFile, writer: Writer): Promise<WrittenFile> {
  const { inTeam, services } = writer
  const { fileName, exportType } = wanted
  const maker = { ...writer, zone: wanted.zone }
  const { objectId } = await inTeam((db) =>
    announceObject(db, maker, {
      bizTag: 'report-export',
      fileName,
      contentLength: 0,
      contentType: contentTypes[exportType],
    }),
  )
  const write = exportType === 'CSV' ? writeCsv : writeWorkbook
  try {
    const table = await exportTable(inTeam, services, wanted, writer.now())
    await receiveObject(inTeam, services, objectId, streamOf(write(table, writer.told)), { most: largestFile })
  } catch (error) {
    await inTeam((db) => forgetObjects(db, [objectId]))
    throw error
  }
  return { objectId, fileName }
}

/** A link to a finished file, valid for five minutes. */
export async function linkTo(
  { teamId, now, services }: Pick<Writer, 'teamId' | 'now' | 'services'>,
  objectId: string,
): Promise<string> {
  return signAddress(
    services.publicOrigin,
    services.secret,
    { method: 'GET', teamId, objectId, expires: now() + exportLinkSeconds * 1000 },
    {},
  )
}

/** Whether a file with this many rows is written synchronously. */
export const isShort = (rows: number): boolean => rows <= exportRows.atOnce
