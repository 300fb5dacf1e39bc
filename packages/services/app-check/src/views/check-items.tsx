import { Card, QueryView, Status, type Tone, useData, useLanguage } from '@console-widgets/ui'
import { type CheckItem, reportData } from '../data.ts'
import { useAppCheckText } from '../generated/text.ts'
import { checkCategories, type ItemState } from '../model.ts'

const tones: Record<ItemState, Tone> = { passed: 'success', found: 'warning', 'not-judged': 'draft' }

/** Everything that was checked, with what it came to: also what is fine, and what couldn’t be judged. */
export function CheckItems({ checkId }: { checkId: string }) {
  const text = useAppCheckText()
  const { items } = useData(reportData, checkId, useLanguage())
  // Why there is no rate says more than that there is none.
  const detailOf = ({ state, findings, note }: CheckItem) =>
    state === 'not-judged' && note
      ? note
      : [text(`app-check.item.${state}`, { count: findings }), note].filter(Boolean).join(' · ')
  return (
    <QueryView query={items}>
      {(answer) => (
        <div className="grid items-start gap-4 @lg:grid-cols-2">
          {checkCategories.map((category) => {
            const inCategory = answer.items.filter((item) => item.category === category)
            if (inCategory.length === 0) return null
            return (
              <Card key={category} title={text(`app-check.category.${category}`)}>
                <ul className="flex flex-col gap-2">
                  {inCategory.map((item) => (
                    <li key={item.rule}>
                      <Status tone={tones[item.state]} detail={detailOf(item)}>
                        {item.title}
                      </Status>
                    </li>
                  ))}
                </ul>
              </Card>
            )
          })}
        </div>
      )}
    </QueryView>
  )
}
