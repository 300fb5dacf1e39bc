import {
  ActionButton,
  KeyValueList,
  QueryFailure,
  QueryView,
  RelativeTime,
  Timeline,
  useData,
  useLanguage,
  useNow,
  useStore,
} from '@console-widgets/ui'
import { useState } from 'react'
import { formatDateTime } from '@console-widgets/core/formats'
import { calls } from '../contract.ts'
import { chatData, type ChatDetail, type OpenedContext } from '../data.ts'
import { useSupportText } from '../generated/text.ts'

/** Who the chat is with, the app that it is about, and what was done with it. */
export function ChatContext({ chat }: { chat: ChatDetail }) {
  const text = useSupportText()
  const { history, privacy } = useData(chatData, chat.chatId)
  const signed = useStore(privacy).data
  return (
    <aside aria-label={text('support.context')} className="flex min-w-0 flex-col gap-4 text-sm">
      <KeyValueList
        items={[
          { label: text('support.chat.service'), value: chat.serviceName },
          { label: text('support.chat.customer'), value: chat.userTeamName },
          { label: text('support.chat.provider'), value: chat.providerName },
          { label: text('support.chat.topic'), value: text(`support.topic.${chat.topic}`) },
          ...(chat.app ? [{ label: text('support.context.app'), value: chat.app.appName }] : []),
        ]}
      />
      <Voucher chat={chat} />
      <QueryFailure query={privacy} />
      {signed?.isSigned ? (
        <p className="text-muted">
          {text('support.privacy.signed', { name: signed.userName ?? '', version: signed.version })}
        </p>
      ) : null}
      <section>
        <h3 className="mb-2 text-muted">{text('support.history')}</h3>
        <QueryView query={history}>
          {({ items }) => (
            <Timeline
              label={text('support.history')}
              events={items.map(({ operationId, operation, side, userName, time }) => ({
                id: operationId,
                time,
                title: text(`support.operation.${operation}`),
                actor: userName || text(`support.side.${side}`),
              }))}
            />
          )}
        </QueryView>
      </section>
    </aside>
  )
}

/** Shows the app to the provider, or looks at it. */
function Voucher({ chat }: { chat: ChatDetail }) {
  const text = useSupportText()
  const language = useLanguage()
  const { chatId, voucher, side, app } = chat
  const { giveVoucher, openVoucher } = useData(chatData, chatId)
  const [opened, setOpened] = useState<OpenedContext>()
  const now = useNow()
  const isOpen = voucher !== null && voucher.openTime === null && voucher.expireTime > now
  if (side === 'user')
    return app === null ? null : (
      <section className="flex flex-col gap-2">
        <p className="text-muted">
          {isOpen
            ? text('support.voucher.given', { time: formatDateTime(voucher.expireTime, language) })
            : voucher?.openTime
              ? text('support.voucher.used')
              : text('support.voucher.help')}
        </p>
        <div>
          <ActionButton
            size="small"
            call={calls['conversations.chat-voucher.create']}
            label={text('support.voucher')}
            run={() => giveVoucher.run({ chatId })}
          />
        </div>
      </section>
    )
  return (
    <section className="flex flex-col gap-2">
      {voucher !== null && voucher.openTime === null ? (
        <div>
          <ActionButton
            size="small"
            tone="primary"
            call={calls['conversations.chat-voucher.open']}
            label={text('support.voucher.open')}
            run={async () => setOpened(await openVoucher.run({ voucherId: voucher.voucherId }))}
          />
        </div>
      ) : opened === undefined ? (
        <p className="text-muted">{text('support.voucher.none')}</p>
      ) : null}
      {opened === undefined ? null : (
        <KeyValueList
          items={[
            { label: text('support.context.app'), value: `${opened.appName} (${opened.appId})` },
            { label: text('support.context.package'), value: opened.packageName },
            {
              label: text('support.context.versions'),
              value: (
                <ul>
                  {opened.versions.map(({ version, releaseTime }) => (
                    <li key={`${version} ${releaseTime}`}>
                      {version} {releaseTime === null ? null : <RelativeTime time={releaseTime} />}
                    </li>
                  ))}
                </ul>
              ),
            },
          ]}
        />
      )}
    </section>
  )
}
