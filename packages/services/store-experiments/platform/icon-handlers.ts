import { and, eq, gt, lt, ne } from 'drizzle-orm'
import type { calls } from '@console-widgets/store-experiments/contract'
import { iconListFields, mayActOn, storeLimits, type AuditAct } from '@console-widgets/store-experiments/model'
import type { Context, Handlers } from '@console-widgets/platform/calls/handler'
import { day } from '@console-widgets/platform/clock/durations'
import { newId } from '@console-widgets/platform/database/ids'
import { listQuery } from '@console-widgets/platform/database/list-rows'
import { findRow } from '@console-widgets/platform/database/require-rows'
import { findApp, lockApp } from '@console-widgets/platform/tenancy/find-app'
import { scheduleAudit, submitted } from './audit.ts'
import { describeIcon } from './describe.ts'
import { dropImages, imagesOf, takeImages } from './images.ts'
import { issue } from './issues.ts'
import type { RuledIssue } from '@console-widgets/platform/refusals/issue'
import { refuse } from './refuse.ts'
import { dynamicIcons, type IconRow } from './tables.ts'

type IconCalls = Pick<
  typeof calls,
  | 'store-experiments.dynamic-icon.list'
  | 'store-experiments.dynamic-icon.create'
  | 'store-experiments.dynamic-icon.get'
  | 'store-experiments.dynamic-icon.update'
  | 'store-experiments.dynamic-icon.delete'
  | 'store-experiments.dynamic-icon-audit.submit'
  | 'store-experiments.dynamic-icon-audit.cancel'
>

const find = ({ db }: Pick<Context, 'db'>, iconId: string): Promise<IconRow> =>
  findRow(db, dynamicIcons, iconId, 'dynamic icon')

async function lock({ db }: Context, iconId: string, act: AuditAct): Promise<IconRow> {
  await find({ db }, iconId)
  const [row] = await db.select().from(dynamicIcons).where(eq(dynamicIcons.iconId, iconId)).for('update')
  if (!row || !mayActOn(act, row.state))
    throw refuse('audit-state', `'${row?.iconName ?? iconId}' is ${row?.state ?? 'gone'}, which doesn’t allow this`)
  return row
}

async function change(context: Context, iconId: string, set: Partial<typeof dynamicIcons.$inferInsert>) {
  const [row] = await context.db
    .update(dynamicIcons)
    .set({ ...set, updateTime: context.now() })
    .where(eq(dynamicIcons.iconId, iconId))
    .returning()
  return row as IconRow
}

const wrongTime = (what: string, wrong: RuledIssue) => refuse('icon-window', what, [wrong])

/** Checks when an icon is shown. @throws PlatformRefusal if that is past, too long, or overlaps with another icon */
async function requireWindow(
  context: Context,
  appId: string,
  { startTime, endTime }: Pick<IconRow, 'startTime' | 'endTime'>,
  except: string,
): Promise<void> {
  const past = Object.entries({ startTime, endTime }).filter(([, time]) => time <= context.now())
  if (past.length > 0)
    throw refuse(
      'bad-parameter',
      'The time is in the past. Choose a later one.',
      past.map(([field]) => issue(field, 'in-the-past')),
    )
  if (endTime <= startTime) throw wrongTime('An icon can’t end before it starts', issue('endTime', 'after-start'))
  if (endTime - startTime > storeLimits.iconDays * day)
    throw wrongTime(
      `An icon can be shown for at most ${storeLimits.iconDays} days`,
      issue('endTime', 'icon-days', { days: storeLimits.iconDays }),
    )
  const [other] = await context.db
    .select()
    .from(dynamicIcons)
    .where(
      and(
        eq(dynamicIcons.appId, appId),
        ne(dynamicIcons.iconId, except),
        lt(dynamicIcons.startTime, endTime),
        gt(dynamicIcons.endTime, startTime),
      ),
    )
  if (other)
    throw wrongTime(
      `'${other.iconName}' is shown at that time. Choose another time.`,
      issue('startTime', 'icon-overlaps'),
    )
}

/** Handlers of dynamic icons. */
export const iconHandlers: Handlers<IconCalls> = {
  'store-experiments.dynamic-icon.list': async ({ appId, ...input }, context) => {
    const { db } = context
    await findApp(db, appId)
    const query = listQuery(iconListFields, dynamicIcons, dynamicIcons.iconId, input, '-startTime')
    const where = and(eq(dynamicIcons.appId, appId), query.where)
    const rows = await db
      .select()
      .from(dynamicIcons)
      .where(where)
      .orderBy(...query.orderBy)
      .limit(query.limit)
      .offset(query.offset)
    return { items: rows.map((row) => describeIcon(row, context.now())), total: await db.$count(dynamicIcons, where) }
  },

  'store-experiments.dynamic-icon.create': async ({ appId, ...icon }, context) => {
    const { db } = context
    // Two requests might take the same time.
    await lockApp(db, appId)
    if ((await db.$count(dynamicIcons, eq(dynamicIcons.appId, appId))) >= storeLimits.icons)
      throw refuse('limit-reached', `An app has at most ${storeLimits.icons} dynamic icons. Delete one.`)
    await requireWindow(context, appId, icon, '')
    await takeImages(context, appId, [{ kind: 'icon', field: 'imageId', objectId: icon.imageId }])
    const now = context.now()
    const [row] = await db
      .insert(dynamicIcons)
      .values({ iconId: newId(), appId, ...icon, state: 'draft', createTime: now, updateTime: now })
      .returning()
    return describeIcon(row as IconRow, now)
  },

  'store-experiments.dynamic-icon.get': async ({ iconId }, context) =>
    describeIcon(await find(context, iconId), context.now()),

  'store-experiments.dynamic-icon.update': async ({ iconId, ...icon }, context) => {
    const before = await lock(context, iconId, 'edit')
    await lockApp(context.db, before.appId)
    await requireWindow(context, before.appId, icon, iconId)
    await takeImages(context, before.appId, [{ kind: 'icon', field: 'imageId', objectId: icon.imageId }])
    const row = await change(context, iconId, { ...icon, state: 'draft', findings: [] })
    await dropImages(context, before.appId, imagesOf('', { icon: before.imageId }))
    return describeIcon(row, context.now())
  },

  'store-experiments.dynamic-icon.delete': async ({ iconId }, context) => {
    const { appId, imageId } = await lock(context, iconId, 'delete')
    await context.db.delete(dynamicIcons).where(eq(dynamicIcons.iconId, iconId))
    await dropImages(context, appId, imagesOf('', { icon: imageId }))
  },

  'store-experiments.dynamic-icon-audit.submit': async ({ iconId }, context) => {
    const { db, services, teamId } = context
    const icon = await lock(context, iconId, 'submit')
    const now = context.now()
    if (icon.endTime <= now) throw wrongTime(`'${icon.iconName}' is over`, issue('endTime', 'icon-over'))
    const row = await change(context, iconId, submitted(icon.round, now))
    await scheduleAudit(db, services, { teamId, kind: 'icon', id: iconId, round: row.round }, now)
    return describeIcon(row, now)
  },

  'store-experiments.dynamic-icon-audit.cancel': async ({ iconId }, context) => {
    await lock(context, iconId, 'cancel')
    return describeIcon(await change(context, iconId, { state: 'draft' }), context.now())
  },
}
