import { QueryView, useData } from '@console-widgets/ui'
import { chatListData, type ConversationRow, feedbackListData, type InboxQuery, ticketListData } from '../data.ts'
import { useSupportText } from '../generated/text.ts'
import { ConversationList, type ConversationListProps } from './conversation-list.tsx'

interface BoxListProps extends Pick<ConversationListProps, 'current' | 'onOpen' | 'selection'> {
  query: InboxQuery
  onMore: () => void
}

const most = 100

/** What the list of a box shows, from what was read. */
function windowOf<Item>(
  found: { items: readonly Item[]; total: number },
  { query, onMore }: Pick<BoxListProps, 'query' | 'onMore'>,
  rowOf: (item: Item) => ConversationRow,
) {
  return {
    of: `${query.state ?? ''} ${query.text ?? ''}`,
    rows: found.items.map(rowOf),
    total: found.total,
    onMore: found.total > query.limit && query.limit < most ? onMore : undefined,
  }
}

/** Feedback of users. */
export function FeedbackList({ query, onMore, ...props }: BoxListProps) {
  const { list } = useData(feedbackListData, query)
  return (
    <QueryView query={list}>
      {(found) => (
        <ConversationList
          box="feedback"
          {...props}
          {...windowOf(found, { query, onMore }, (item) => ({
            id: item.feedbackId,
            title: item.content,
            preview: '',
            time: item.createTime,
            state: `state.${item.state}`,
            unread: 0,
            files: item.files,
            with: `${'★'.repeat(item.star)} ${item.appName} ${item.version}`,
            desk: item.desk,
          }))}
        />
      )}
    </QueryView>
  )
}

/** Chats with providers, and with customers. */
export function ChatList({ query, onMore, ...props }: BoxListProps) {
  const { list } = useData(chatListData, query)
  return (
    <QueryView query={list}>
      {(found) => (
        <ConversationList
          box="providers"
          {...props}
          {...windowOf(found, { query, onMore }, (item) => ({
            id: item.chatId,
            title: item.title,
            preview: item.lastText,
            time: item.lastTime,
            state: `status.${item.status}`,
            unread: item.unread,
            files: 0,
            with: item.side === 'user' ? item.providerName : item.userTeamName,
            desk: item.desk,
          }))}
        />
      )}
    </QueryView>
  )
}

/** Questions to the platform. */
export function TicketList({ query, onMore, ...props }: BoxListProps) {
  const text = useSupportText()
  const { list } = useData(ticketListData, query)
  return (
    <QueryView query={list}>
      {(found) => (
        <ConversationList
          box="platform"
          {...props}
          {...windowOf(found, { query, onMore }, (item) => ({
            id: item.ticketId,
            title: item.title,
            preview: '',
            time: item.lastTime,
            state: `status.${item.status}`,
            unread: item.unread,
            files: 0,
            with: text('support.ticket.number', { number: item.ticketNumber }),
            desk: item.desk,
          }))}
        />
      )}
    </QueryView>
  )
}
