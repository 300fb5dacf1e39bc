import { expect, it } from 'vitest'
import { expiredBackups, type AgedBackup } from './delete-backups.ts'

const hour = 3_600_000
const day = 24 * hour
const now = Date.parse('2026-03-20T12:00:00Z')

const backup = (age: number, kind = 'automatic', state = 'succeeded'): AgedBackup => ({
  backupId: `${kind} ${state} ${age / hour}`,
  kind,
  state,
  time: now - age,
})
const kept = (backups: readonly AgedBackup[]) => {
  const expired = expiredBackups(backups, now)
  return backups.map(({ backupId }) => backupId).filter((backupId) => !expired.includes(backupId))
}

it('keeps every automatic backup for an hour, then the last one of each five minutes for a day', () => {
  const all = Array.from({ length: 3 * 60 }, (_, minutes) => backup((minutes * hour) / 60))
  expect(kept(all)).toEqual([
    ...all.slice(0, 61).map(({ backupId }) => backupId),
    // The last minute of each five.
    ...all
      .slice(61)
      .filter((_, at) => at % 5 === 0)
      .map(({ backupId }) => backupId),
  ])
})

it('keeps the last automatic backup of each day for a week', () => {
  const all = Array.from({ length: 10 * 24 }, (_, hours) => backup(hours * hour))
  // Days end at midnight, 12 hours ago.
  expect(kept(all)).toEqual([
    ...all.slice(0, 25).map(({ backupId }) => backupId),
    ...[37, 61, 85, 109, 133, 157].map((hours) => `automatic succeeded ${hours}`),
  ])
})

it('keeps the newest automatic backup, however old, since the database is still like it', () => {
  expect(kept([backup(40 * day), backup(41 * day)])).toEqual([`automatic succeeded ${40 * 24}`])
})

it('keeps backups with a name and those that have not ended, and the others for a week', () => {
  const all = [
    backup(300 * day, 'manual'),
    backup(300 * day, 'manual', 'failed'),
    backup(8 * day, 'automatic', 'running'),
    backup(8 * day, 'automatic', 'planned'),
    backup(6 * day, 'before-restore'),
    backup(6 * day, 'automatic', 'failed'),
  ]
  const gone = [backup(8 * day, 'before-restore'), backup(8 * day, 'automatic', 'failed')]
  expect(kept([...all, ...gone])).toEqual(all.map(({ backupId }) => backupId))
})
