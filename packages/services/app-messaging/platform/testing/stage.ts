import type { InputOf } from '@console-widgets/contract'
import type { Console } from '@console-widgets/core'
import { calls } from '@console-widgets/app-messaging/contract'
import { newContent, type MessageContent } from '@console-widgets/app-messaging/model'
import { createSignedInStage, type SignedInStage } from '@console-widgets/sandbox/testing/signed-in-stage'
import { createDevices, type Devices } from './devices.ts'

/** Northwind Maps, which has messages, and people who meet them. */
export const appId = '108370001'

type Content = InputOf<(typeof calls)['app-messaging.message.update']>['content']

/** A platform, its account holder, and what tests of messages do again and again. */
export interface MessageStage extends SignedInStage {
  devices: Devices
  /** Creates a draft. */
  create(): Promise<{ messageId: string }>
  save(messageId: string, change?: Partial<MessageContent>): Promise<{ version: number; isChanged: boolean }>
  setStatus(messageId: string, status: 'published' | 'stopped' | 'ended'): Promise<unknown>
  /** Creates and publishes a message. @returns its ID */
  publish(change?: Partial<MessageContent>): Promise<string>
  remove(messageId: string): Promise<void>
  report(messageId: string): ReturnType<typeof readReport>
}

/** `withTraffic`: the demo's people go on using their apps as time passes. */
export async function createMessageStage({ withTraffic = false } = {}): Promise<MessageStage> {
  const opened = await createSignedInStage({ membersEditDemoProjects: true, demoTraffic: withTraffic })
  let names = 0
  // The same object, whose holder changes as time passes.
  const stage: MessageStage = Object.assign(opened, {
    devices: await createDevices(opened.test.platform, appId),
    create: () =>
      stage.holder.invoke(calls['app-messaging.message.create'], {
        appId,
        messageName: `Message ${++names}`,
        kind: 'card',
        language: 'en-US',
        title: 'Fair winds',
      }),
    async save(messageId, change = {}) {
      const { messageName } = await stage.holder.invoke(calls['app-messaging.message.get'], { messageId })
      const content = contentOf(change)
      return stage.holder.invoke(calls['app-messaging.message.update'], { messageId, messageName, content })
    },
    setStatus: (messageId, status) =>
      stage.holder.invoke(calls['app-messaging.message-status.update'], { messageId, status }),
    async publish(change = {}) {
      const { messageId } = await stage.create()
      await stage.save(messageId, change)
      await stage.setStatus(messageId, 'published')
      return messageId
    },
    async remove(messageId) {
      await stage.setStatus(messageId, 'ended').catch(() => undefined)
      await stage.holder.invoke(calls['app-messaging.message.delete'], { messageId })
    },
    report: (messageId) => readReport(stage.holder, messageId),
  } satisfies Omit<MessageStage, keyof SignedInStage>)
  return stage
}

function readReport(holder: Console, messageId: string) {
  return holder.invoke(calls['app-messaging.message-report.get'], { appId, messageId })
}

function contentOf(change: Partial<MessageContent>): Content {
  return {
    ...newContent('card', 'en-US', 'Fair winds'),
    // Above those of the demo, and for everyone.
    priority: 10,
    holdout: 0,
    ...change,
  }
}

/** Fields that a refusal names; none if nothing was refused. */
export const refused = (work: Promise<unknown>) =>
  work.then(
    () => [],
    (error: { issues: { field: string }[] }) => error.issues.map(({ field }) => field),
  )
